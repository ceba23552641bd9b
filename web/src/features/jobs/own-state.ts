import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { isListed, jobStateOf, type JobState } from '@workboard/contracts/job-state';
import { companyQuery } from '../../entities/company/company-queries.js';
import { useSession } from '../../lib/session/session.js';
import { useNow } from '../../lib/browser/use-now.js';

/** The state of a job of the reader's own company; null for everybody else. */
export const useOwnState = (job: Job): JobState | null => {
  const { user } = useSession();
  const isOwn = user?.role === 'employer' && user.companyId === job.companyId;
  const company = useQuery({ ...companyQuery(job.companyId), enabled: isOwn });
  const now = useNow();
  return isOwn ? jobStateOf(job, { now, companyStatus: company.data?.status }) : null;
};

/** Whether there is something to share: not what only its team can see. */
export const useIsShareable = (job: Job): boolean => {
  const state = useOwnState(job);
  return state === null ? !job.filledAt : isListed(state);
};
