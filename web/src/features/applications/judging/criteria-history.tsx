import { Box, Typography } from '@mui/material';
import type { RankingCriteria } from '@workboard/contracts';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { fullName } from '@workboard/contracts/person-name';
import { importanceLabels } from './importance-labels.js';

type Entry = RankingCriteria['history'][number];

const told = ({ criterion, from, to }: Entry['changes'][number]): string => {
  if (from === null && to !== null) {
    return `Added “${criterion}” (${importanceLabels[to]})`;
  }
  return to === null
    ? `Removed “${criterion}”`
    : `“${criterion}”: ${importanceLabels[from ?? 'normal']} → ${importanceLabels[to]}`;
};

/** Who changed what about a job's criteria, newest first. */
export const CriteriaHistory = ({ history }: { history: readonly Entry[] }) =>
  history.length === 0 ? null : (
    <Box component="details" sx={{ mt: 3 }}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', minHeight: 44, display: 'list-item', alignContent: 'center', fontWeight: 600 }}
      >
        History ({history.length})
      </Box>
      <Box component="ol" reversed sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {history.map(({ version, changedAt, changedBy, changes }) => (
          <li key={version}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatDayAndTime(changedAt)} · {changedBy ? fullName(changedBy) : 'A former colleague'}
            </Typography>
            {changes.map((change) => (
              <Typography key={change.criterion} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {told(change)}
              </Typography>
            ))}
          </li>
        ))}
      </Box>
    </Box>
  );
