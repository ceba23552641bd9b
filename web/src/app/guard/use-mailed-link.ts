import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { LinkConfirmation, LinkFacts, SecondFactorTicket, User } from '@workboard/contracts';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api, isRefused } from '../../lib/api/api.js';
import { sessionKey } from '../../lib/api/query-client.js';
import { sessionQuery, startSession } from '../../lib/session/session.js';
import { linkParameter, pageAfterLink } from '../../lib/session/mailed-link.js';
import { saveWish } from '../../lib/session/save-wish.js';
import { askedHere, somebodyThere, takeWish } from '../../lib/session/somebody-there.js';
import { toast } from '../../lib/toasts/toast.js';
import { goOnToApply } from '../../lib/browser/use-back-closes.js';
import { preloadApply } from '../../features/jobs/preload-apply.js';
import { readEarly } from '../early-reads.js';
import { preloadMemberLayout } from '../shell.js';

/** What a mailed link leads to: the dashboard, or the status alerts of a job seeker (spec §2, decision A2). */
export type TokenScreen = 'dashboard' | 'statusAlerts';

/** A mailed link that this page was opened with. */
export interface MailedLink {
  token: string;
  /** `waiting` goes on by itself as soon as somebody is there; `asking` needs an answer. */
  state: 'checking' | 'waiting' | 'asking' | 'using';
  facts?: LinkFacts;
  /** The job's page to go on to afterwards, where the registration began on one. */
  next?: string;
  /** The password that was tried is that of no registration. */
  isWrongPassword?: boolean;
}

const outcomes = {
  dashboard: {
    success: (user: User, saved: string) =>
      toast.success('Welcome back!', { text: `Good to see you, ${user.firstName}. ${saved}`.trimEnd() }),
    failureText: 'Please log in manually to access your dashboard.',
    failureTo: '/auth',
  },
  statusAlerts: {
    success: (_user: User, saved: string) =>
      toast.success('Email verified successfully!', { text: saved || undefined }),
    failureText: 'Please log in manually to manage your alerts.',
    failureTo: null,
  },
} as const;

const confirmations: Partial<Record<LinkConfirmation['confirmed'], { title: string; text: string }>> = {
  email_undo: { title: 'Your address is back', text: 'We mailed you a link to choose a new password.' },
  new_device: { title: 'Everybody is signed out', text: 'We mailed you a link to choose a new password.' },
  keep_account: { title: 'Your account stays', text: 'Sign in as you always did.' },
  email_approval: { title: 'Agreed', text: 'We mailed a link to the new address; the change takes effect there.' },
  member_refusal: { title: 'The account was deleted', text: '' },
};

/** What a link says that was used before, by what it was for. */
const usedBefore = ({ purpose }: LinkFacts): string =>
  purpose === 'registration' || purpose === 'verification' || purpose === 'status_alert' || purpose === 'email_change'
    ? 'Your address is already confirmed.'
    : 'This link was used already.';

/** Links that the spec has used on load; all others wait for a press (see the ADR on links and scanners). */
const usedOnLoad: readonly LinkFacts['purpose'][] = ['registration', 'verification', 'status_alert'];
const mustAsk = ({ purpose, passwordRequired, replacesSession }: LinkFacts): boolean =>
  passwordRequired || replacesSession || !usedOnLoad.includes(purpose);

/** Kept outside of the screen, because the layout, and the guard in it, may be mounted anew in between. */
const linkKey = ['mailed-link'];
const keep = (client: QueryClient, link: MailedLink | null): MailedLink | null =>
  client.setQueryData<MailedLink | null>(linkKey, link) ?? null;
const kept = (client: QueryClient): MailedLink | null => client.getQueryData<MailedLink | null>(linkKey) ?? null;

/**
 * Takes `auth_token` out of the URL, asks what it is for, and uses it: at once where that needs no question. `link` is
 * set until that is over, so that the screen's guard can wait and ask.
 */
export const useMailedLink = (screen: TokenScreen | undefined) => {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: link = null } = useQuery<MailedLink | null>({
    queryKey: linkKey,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  const found = screen ? search.get(linkParameter) : null;
  const taken = useRef<string | null>(null);
  const outcome = outcomes[screen ?? 'dashboard'];
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (isLeaving.current) {
        keep(client, null);
      }
    },
    [client],
  );

  /** The link stays until the next page is there: this screen is not what it was for, and would be loaded and shown for a moment. */
  const leaveFor = async (go: () => void | Promise<void>) => {
    isLeaving.current = true;
    await go();
  };

  const isSignedIn = async (): Promise<boolean> =>
    (await client.ensureQueryData(sessionQuery).catch(() => null)) !== null;

  const fail = async () => {
    keep(client, null);
    if (await isSignedIn()) {
      toast.error('This link is not valid any more', { text: 'You are signed in already.' });
      return;
    }
    toast.error('Authentication failed', { text: outcome.failureText });
    if (outcome.failureTo) {
      await navigate(outcome.failureTo, { replace: true });
    }
  };

  /** Nothing is left to do for a link that was used; whoever is signed in goes on, the others sign in. */
  const pass = async (facts: LinkFacts, next: string | undefined) => {
    const isIn = await isSignedIn();
    toast.neutral(usedBefore(facts), { text: isIn ? undefined : 'Sign in to go on.' });
    if (!isIn) {
      await leaveFor(() => navigate('/auth', { replace: true, state: { from: next ?? '/dashboard' } }));
    } else if (next) {
      await leaveFor(() => navigate(next, { replace: true }));
    } else {
      keep(client, null);
    }
  };

  const succeed = async (answer: User | LinkConfirmation | SecondFactorTicket) => {
    if ('ticket' in answer) {
      const from = kept(client)?.next;
      keep(client, null);
      await navigate('/auth', { replace: true, state: { ticket: answer.ticket, from } });
      return;
    }
    if ('confirmed' in answer) {
      keep(client, null);
      await client.invalidateQueries({ queryKey: sessionKey });
      const { title, text } = confirmations[answer.confirmed] ?? { title: 'Email verified successfully!' };
      toast.success(title, { text });
      return;
    }
    const link = kept(client);
    const next = link?.next;
    await startSession(client, answer);
    // Signing in forgets what was read, and this with it, for which the guard still waits.
    keep(client, link);
    const wish = answer.role === 'job_seeker' ? takeWish(answer.email) : null;
    outcome.success(answer, (await saveWish(wish)) ? 'The job is saved.' : '');
    if (next && wish !== null) {
      await leaveFor(() => navigate(next, { replace: true }));
    } else if (next) {
      void readEarly(client, next);
      await leaveFor(() => goOnToApply(navigate, next, Number(next.slice('/jobs/'.length))));
    } else {
      keep(client, null);
    }
  };

  const confirm = async (password?: string): Promise<void> => {
    const current = kept(client);
    if (!current || current.state === 'using') {
      return;
    }
    keep(client, { ...current, state: 'using' });
    try {
      await succeed(
        await api.post('/auth/temp-login', {
          body: {
            token: current.token,
            password,
          },
        }),
      );
    } catch (error) {
      if (isRefused(error, 'password_required')) {
        const { facts } = current;
        keep(client, {
          ...current,
          state: 'asking',
          facts: facts && { ...facts, passwordRequired: true },
          isWrongPassword: password !== undefined,
        });
        return;
      }
      await fail();
    }
  };

  const begin = async (token: string, next: string | undefined): Promise<void> => {
    keep(client, { token, next, state: 'checking' });
    if (next) {
      // A failure shows where they are used, which tries again.
      Promise.all([preloadApply(), preloadMemberLayout()]).catch(() => undefined);
    }
    try {
      const facts = await api.post('/auth/check-link', { body: { token } });
      if (facts.spent === 'used') {
        await pass(facts, next);
        return;
      }
      if (facts.spent === 'expired' || facts.purpose === 'password_reset') {
        await fail();
        return;
      }
      keep(client, { token, next, facts, state: mustAsk(facts) ? 'asking' : 'waiting' });
      if (!mustAsk(facts)) {
        await somebodyThere({ isExpected: askedHere(facts.email) });
        await confirm();
      }
    } catch {
      await fail();
    }
  };

  useEffect(() => {
    if (found === null || taken.current === found) {
      return;
    }
    taken.current = found;
    void begin(found, pageAfterLink(search));
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(linkParameter);
        next.delete('next');
        return next;
      },
      { replace: true },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one link is begun once, whatever renders meanwhile
  }, [found]);

  /** Leaves the link unused; it can be opened again. */
  const decline = () => void keep(client, null);
  const isArriving = found !== null && taken.current !== found;
  return { link: isArriving ? { token: found, state: 'checking' as const } : link, confirm, decline };
};
