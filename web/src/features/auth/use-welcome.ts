import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { homeOf, startSession } from '../../lib/session.js';
import { returnTo } from '../../lib/sign-in.js';
import { toast } from '../../lib/toast.js';

/** Starts the session of a user who just signed in and leads to where they were, or to their own first screen (spec §4, §8). */
export const useWelcome = (): ((user: User) => Promise<void>) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  return async (user) => {
    await startSession(client, user);
    toast.success('Welcome back!', { text: `Logged in as ${user.firstName}` });
    await navigate(returnTo(location, homeOf(user)), { replace: true });
  };
};
