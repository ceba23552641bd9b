import { unsubscribePath } from '@workboard/contracts';
import type { Env } from '../env.js';
import type { Mail } from '../layout/mail.js';
import { type Subscription, type SubscriptionKind, unsubscribeToken } from './unsubscribe-token.js';

const lists: Record<SubscriptionKind, { id: string; label: string; settings: string }> = {
  alert: { id: 'job-alerts', label: 'Stop this job alert', settings: '/job-alerts' },
  status: { id: 'status-alerts', label: 'Stop status mails', settings: '/application-status-alerts' },
  employer: { id: 'applications', label: 'Stop these mails', settings: '/profile' },
  saved: { id: 'saved-jobs', label: 'Stop these reminders', settings: '/saved-jobs' },
};

/** The links in the foot of a mail that can be switched off. */
export const listLinks = (
  subscription: Subscription,
  env: Pick<Env, 'PUBLIC_URL' | 'TOKEN_SECRET'>,
): NonNullable<Mail['list']> => {
  const { id, label, settings } = lists[subscription.kind];
  return {
    id,
    label,
    unsubscribeUrl: `${env.PUBLIC_URL}${unsubscribePath(unsubscribeToken(subscription, env.TOKEN_SECRET))}`,
    settingsUrl: `${env.PUBLIC_URL}${settings}`,
  };
};
