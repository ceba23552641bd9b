import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import type { CompanyStatus } from '@workboard/contracts/enums';
import { extendedDay } from '@workboard/contracts/extending';
import { jobStateOf } from '@workboard/contracts/job-state';
import { Suspense, useState, type RefObject } from 'react';
import { Select, TextInput } from '../../components/forms/controls.js';
import { DataTable } from '../../components/lists/data-table.js';
import { ListPage } from '../../components/lists/list-page.js';
import { PostJobLink } from '../../entities/job/post-job-link.js';
import { Section } from '../../components/layout/section.js';
import { plural } from '../../lib/text/text.js';
import { myJobsQuery } from '../../entities/job/job-queries.js';
import { useListParams } from '../../lib/lists/use-list-params.js';
import { useNow } from '../../lib/browser/use-now.js';
import { useIsWriter } from '../../lib/session/writers.js';
import { useFilling } from '../../entities/application/filling/use-filling.js';
import { jobColumns } from './job-columns.js';
import { otherStatus, useJobActions } from './use-job-actions.js';
import { useNewCounts } from './use-new-counts.js';
import { HiringTeamDialog } from '../../entities/hiring-team/hiring-team-button.js';
import { useHiringTeams } from '../../entities/hiring-team/hiring-teams.js';

const matches = (job: Job, search: string): boolean =>
  [job.title, job.location ?? '', job.workType, job.employmentType, job.internalReference ?? ''].some((text) =>
    text.toLowerCase().includes(search.trim().toLowerCase()),
  );

const sorts: Record<string, { label: string; compare: (a: Job, b: Job) => number }> = {
  newest: { label: 'Newest first', compare: () => 0 },
  applications: { label: 'Most applications', compare: (a, b) => b.applications - a.applications },
  closing: {
    label: 'Closing soon',
    compare: (a, b) => (a.closingDate ?? '9999').localeCompare(b.closingDate ?? '9999'),
  },
  title: { label: 'Title', compare: (a, b) => a.title.localeCompare(b.title) },
};

interface JobTableProps {
  searchRef: RefObject<HTMLInputElement | null>;
  companyStatus: CompanyStatus | undefined;
}

/** The company's jobs with search, order, status toggle, edit and delete (spec §2 "Dashboard"). */
export const JobTable = ({ searchRef, companyStatus }: JobTableProps) => {
  const [{ page, search, sort }, update] = useListParams({ page: 1, search: '', sort: 'newest' });
  const now = useNow();
  const query = useQuery(myJobsQuery);
  const { toggle, extend, askAndRemove } = useJobActions();
  const newCounts = useNewCounts();
  const filling = useFilling();
  const teams = useHiringTeams();
  const [teamOf, setTeamOf] = useState<Job | null>(null);
  const columns = jobColumns({
    newCounts,
    toggle: (job) => toggle.mutate({ id: job.id, title: job.title, status: otherStatus(job.status) }),
    extend: ({ id, title, closingDate }, days) =>
      closingDate !== null &&
      extend.mutate({
        id,
        title,
        closingDate: extendedDay(closingDate, { days, now: new Date() }),
        before: closingDate,
      }),
    fill: filling.ask,
    remove: (job) => void askAndRemove(job),
    stateOf: (job) => jobStateOf(job, { now, companyStatus }),
    isWriter: useIsWriter(),
    isOpen: teams.isOpen,
    hasTeam: (jobId) => teams.of(jobId) !== undefined,
    openTeam: setTeamOf,
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
      {filling.dialog}
      <Suspense fallback={null}>
        {teamOf && <HiringTeamDialog job={teamOf} team={teams.of(teamOf.id)} onClose={() => setTeamOf(null)} />}
      </Suspense>
    </Section>
  );
};
