import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a person can end with one click: one job alert, all status mails, or mails about applications to their jobs. */
const subscriptions = { alert: 'a', status: 's', employer: 'e' } as const;
export type SubscriptionKind = keyof typeof subscriptions;
/** `id` is the alert's for job alerts, the person's for the others. */
export interface Subscription {
  kind: SubscriptionKind;
  id: number;
}

const signature = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe|${payload}`).digest('base64url');

/** A link's token: it says what it ends and proves that we made it, needs no row and never expires. */
export const unsubscribeToken = ({ kind, id }: Subscription, secret: string): string => {
  const payload = `${subscriptions[kind]}${id}`;
  return `${payload}.${signature(payload, secret)}`;
};

const shape = /^([ase])(\d{1,10})\.([\w-]{43})$/;

/** What a token stands for, or null for one that was not made here. */
export const readUnsubscribeToken = (token: string, secret: string): Subscription | null => {
  const [, letter, id, given] = shape.exec(token) ?? [];
  if (!letter || !id || !given) {
    return null;
  }
  const expected = Buffer.from(signature(`${letter}${id}`, secret));
  const kind = (Object.keys(subscriptions) as SubscriptionKind[]).find((name) => subscriptions[name] === letter);
  return kind && timingSafeEqual(expected, Buffer.from(given)) ? { kind, id: Number(id) } : null;
};
