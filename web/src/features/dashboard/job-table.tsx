import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import type { JobStatus } from '@workboard/contracts/enums';
import type { RefObject } from 'react';
import { TextInput } from '../../components/controls.js';
import { DataTable, type Column } from '../../components/data-table.js';
import { EditIcon, TrashIcon } from '../../components/icons.js';
import { ButtonLink, TextLink } from '../../components/link.js';
import { ListPage } from '../../components/list-page.js';
import { PostJobLink } from '../../components/post-job-link.js';
import { Section } from '../../components/section.js';
import { api } from '../../lib/api.js';
import { confirm } from '../../lib/confirm.js';
import { formatDay, postedAt } from '../../lib/dates.js';
import { capitalise, plural } from '../../lib/labels.js';
import { formatNumber } from '../../lib/money.js';
import { myJobsQuery } from '../../lib/queries.js';
import { useAction } from '../../lib/use-action.js';
import { useListParams } from '../../lib/use-list-params.js';
import type { StatusTone } from '../../theme/palette.js';

const refresh = [myJobsQuery.queryKey, ['/api/jobs']];

const matches = (job: Job, search: string): boolean =>
  [job.title, job.location ?? '', job.workType, job.employmentType].some((text) =>
    text.toLowerCase().includes(search.trim().toLowerCase()),
  );

const isDraft = ({ status, published }: Job): boolean => status === 'active' && !published;

/** Active jobs that nobody can see yet say so. */
const statusText = (job: Job): string => (isDraft(job) ? `${job.status}, draft` : job.status);

const statusTone = (job: Job): StatusTone => {
  if (isDraft(job)) {
    return 'interviewing';
  }
  return job.status === 'active' ? 'offered' : 'neutral';
};

const otherStatus = (status: JobStatus): JobStatus => (status === 'active' ? 'inactive' : 'active');

const useJobActions = () => {
  const toggle = useAction<{ id: number; status: JobStatus }, Job, Job[]>({
    run: ({ id, status }) => api.put(`/api/jobs/${id}`, { status }),
    optimistic: ({ id, status }) => ({
      key: myJobsQuery.queryKey,
      change: (jobs) => jobs.map((job) => (job.id === id ? { ...job, status } : job)),
    }),
    refresh,
    success: { title: 'Status updated' },
    failure: { title: 'Error', text: 'Failed to update job status.' },
    undo: ({ id, status }) => ({ id, status: otherStatus(status) }),
  });
  const remove = useAction<number, unknown, Job[]>({
    run: (id) => api.remove(`/api/jobs/${id}`),
    optimistic: (id) => ({ key: myJobsQuery.queryKey, change: (jobs) => jobs.filter((job) => job.id !== id) }),
    refresh: [...refresh, ['/api/applications']],
    success: { title: 'Job deleted' },
    failure: { title: 'Error', text: 'Failed to delete job posting.' },
  });
  const askAndRemove = async ({ id, title }: Job) => {
    if (await confirm({ title, text: 'Are you sure you want to delete this job posting?' })) {
      remove.mutate(id);
    }
  };
  return { toggle, askAndRemove };
};

interface RowActions {
  toggle: (job: Job) => void;
  remove: (job: Job) => void;
}

const jobColumns = ({ toggle, remove }: RowActions): Column<Job>[] => [
  { header: 'Job Title', isTitle: true, cell: (job) => <TextLink to={`/jobs/${job.id}`}>{job.title}</TextLink> },
  { header: 'Applications', align: 'right', cell: (job) => formatNumber(job.applications) },
  { header: 'Views', align: 'right', cell: (job) => formatNumber(job.views) },
  { header: 'Posted date', noWrap: true, cell: (job) => formatDay(postedAt(job)) },
  {
    header: 'Status',
    cell: (job) => (
      <Button
        size="small"
        variant="outlined"
        aria-pressed={job.status === 'active'}
        aria-label={`${job.title}: ${statusText(job)}. Change status`}
        onClick={() => toggle(job)}
        sx={{ whiteSpace: 'nowrap', bgcolor: `status.${statusTone(job)}.bg`, color: `status.${statusTone(job)}.text` }}
      >
        {capitalise(statusText(job))}
      </Button>
    ),
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

/** The company's jobs with search, status toggle, edit and delete (spec §2 "Dashboard"). */
export const JobTable = ({ searchRef }: { searchRef: RefObject<HTMLInputElement | null> }) => {
  const [{ page, search }, update] = useListParams({ page: 1, search: '' });
  const query = useQuery(myJobsQuery);
  const { toggle, askAndRemove } = useJobActions();
  const columns = jobColumns({
    toggle: (job) => toggle.mutate({ id: job.id, status: otherStatus(job.status) }),
    remove: (job) => void askAndRemove(job),
  });
  return (
    <Section title="Your Jobs">
      <ListPage
        query={query}
        select={(jobs) => jobs.filter((job) => matches(job, search))}
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
          <TextInput
            ref={searchRef}
            type="search"
            value={search}
            onChange={(event) => update({ search: event.target.value }, { replace: true })}
            placeholder="Search by title, location, work type or employment type"
            aria-label="Search your jobs by title, location, work type or employment type"
          />
        }
      >
        {(jobs) => <DataTable label="Your jobs" rows={jobs} columns={columns} rowKey={({ id }) => id} />}
      </ListPage>
    </Section>
  );
};
