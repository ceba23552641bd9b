import { isSigned, signatureOf } from '../signature.js';

/** What a person can end with one click: one job alert, all status mails, mails about applications to their jobs, or reminders of saved jobs. */
const subscriptions = { alert: 'a', status: 's', employer: 'e', saved: 'r' } as const;
export type SubscriptionKind = keyof typeof subscriptions;
/** `id` is the alert's for job alerts, the person's for the others. */
export interface Subscription {
  kind: SubscriptionKind;
  id: number;
}

const purpose = 'unsubscribe';

/** A link's token: it says what it ends and proves that we made it, needs no row and never expires. */
export const unsubscribeToken = ({ kind, id }: Subscription, secret: string): string => {
  const payload = `${subscriptions[kind]}${id}`;
  return `${payload}.${signatureOf({ purpose, payload }, secret)}`;
};

const shape = /^([aser])(\d{1,10})\.([\w-]{43})$/;

/** What a token stands for, or null for one that was not made here. */
export const readUnsubscribeToken = (token: string, secret: string): Subscription | null => {
  const [, letter, id, signature] = shape.exec(token) ?? [];
  if (!letter || !id || !signature) {
    return null;
  }
  const kind = (Object.keys(subscriptions) as SubscriptionKind[]).find((name) => subscriptions[name] === letter);
  return kind && isSigned({ purpose, payload: `${letter}${id}`, signature }, secret) ? { kind, id: Number(id) } : null;
};
