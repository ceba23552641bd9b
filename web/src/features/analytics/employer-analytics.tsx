import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { fixedFigures } from '@workboard/contracts/constants';
import { Suspense } from 'react';
import { DataTable, type Column } from '../../components/lists/data-table.js';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { TextLink } from '../../components/elements/link.js';
import { PostJobLink } from '../../entities/job/post-job-link.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { StatTile, StatTiles } from '../../components/elements/stat-tile.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';
import { formatNumber } from '../../lib/text/text.js';
import { applicationsQuery } from '../../entities/application/application-queries.js';
import { myJobsQuery } from '../../entities/job/job-queries.js';
import { perJob, topJobs } from './analytics-figures.js';
import { ApplicationCharts } from './application-charts.js';

const CompanyFigures = lazyPart(async () => (await import('./company-figures.js')).CompanyFigures);

const columns: Column<Job>[] = [
  { header: 'Job Title', isTitle: true, cell: ({ id, title }) => <TextLink to={`/jobs/${id}`}>{title}</TextLink> },
  { header: 'Applications', align: 'right', cell: ({ applications }) => formatNumber(applications) },
  { header: 'Views', align: 'right', cell: ({ views }) => formatNumber(views) },
  {
    header: 'Figures',
    align: 'right',
    cell: ({ id }) => (
      <TextLink to={`/jobs/${id}/figures`} aria-label={`See figures of job ${id}`}>
        See figures
      </TextLink>
    ),
  },
];

const Figures = ({ jobs }: { jobs: readonly Job[] }) => {
  const applications = useQuery(applicationsQuery);
  const total = jobs.reduce((sum, job) => sum + job.applications, 0);
  const average = perJob(total, jobs.length);
  if (jobs.length === 0) {
    return (
      <EmptyState
        title="Nothing to count yet"
        text="Post a job, and its applications and views show up here."
        action={<PostJobLink />}
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
        {(list) => <ApplicationCharts applications={list} audience="employer" />}
      </QueryState>
      <Section title="Top Jobs">
        <DataTable label="Top jobs by applications" rows={topJobs(jobs)} columns={columns} rowKey={({ id }) => id} />
      </Section>
      <Suspense fallback={<Skeletons count={1} height={160} />}>
        <CompanyFigures />
      </Suspense>
    </Stack>
  );
};

/** 'Hiring Analytics' (spec §2, §9). */
export const EmployerAnalytics = () => (
  <QueryState query={useQuery(myJobsQuery)}>{(jobs) => <Figures jobs={jobs} />}</QueryState>
);
