import type { Company, Contact } from '@workboard/contracts';
import { Drop } from '../../deliveries/outcome.js';
import type { Env } from '../../env.js';
import { type Block, text } from '../../layout/mail.js';
import type { Lookups } from '../../lookups.js';

/** How long a decision without a reason waits for one, in milliseconds. */
const awaitReasonMs = 10 * 60_000;

/** By which open messages about a company are found again. */
export const subjectOf = (companyId: number): string => `company:${companyId}`;

/** When a decision is mailed: after the time for Undo; without a reason (null) also after the time to write one. */
export const dueAfter = (now: Date, reason: string | null, env: Env): Date =>
  new Date(now.getTime() + (reason === null ? awaitReasonMs : env.DECISION_HOLD_MS));

/** What a super admin wrote, or that nothing was written. */
export const because = (reason: string): Block =>
  reason === '' ? text('No reason was given. Ask us, and we will tell you.') : { kind: 'quote', text: reason };

/** Who owns a company; throws `Drop` when nobody does. */
export const ownerOf = ({ ownerId }: Company, lookups: Lookups): Promise<Contact> => {
  if (ownerId === null) {
    throw new Drop('the company has no owner');
  }
  return lookups.contact(ownerId);
};
