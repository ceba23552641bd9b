import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { api, ApiError } from '../../lib/api/api.js';
import { homeOf, startSession } from '../../lib/session/session.js';
import { returnTo, wishIn } from '../../lib/session/sign-in.js';
import { toast } from '../../lib/toasts/toast.js';

/** Saves the job that a visitor wanted to save before signing in. */
const saveWished = async (location: Location): Promise<boolean> => {
  const jobId = wishIn(location);
  if (jobId === null) {
    return false;
  }
  try {
    await api.post('/saved-jobs', { body: { jobId } });
    return true;
  } catch (error) {
    // It was saved before, or is gone by now; signing in went well all the same.
    return error instanceof ApiError && error.status === 409;
  }
};

interface Device {
  /** It is not the person's own (decision P90). */
  sharedDevice?: boolean | undefined;
}

/** Starts the session of a user who just signed in and leads to where they were, or to their own first screen (spec §4, §8). */
export const useWelcome = (): ((user: User, device?: Device) => Promise<void>) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  return async (user, { sharedDevice = false } = {}) => {
    await startSession(client, user, { isShared: sharedDevice });
    const isSaved = user.role === 'job_seeker' && (await saveWished(location));
    toast.success('Welcome back!', { text: `Logged in as ${user.firstName}${isSaved ? '. The job is saved.' : ''}` });
    await navigate(returnTo(location, homeOf(user)), { replace: true });
  };
};
