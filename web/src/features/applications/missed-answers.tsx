import { Box } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { missedAnswers } from '@workboard/contracts/questions';

/** What was asked for and answered otherwise, as plain facts (decision P48). */
export const MissedAnswers = ({ application }: { application: Application }) => {
  const missed = missedAnswers(application);
  return (
    missed.length > 0 && (
      <Box
        component="ul"
        aria-label="Not as asked for"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          mt: 0.5,
          typography: 'body2',
          color: 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        {missed.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Box>
    )
  );
};
