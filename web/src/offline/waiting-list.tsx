import { Box } from '@mui/material';
import { useDevice } from './waiting.js';
import { WaitingNote } from './waiting-note.js';

/** All that waits of who is signed in. */
export const WaitingList = () => (
  <Box component="ul" aria-label="Waiting for a signal" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
    {useDevice().waiting.map((entry) => (
      <li key={entry.key}>
        <WaitingNote entry={entry} withJob />
      </li>
    ))}
  </Box>
);
