import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { isOpenOn } from '@workboard/contracts/dates';
import { applicationsQuery } from '../../lib/queries.js';
import { useSession } from '../../lib/session.js';

export type ApplyState = 'checking' | 'signedOut' | 'wrongRole' | 'applied' | 'closed' | 'open';

/** What the apply button says to this person about this job (spec §2 "Job detail", §4). */
export const useApplyState = (job: Job, now: Date): ApplyState => {
  const { user, isChecking } = useSession();
  const isSeeker = user?.role === 'job_seeker';
  const applications = useQuery({ ...applicationsQuery, enabled: isSeeker });
  if (isChecking) {
    return 'checking';
  }
  // The role comes first: the applications of an employer are other people's.
  if (user && !isSeeker) {
    return 'wrongRole';
  }
  if (applications.data?.some(({ jobId, withdrawnAt }) => jobId === job.id && !withdrawnAt)) {
    return 'applied';
  }
  if (!isOpenOn(job.closingDate === null ? null : new Date(job.closingDate), now)) {
    return 'closed';
  }
  if (!user) {
    return 'signedOut';
  }
  return applications.isPending ? 'checking' : 'open';
};
