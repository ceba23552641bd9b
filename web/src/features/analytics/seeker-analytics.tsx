import { LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application, SalaryInsight } from '@workboard/contracts';
import { fixedFigures } from '@workboard/contracts/constants';
import { useId } from 'react';
import { DataTable, type Column } from '../../components/data-table.js';
import { QueryState } from '../../components/query-state.js';
import { Section } from '../../components/section.js';
import { StatTile, StatTiles } from '../../components/stat-tile.js';
import { getList } from '../../lib/api.js';
import { capitalise } from '../../lib/labels.js';
import { formatAmount } from '../../lib/money.js';
import { ownApplicationsQuery } from '../../lib/own-applications.js';
import { useNow } from '../../lib/use-now.js';
import { countStatuses, isAboveAverage, ratesOf, thisMonth } from './analytics-figures.js';
import { ApplicationCharts } from './application-charts.js';

const Goal = ({ label, done, goal }: { label: string; done: number; goal: number }) => {
  const id = useId();
  return (
    <div>
      <Stack id={id} direction="row" sx={{ justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="body2">{label}</Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {done} of {goal}
        </Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (100 * done) / goal)}
        aria-labelledby={id}
        sx={{ height: 8, borderRadius: 1 }}
      />
    </div>
  );
};

const salaryColumns: Column<SalaryInsight>[] = [
  { header: 'Industry', isTitle: true, cell: ({ industry }) => capitalise(industry ?? 'All industries') },
  { header: 'Place', cell: ({ location }) => location ?? 'All places' },
  { header: 'Jobs', align: 'right', cell: ({ jobs }) => jobs },
  { header: 'Median a year', align: 'right', cell: ({ median, currency }) => formatAmount(median, currency) },
  {
    header: 'Range',
    align: 'right',
    cell: ({ low, high, currency }) => `${formatAmount(low, currency)} - ${formatAmount(high, currency)}`,
  },
];

/** Real pay of our own jobs, from five jobs up (decision P13). */
const Salaries = () => {
  const query = useQuery({
    queryKey: ['/api/salary-insights'],
    queryFn: ({ signal }) => getList<SalaryInsight>('/api/salary-insights', { signal }),
  });
  return (
    <Section title="Salary Insights">
      <QueryState query={query}>
        {(insights) =>
          insights.length === 0 ? (
            <Typography>There are too few jobs that name their pay to say more.</Typography>
          ) : (
            <DataTable
              label="Salary insights"
              rows={insights.slice(0, 12)}
              columns={salaryColumns}
              rowKey={({ industry, location }) => `${industry ?? ''}-${location ?? ''}`}
            />
          )
        }
      </QueryState>
    </Section>
  );
};

const Figures = ({ applications }: { applications: readonly Application[] }) => {
  const now = useNow();
  const counts = countStatuses(applications);
  const rates = ratesOf(counts);
  return (
    <Stack sx={{ gap: 3 }}>
      <StatTiles>
        <StatTile label="Total Applications" value={applications.length} to="/applications" />
        <StatTile
          label="Success Rate"
          value={`${rates.success}%`}
          note={isAboveAverage(rates) ? 'Above average' : 'Keep going'}
        />
        <StatTile label="Response Rate" value={`${rates.response}%`} />
        <StatTile label="Interview Rate" value={`${rates.interview}%`} />
        <StatTile label="Interviews" value={counts.interviewing} to="/applications?status=interviewing" />
        <StatTile label="Offer Rate" value={`${rates.offer}%`} />
        <StatTile label="Hire Rate" value={`${rates.hire}%`} />
        <StatTile label="Profile Completion" value={`${fixedFigures.profileStrengthPercent}%`} to="/profile" />
      </StatTiles>
      <ApplicationCharts applications={applications} audience="seeker" />
      <Section card title="Goals">
        <Stack sx={{ gap: 2 }}>
          <Goal
            label="Applications this month"
            done={thisMonth(applications, now)}
            goal={fixedFigures.monthlyApplicationsGoal}
          />
          <Goal label="Interviews" done={counts.interviewing} goal={fixedFigures.interviewsGoal} />
        </Stack>
      </Section>
      <Salaries />
    </Stack>
  );
};

/** 'Job Search Analytics' (spec §2, §9). */
export const SeekerAnalytics = () => (
  <QueryState query={useQuery(ownApplicationsQuery)}>
    {(applications) => <Figures applications={applications} />}
  </QueryState>
);
