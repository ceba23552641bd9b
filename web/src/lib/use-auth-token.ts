import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from './api.js';
import { startSession } from './session.js';
import { toast } from './toast.js';

/** What a mailed link leads to: the dashboard, or the status alerts of a job seeker (spec §2, decision A2). */
export type TokenScreen = 'dashboard' | 'statusAlerts';

const outcomes = {
  dashboard: {
    success: (user: User) => toast.success('Welcome back!', { text: `Good to see you, ${user.firstName}.` }),
    failureText: 'Please log in manually to access your dashboard.',
    failureTo: '/auth',
  },
  statusAlerts: {
    success: () => toast.success('Email verified successfully!'),
    failureText: 'Please log in manually to manage your alerts.',
    failureTo: null,
  },
} as const;

const exchangeKey = ['temp-login'];

/**
 * Takes `auth_token` out of the URL and signs in with it. True while that is under way, so that the screen's guard can
 * wait; it is known to every guard, because the layout, and the guard in it, may be mounted anew in between.
 */
export const useAuthToken = (screen: TokenScreen | undefined): boolean => {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isExchanging = useIsMutating({ mutationKey: exchangeKey }) > 0;
  const found = screen ? search.get('auth_token') : null;
  const used = useRef<string | null>(null);
  const outcome = screen && outcomes[screen];
  const { mutate } = useMutation({
    mutationKey: exchangeKey,
    mutationFn: (token: string) => api.post<User>('/api/auth/temp-login', { token }),
    onSuccess: async (user) => {
      await startSession(client, user);
      outcome?.success(user);
    },
    onError: async () => {
      toast.error('Authentication failed', { text: outcome?.failureText });
      if (outcome?.failureTo) {
        await navigate(outcome.failureTo, { replace: true });
      }
    },
  });

  useEffect(() => {
    if (found === null || used.current === found) {
      return;
    }
    used.current = found;
    mutate(found);
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('auth_token');
        return next;
      },
      { replace: true },
    );
  }, [found, mutate, setSearch]);

  return isExchanging || found !== null;
};
