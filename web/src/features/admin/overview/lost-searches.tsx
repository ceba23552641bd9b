import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Skeletons } from '../../../components/feedback/query-state.js';
import { TextLink } from '../../../components/elements/link.js';
import { Section } from '../../../components/layout/section.js';
import { formatDay } from '../../../lib/text/dates.js';
import { plural } from '../../../lib/text/text.js';
import { readList } from '../../../lib/api/read.js';

const shown = 10;

const lostSearchesQuery = readList('/admin/searches', { query: { limit: shown } });

/** What people looked for in vain: which jobs are wanted, and which words the search does not know yet. */
export const LostSearches = () => {
  const { data, isPending } = useQuery(lostSearchesQuery);
  return (
    <Section card title="Searches without result">
      {data ? (
        <Stack component="ul" aria-label="Searches without result" sx={{ gap: 1, listStyle: 'none', p: 0, m: 0 }}>
          {data.map(({ week, words, times }) => (
            <Stack
              key={`${week}:${words}`}
              component="li"
              sx={{
                flexDirection: { xs: 'column', sm: 'row' },
                columnGap: 2,
                justifyContent: 'space-between',
                alignItems: 'baseline',
              }}
            >
              <Box
                component={TextLink}
                to={`/jobs?search=${encodeURIComponent(words)}`}
                sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {words}
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary', flex: 'none' }}>
                {plural(times, 'time')} in the week of {formatDay(week)}
              </Typography>
            </Stack>
          ))}
          {data.length === 0 && <li>Nothing was looked for in vain twice.</li>}
        </Stack>
      ) : isPending ? (
        <Skeletons count={1} height={160} />
      ) : (
        'Not available.'
      )}
    </Section>
  );
};
