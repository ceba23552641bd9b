import { LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { fixedFigures } from '@workboard/contracts/constants';
import { useId } from 'react';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { StatTile, StatTiles } from '../../components/elements/stat-tile.js';
import { ownApplicationsQuery } from '../../entities/application/own-applications.js';
import { useNow } from '../../lib/browser/use-now.js';
import { countStatuses, isAboveAverage, ratesOf, thisMonth } from './analytics-figures.js';
import { ApplicationCharts } from './application-charts.js';
import { Salaries } from './salaries.js';

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
        sx={{ height: 8, borderRadius: 1, bgcolor: 'status.neutral.bg' }}
      />
    </div>
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
