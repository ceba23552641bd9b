import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { saveWish } from '../../lib/session/save-wish.js';
import { homeOf, startSession } from '../../lib/session/session.js';
import { returnTo, wishIn } from '../../lib/session/sign-in.js';
import { toast } from '../../lib/toasts/toast.js';

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
    const isSaved = user.role === 'job_seeker' && (await saveWish(wishIn(location)));
    toast.success('Welcome back!', { text: `Logged in as ${user.firstName}${isSaved ? '. The job is saved.' : ''}` });
    await navigate(returnTo(location, homeOf(user)), { replace: true });
  };
};
