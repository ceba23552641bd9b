import { Box, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { jobStateOf } from '@workboard/contracts/job-state';
import { useRef } from 'react';
import { CompanyWaits } from '../../entities/company/company-waits.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { useAreKnown } from '../../components/feedback/together.js';
import { Page } from '../../components/layout/page.js';
import { StatTile, StatTiles } from '../../components/elements/stat-tile.js';
import { useUser } from '../../lib/session/session.js';
import { formatNumber } from '../../lib/text/text.js';
import { applicationsQuery } from '../../entities/application/application-queries.js';
import { companyQuery } from '../../entities/company/company-queries.js';
import { myJobsQuery } from '../../entities/job/job-queries.js';
import { interviewsQuery } from '../../entities/interview/interview-queries.js';
import { countIn } from '../../entities/application/status.js';
import { useListParams } from '../../lib/lists/use-list-params.js';
import { useNow } from '../../lib/browser/use-now.js';
import { HiringTips, QuickActions, QuickJobFilter, ThisMonth } from './employer-panels.js';
import { JobTable } from './job-table.js';
import { EmployerUpcoming } from './upcoming-interviews.js';
import { Writers } from '../../lib/session/writers.js';

const sumOf = (jobs: readonly Job[] | undefined, figure: 'applications' | 'views'): string | undefined =>
  jobs && formatNumber(jobs.reduce((sum, job) => sum + job[figure], 0));

/** The jobs that are switched on and yet take no applications: past, waiting or taken down. */
const notLiveNote = (active = 0, live = active): string | undefined =>
  live === active ? undefined : `${active - live} more not open`;

/** The company's jobs and what came of them (spec §2 "Dashboard"). */
export const EmployerDashboard = ({ companyId }: { companyId: number | null }) => {
  const { firstName } = useUser();
  const company = useQuery({ ...companyQuery(companyId ?? 0), enabled: companyId !== null });
  const jobs = useQuery(myJobsQuery);
  const applications = useQuery(applicationsQuery);
  const areKnown = useAreKnown(company, jobs, applications, useQuery(interviewsQuery));
  const [, update] = useListParams({ page: 1, search: '' });
  const search = useRef<HTMLInputElement>(null);
  const showJob = (title: string) => {
    update({ search: title });
    search.current?.focus();
  };
  const name = company.data?.name;
  const now = useNow();
  const active = jobs.data?.filter(({ status }) => status === 'active');
  const live = company.isPending
    ? undefined
    : active?.filter((job) => jobStateOf(job, { now, companyStatus: company.data?.status }) === 'live');
  const title = `Welcome back, ${firstName}!`;
  if (!areKnown) {
    return (
      <Page title={title}>
        <Skeletons />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      subtitle={name && `Here is how hiring goes at ${name}.`}
      actions={
        <Writers>
          <ButtonLink variant="contained" to="/post-job">
            Post New Job
          </ButtonLink>
        </Writers>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <CompanyWaits company={company.data} where="dashboard" />
        <StatTiles>
          <StatTile label="Active Jobs" value={live?.length} note={notLiveNote(active?.length, live?.length)} />
          <StatTile label="Total Applications" value={sumOf(jobs.data, 'applications')} to="/applications" />
          <StatTile label="Job Views" value={sumOf(jobs.data, 'views')} />
          <StatTile
            label="New Applications"
            value={applications.data && countIn(applications.data, ['applied'])}
            to="/applications?status=applied"
          />
        </StatTiles>
        <EmployerUpcoming />
        <JobTable searchRef={search} companyStatus={company.data?.status} />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))' }}>
          <Stack sx={{ gap: 3 }}>
            <QuickActions companyId={companyId} />
            <ThisMonth jobs={jobs.data} applications={applications.data} />
          </Stack>
          <Stack sx={{ gap: 3 }}>
            <HiringTips />
            <QuickJobFilter jobs={jobs.data ?? []} onPick={showJob} />
          </Stack>
        </Box>
      </Stack>
    </Page>
  );
};
