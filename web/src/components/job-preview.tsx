import { Button, Stack, Typography } from '@mui/material';
import type { Job } from '@workboard/contracts';
import { useNow } from '../lib/use-now.js';
import { JobFacts, JobHead, JobProse } from './job-detail.js';
import { TitledDialog } from './titled-dialog.js';

/** The ad as people will read it, before it is posted. */
export const JobPreview = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const now = useNow();
  return (
    <TitledDialog
      title="Preview"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Back to the form
        </Button>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <JobHead
          job={job}
          title={
            <Typography component="h3" variant="h3">
              {job.title || 'No title yet'}
            </Typography>
          }
        />
        <JobFacts job={job} now={now} />
        <JobProse job={job} now={now} level="h3" />
      </Stack>
    </TitledDialog>
  );
};
