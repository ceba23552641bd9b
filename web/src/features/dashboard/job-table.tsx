import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import type { CompanyStatus, JobStatus } from '@workboard/contracts/enums';
import { deletedJobConsequence } from '@workboard/contracts/consequences';
import { jobStateOf, type JobState } from '@workboard/contracts/job-state';
import { jobStateWords } from '@workboard/contracts/job-state-words';
import { stageOf } from '@workboard/contracts/statuses';
import type { RefObject } from 'react';
import { Select, TextInput } from '../../components/controls.js';
import { DataTable, type Column } from '../../components/data-table.js';
import { EditIcon, TrashIcon } from '../../components/icons.js';
import { ButtonLink, TextLink } from '../../components/link.js';
import { ListPage } from '../../components/list-page.js';
import { PostJobLink } from '../../components/post-job-link.js';
import { Section } from '../../components/section.js';
import { api } from '../../lib/api.js';
import { confirm } from '../../lib/confirm.js';
import { formatDay, postedAt } from '../../lib/dates.js';
import { capitalise, plural, truncate } from '../../lib/labels.js';
import { formatNumber } from '../../lib/money.js';
import { applicationsQuery, myJobsQuery } from '../../lib/queries.js';
import { useAction } from '../../lib/use-action.js';
import { useListParams } from '../../lib/use-list-params.js';
import { useNow } from '../../lib/use-now.js';
import type { StatusTone } from '../../theme/palette.js';

const refresh = [myJobsQuery.queryKey, ['/api/jobs']];

const matches = (job: Job, search: string): boolean =>
  [job.title, job.location ?? '', job.workType, job.employmentType].some((text) =>
    text.toLowerCase().includes(search.trim().toLowerCase()),
  );

/** States that the words active and inactive say already. */
const plainStates: readonly JobState[] = ['live', 'closed'];

const toneOf = (job: Job, state: JobState): StatusTone => {
  if (job.status === 'inactive') {
    return 'neutral';
  }
  return state === 'live' ? 'offered' : 'interviewing';
};

const otherStatus = (status: JobStatus): JobStatus => (status === 'active' ? 'inactive' : 'active');

const useJobActions = () => {
  const toggle = useAction<Pick<Job, 'id' | 'title' | 'status'>, Job, Job[]>({
    run: ({ id, status }) => api.put(`/api/jobs/${id}`, { status }),
    optimistic: ({ id, status }) => ({
      key: myJobsQuery.queryKey,
      change: (jobs) => jobs.map((job) => (job.id === id ? { ...job, status } : job)),
    }),
    refresh,
    success: (_answer, { title, status }) => ({ title: 'Status updated', text: `${title} is ${status} now.` }),
    failure: { title: 'Error', text: 'Failed to update job status.' },
    undo: (job) => ({ ...job, status: otherStatus(job.status) }),
  });
  const remove = useAction<Job, unknown, Job[]>({
    run: ({ id }) => api.remove(`/api/jobs/${id}`),
    optimistic: ({ id }) => ({ key: myJobsQuery.queryKey, change: (jobs) => jobs.filter((job) => job.id !== id) }),
    refresh: [...refresh, ['/api/applications']],
    success: (_answer, { title }) => ({ title: 'Job deleted', text: title }),
    failure: { title: 'Error', text: 'Failed to delete job posting.' },
  });
  const askAndRemove = async (job: Job) => {
    const { id, title, status, applications } = job;
    const close = { label: 'Close instead', run: () => toggle.mutate({ id, title, status: 'inactive' }) };
    const question = {
      title,
      text: 'Are you sure you want to delete this job posting?',
      consequence: deletedJobConsequence(applications),
      instead: status === 'active' ? close : undefined,
    };
    if (await confirm(question)) {
      remove.mutate(job);
    }
  };
  return { toggle, askAndRemove };
};

/** How many applications of each job nobody has looked at yet, by job id. */
const useNewCounts = (): ReadonlyMap<number, number> => {
  const { data = [] } = useQuery(applicationsQuery);
  const counts = new Map<number, number>();
  for (const application of data) {
    if (stageOf(application) === 'applied') {
      counts.set(application.jobId, (counts.get(application.jobId) ?? 0) + 1);
    }
  }
  return counts;
};

interface RowActions {
  newCounts: ReadonlyMap<number, number>;
  toggle: (job: Job) => void;
  remove: (job: Job) => void;
  stateOf: (job: Job) => JobState;
}

/** All applicants of a job; those of a closed one are hidden unless asked for (decision P20). */
const applicantsOf = ({ id, status }: Job): string =>
  `/applications?job=${id}${status === 'inactive' ? '&closed=on' : ''}`;

const sorts: Record<string, { label: string; compare: (a: Job, b: Job) => number }> = {
  newest: { label: 'Newest first', compare: () => 0 },
  applications: { label: 'Most applications', compare: (a, b) => b.applications - a.applications },
  closing: {
    label: 'Closing soon',
    compare: (a, b) => (a.closingDate ?? '9999').localeCompare(b.closingDate ?? '9999'),
  },
  title: { label: 'Title', compare: (a, b) => a.title.localeCompare(b.title) },
};

/** A figure is narrow; fingers need 24 pixels (WCAG 2.5.8). */
const figureLink = { display: 'inline-block', minWidth: 24, minHeight: 24, lineHeight: '24px' };

const jobColumns = ({ newCounts, toggle, remove, stateOf }: RowActions): Column<Job>[] => [
  { header: 'Job Title', isTitle: true, cell: (job) => <TextLink to={`/jobs/${job.id}`}>{job.title}</TextLink> },
  {
    header: 'Applications',
    align: 'right',
    cell: (job) => (
      <>
        <TextLink
          to={applicantsOf(job)}
          aria-label={`${plural(job.applications, 'application')} for ${job.title}`}
          sx={figureLink}
        >
          {formatNumber(job.applications)}
        </TextLink>
        {newCounts.has(job.id) && (
          <Typography component="div" variant="caption" sx={{ whiteSpace: 'nowrap' }}>
            <TextLink
              to={`${applicantsOf(job)}&status=applied`}
              aria-label={`${newCounts.get(job.id)} new for ${job.title}`}
              sx={figureLink}
            >
              {newCounts.get(job.id)} new
            </TextLink>
          </Typography>
        )}
      </>
    ),
  },
  { header: 'Views', align: 'right', cell: (job) => formatNumber(job.views) },
  { header: 'Posted date', noWrap: true, cell: (job) => formatDay(postedAt(job)) },
  { header: 'Closes', noWrap: true, cell: (job) => (job.closingDate ? formatDay(job.closingDate) : '–') },
  {
    header: 'Status',
    cell: (job) => {
      const state = stateOf(job);
      const { name } = jobStateWords[state];
      const tone = toneOf(job, state);
      const isPlain = plainStates.includes(state);
      return (
        <>
          <Button
            size="small"
            variant="outlined"
            aria-pressed={job.status === 'active'}
            aria-label={`${job.title}: ${isPlain ? job.status : `${job.status}, ${name.toLowerCase()}`}. Change status`}
            onClick={() => toggle(job)}
            sx={{ whiteSpace: 'nowrap', bgcolor: `status.${tone}.bg`, color: `status.${tone}.text` }}
          >
            {capitalise(job.status)}
          </Button>
          {!isPlain && (
            <Typography component="div" variant="caption" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {name}
              {state === 'taken_down' && job.takenDownReason && `: ${truncate(job.takenDownReason, 120)}`}
            </Typography>
          )}
        </>
      );
    },
  },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: (job) => (
      <Stack
        direction="row"
        // Beside the side navigation a small table has room for the words alone.
        sx={{
          gap: { xs: 1, md: 0.5, lg: 1 },
          justifyContent: 'flex-end',
          '& .MuiButton-startIcon': { display: { md: 'none', lg: 'inherit' } },
        }}
      >
        <ButtonLink
          size="small"
          variant="outlined"
          startIcon={<EditIcon size={16} />}
          to={`/edit-job/${job.id}`}
          aria-label={`Edit ${job.title}`}
        >
          Edit
        </ButtonLink>
        <Button
          size="small"
          color="error"
          startIcon={<TrashIcon size={16} />}
          aria-label={`Delete ${job.title}`}
          onClick={() => remove(job)}
        >
          Delete
        </Button>
      </Stack>
    ),
  },
];

interface JobTableProps {
  searchRef: RefObject<HTMLInputElement | null>;
  companyStatus: CompanyStatus | undefined;
}

/** The company's jobs with search, order, status toggle, edit and delete (spec §2 "Dashboard"). */
export const JobTable = ({ searchRef, companyStatus }: JobTableProps) => {
  const [{ page, search, sort }, update] = useListParams({ page: 1, search: '', sort: 'newest' });
  const now = useNow();
  const query = useQuery(myJobsQuery);
  const { toggle, askAndRemove } = useJobActions();
  const newCounts = useNewCounts();
  const columns = jobColumns({
    newCounts,
    toggle: (job) => toggle.mutate({ id: job.id, title: job.title, status: otherStatus(job.status) }),
    remove: (job) => void askAndRemove(job),
    stateOf: (job) => jobStateOf(job, { now, companyStatus }),
  });
  const order = sorts[sort] ?? sorts['newest'];
  return (
    <Section title="Your Jobs">
      <ListPage
        query={query}
        select={(jobs) => jobs.filter((job) => matches(job, search)).toSorted(order?.compare)}
        page={page}
        pageSize={pageSizes.employerJobs}
        window={pagerWindows.employerJobs}
        onPage={(next) => update({ page: next })}
        summary={({ total }) => plural(total, 'job')}
        empty={{
          title: 'No jobs found',
          text: search
            ? 'No job matches this search.'
            : 'Post a job, and it appears here with its applications and views.',
          action: search ? (
            <Button variant="contained" onClick={() => update({ search: '' })}>
              Clear Search
            </Button>
          ) : (
            <PostJobLink />
          ),
        }}
        toolbar={
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
            }}
          >
            <TextInput
              ref={searchRef}
              type="search"
              value={search}
              onChange={(event) => update({ search: event.target.value }, { replace: true })}
              placeholder="Search by title, location, work type or employment type"
              aria-label="Search your jobs by title, location, work type or employment type"
            />
            <Select value={sort} onChange={(event) => update({ sort: event.target.value })} aria-label="Sort your jobs">
              {Object.entries(sorts).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Box>
        }
      >
        {(jobs) => <DataTable label="Your jobs" rows={jobs} columns={columns} rowKey={({ id }) => id} />}
      </ListPage>
    </Section>
  );
};
