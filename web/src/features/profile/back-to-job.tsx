import { Box } from '@mui/material';
import type { User } from '@workboard/contracts';
import { Callout } from '../../components/feedback/callout.js';
import { ButtonLink } from '../../components/elements/link.js';
import { applyChecklist } from '../../entities/account/profile.js';

/** What is still missing for the job that a person came from, and the way back to it. */
export const BackToJob = ({ user, job }: { user: User; job: string }) => {
  const missing = applyChecklist(user).filter(({ isDone }) => !isDone);
  return (
    <Box sx={{ mb: 3 }}>
      <Callout
        tone={missing.length > 0 ? 'info' : 'success'}
        title={missing.length > 0 ? 'Before you can apply' : 'You are ready to apply'}
        action={
          <ButtonLink variant={missing.length > 0 ? 'outlined' : 'contained'} to={job}>
            Back to the job
          </ButtonLink>
        }
      >
        {missing.length > 0 && `Still missing: ${missing.map(({ label }) => label).join(', ')}.`}
      </Callout>
    </Box>
  );
};
