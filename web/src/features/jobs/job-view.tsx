import { Stack, Typography } from '@mui/material';
import type { Job } from '@workboard/contracts';
import { JobFacts, JobHead, JobProse } from '../../components/job-detail.js';
import { useNow } from '../../lib/use-now.js';
import { JobActions } from './job-actions.js';
import { ShareLinks } from './share-links.js';

/** A job in the panel or the dialog of /jobs. */
export const JobView = ({ job }: { job: Job }) => {
  const now = useNow();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <JobHead
        job={job}
        title={
          <Typography component="h2" variant="h2">
            {job.title}
          </Typography>
        }
      />
      <JobActions job={job} now={now} />
      <JobFacts job={job} now={now} />
      <JobProse job={job} level="h3" />
      <ShareLinks job={job} />
    </Stack>
  );
};
