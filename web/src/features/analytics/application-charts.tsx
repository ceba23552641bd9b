import { Box } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { applicationStatuses } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { formatDay } from '../../lib/text/dates.js';
import { useNow } from '../../lib/browser/use-now.js';
import { activity, countStatuses } from './analytics-figures.js';
import { ChartSection } from './chart-section.js';

interface ApplicationChartsProps {
  applications: readonly Application[];
  /** Whose words name the statuses. */
  audience: 'employer' | 'seeker';
}

/** Applications by status and by day, for either role. */
export const ApplicationCharts = ({ applications, audience }: ApplicationChartsProps) => {
  const now = useNow();
  const counts = countStatuses(applications);
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <ChartSection
        isLying
        title="Applications by status"
        rowName="Status"
        counted="Applications"
        rows={applicationStatuses.map((status) => ({ label: statusWords[status][audience], value: counts[status] }))}
      />
      <ChartSection
        title={audience === 'seeker' ? 'Activity of the last 30 days' : 'Applications of the last 30 days'}
        rowName="Day"
        counted="Applications"
        rows={activity(applications, now).map(({ day, count }) => ({ label: formatDay(day), value: count }))}
      />
    </Box>
  );
};
