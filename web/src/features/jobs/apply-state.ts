import { useQuery } from '@tanstack/react-query';
import type { Application, Job } from '@workboard/contracts';
import { applicationsQuery } from '../../entities/application/application-queries.js';
import { isOver } from '../../entities/job/job-dates.js';
import { useSession } from '../../lib/session/session.js';
import { isToBeSent, useWaitingFor } from '../../offline/waiting.js';

type ApplyState = 'checking' | 'waiting' | 'signedOut' | 'wrongRole' | 'applied' | 'closed' | 'open';

/** The seeker's applications; those of an employer are other people's. */
const useOwnApplications = () => {
  const isSeeker = useSession().user?.role === 'job_seeker';
  return useQuery({ ...applicationsQuery, enabled: isSeeker });
};

const isFor =
  (job: Pick<Job, 'id'>) =>
  ({ jobId, withdrawnAt }: Application): boolean =>
    jobId === job.id && !withdrawnAt;

/** The application that the seeker sent to this job and did not withdraw. */
export const useOwnApplication = (job: Pick<Job, 'id'>): Application | undefined => {
  const { user } = useSession();
  const { data } = useOwnApplications();
  return user?.role === 'job_seeker' ? data?.find(isFor(job)) : undefined;
};

/** What the apply button says to this person about this job (spec §2 "Job detail", §4). */
export const useApplyState = (job: Job, now: Date): ApplyState => {
  const { user, isChecking } = useSession();
  const isSeeker = user?.role === 'job_seeker';
  const applications = useOwnApplications();
  const waiting = useWaitingFor(job.id, ['apply']);
  if (isChecking) {
    return 'checking';
  }
  // The role comes first: the applications that an employer's cache holds are those of others.
  if (user && !isSeeker) {
    return 'wrongRole';
  }
  if (applications.data?.some(isFor(job))) {
    return 'applied';
  }
  if (isSeeker && waiting && isToBeSent(waiting)) {
    return 'waiting';
  }
  if (isOver(job, now)) {
    return 'closed';
  }
  if (!user) {
    return 'signedOut';
  }
  return applications.isPending ? 'checking' : 'open';
};
