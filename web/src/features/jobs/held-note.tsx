import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { signalRules } from '@workboard/contracts/reviews';
import { read } from '../../lib/api/read.js';

/** Why an ad waits for a person to read it: the words that hold it, and what its team can do (decision P40). */
export const HeldNote = ({ jobId }: { jobId: number }) => {
  const { data } = useQuery({ ...read('/jobs/{id}/review', { params: { id: jobId } }), staleTime: 0 });
  if (!data || data.signals.length === 0) {
    return null;
  }
  return (
    <Box sx={{ mt: 1.5 }}>
      {data.signals.map(({ kind, note, sentences }) => (
        <Box key={kind} sx={{ mb: 1 }}>
          <Box sx={{ fontWeight: 600 }}>{signalRules[kind].words}</Box>
          {sentences.length === 0 && note}
          {sentences.map((sentence) => (
            <Box
              key={sentence}
              component="q"
              sx={{ display: 'block', my: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'warning.main', quotes: 'none' }}
            >
              {sentence}
            </Box>
          ))}
        </Box>
      ))}
      <Typography variant="body2">
        Applicants here never pay. Take these words out and save, and the job goes live at once. If they mean something
        else, leave them: we read the job and decide.
      </Typography>
    </Box>
  );
};
