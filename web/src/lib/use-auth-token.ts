import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { useEffect, useRef, useState } from 'react';
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

/**
 * Takes `auth_token` out of the URL and signs in with it. True while that is under way, so that the screen's guard can wait.
 */
export const useAuthToken = (screen: TokenScreen | undefined): boolean => {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const found = screen ? search.get('auth_token') : null;
  const [isBusy, setIsBusy] = useState(found !== null);
  const used = useRef<string | null>(null);

  useEffect(() => {
    if (!screen || found === null || used.current === found) {
      return;
    }
    used.current = found;
    setIsBusy(true);
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('auth_token');
        return next;
      },
      { replace: true },
    );
    const outcome = outcomes[screen];
    const exchange = async () => {
      try {
        const user = await api.post<User>('/api/auth/temp-login', { token: found });
        startSession(client, user);
        outcome.success(user);
      } catch {
        toast.error('Authentication failed', { text: outcome.failureText });
        if (outcome.failureTo) {
          await navigate(outcome.failureTo, { replace: true });
        }
      } finally {
        setIsBusy(false);
      }
    };
    void exchange();
  }, [screen, found, setSearch, client, navigate]);

  return isBusy || found !== null;
};
