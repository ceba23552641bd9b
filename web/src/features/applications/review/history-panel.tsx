import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { QueryState, Skeletons } from '../../../components/feedback/query-state.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { sayHappening, sayWho } from './history-words.js';
import { historyQuery } from './review-queries.js';

/** What happened to an application and who did it, newest first (decision P45). */
export const HistoryPanel = ({ application }: { application: Application }) => {
  const query = useQuery(historyQuery(application));
  return (
    <QueryState
      query={query}
      errorTitle="Failed to load the history"
      loading={<Skeletons count={3} height={48} label="Loading the history..." />}
    >
      {(history) => (
        <Box component="ol" aria-label="History" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {history.map((entry) => (
            <Box
              component="li"
              key={entry.id}
              sx={{ pl: 2, pb: 2, ml: 0.5, borderLeft: 2, borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {sayHappening(entry)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[sayWho(entry), formatDayAndTime(entry.at)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </QueryState>
  );
};
