import { Box, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application, Job } from '@workboard/contracts';
import { fixedFigures } from '@workboard/contracts/constants';
import { applicationStatuses } from '@workboard/contracts/enums';
import { DataTable, type Column } from '../../components/data-table.js';
import { EmptyState } from '../../components/empty-state.js';
import { ButtonLink, TextLink } from '../../components/link.js';
import { QueryState, Skeletons } from '../../components/query-state.js';
import { Section } from '../../components/section.js';
import { StatTile, StatTiles } from '../../components/stat-tile.js';
import { formatDay } from '../../lib/dates.js';
import { formatNumber } from '../../lib/money.js';
import { applicationsQuery, myJobsQuery } from '../../lib/queries.js';
import { statusWords } from '../../lib/status.js';
import { useNow } from '../../lib/use-now.js';
import { activity, countStatuses, perJob, topJobs } from './analytics-figures.js';
import { BarList, DayChart } from './chart-section.js';

const columns: Column<Job>[] = [
  { header: 'Job Title', isTitle: true, cell: ({ id, title }) => <TextLink to={`/jobs/${id}`}>{title}</TextLink> },
  { header: 'Applications', align: 'right', cell: ({ applications }) => formatNumber(applications) },
  { header: 'Views', align: 'right', cell: ({ views }) => formatNumber(views) },
];

const Charts = ({ applications }: { applications: readonly Application[] }) => {
  const now = useNow();
  const counts = countStatuses(applications);
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <BarList
        title="Applications by status"
        rows={applicationStatuses.map((status) => ({ label: statusWords[status].employer, value: counts[status] }))}
      />
      <DayChart
        title="Applications of the last 30 days"
        counted="Applications"
        rows={activity(applications, now).map(({ day, count }) => ({ label: formatDay(day), value: count }))}
      />
    </Box>
  );
};

const Figures = ({ jobs }: { jobs: readonly Job[] }) => {
  const applications = useQuery(applicationsQuery);
  const total = jobs.reduce((sum, job) => sum + job.applications, 0);
  const average = perJob(total, jobs.length);
  if (jobs.length === 0) {
    return (
      <EmptyState
        title="Nothing to count yet"
        text="Post a job, and its applications and views show up here."
        action={
          <ButtonLink variant="contained" to="/post-job">
            Post Job
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Stack sx={{ gap: 3 }}>
      <StatTiles>
        <StatTile label="Total Applications" value={formatNumber(total)} to="/applications" />
        <StatTile
          label="Applications per Job"
          value={average}
          note={average > fixedFigures.goodApplicationsPerJob ? 'Good' : 'Could be more'}
        />
        <StatTile label="Job Views" value={formatNumber(jobs.reduce((sum, job) => sum + job.views, 0))} />
        <StatTile label="Avg. Time to Hire" value={fixedFigures.avgTimeToHire} />
      </StatTiles>
      <QueryState query={applications} loading={<Skeletons count={1} height={300} label="Loading applications..." />}>
        {(list) => <Charts applications={list} />}
      </QueryState>
      <Section title="Top Jobs">
        <DataTable label="Top jobs by applications" rows={topJobs(jobs)} columns={columns} rowKey={({ id }) => id} />
      </Section>
    </Stack>
  );
};

/** 'Hiring Analytics' (spec §2, §9). */
export const EmployerAnalytics = () => (
  <QueryState query={useQuery(myJobsQuery)}>{(jobs) => <Figures jobs={jobs} />}</QueryState>
);
