import { Box, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { dayOf } from '@workboard/contracts/dates';
import { answerLines, sayDay } from '@workboard/contracts/questions';
import { useNow } from '../../lib/browser/use-now.js';

/** What the applicant was asked and answered beside the letter (decision P48); nothing where nothing was asked. */
export const Answers = ({ application }: { application: Application }) => {
  const lines = answerLines(application);
  const today = dayOf(useNow());
  return (
    lines.length > 0 && (
      <Box component="section" aria-label="Answers">
        <Typography component="h3" variant="h4" sx={{ mt: 2, mb: 1 }}>
          Answers
        </Typography>
        <Box component="dl" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
          {lines.map(({ id, question, answer, missed, validUntil }) => (
            <Box key={id} sx={{ mb: 1.5 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {question}
              </Box>
              <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
                {answer}
              </Box>
              {validUntil !== null && validUntil < today && (
                <Box component="dd" sx={{ m: 0, color: 'error.main' }}>
                  Expired on {sayDay(validUntil)}
                </Box>
              )}
              {missed !== null && (
                <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                  Asked for: {missed}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </Box>
    )
  );
};
