import type { User } from '@workboard/contracts';
import { BackToJob } from './back-to-job.js';
import { StoppedMail } from './mail-settings.js';
import { Who } from './who.js';

interface ProfileTopProps {
  user: User;
  /** The job that one came from, to complete the profile for it. */
  job: string | undefined;
}

/** What stands above the form. */
export const ProfileTop = ({ user, job }: ProfileTopProps) => (
  <>
    <Who user={user} />
    <StoppedMail />
    {job && <BackToJob user={user} job={job} />}
  </>
);
