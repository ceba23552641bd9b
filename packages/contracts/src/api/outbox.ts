import { z } from 'zod';
import { applicationStatuses } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { idParams, success } from './common.js';

/**
 * News of a changed status that the applicant has not been sent yet (decision P17). `waitMs` is what is left of the hold
 * by the server's clock, so that a wrong clock on the reader's side changes nothing.
 */
export const statusNotice = z
  .object({
    id: z.int(),
    applicationId: z.int(),
    /** The status that Undo brings back. */
    from: z.enum(applicationStatuses),
    /** The employer's status now. */
    to: z.enum(applicationStatuses),
    /** The status as the applicant will read it. */
    read: z.enum(applicationStatuses),
    changedAt: field.isoInstant,
    dueAt: field.isoInstant,
    waitMs: z.int(),
    applicant: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }),
    job: z.object({ id: z.int(), title: z.string() }),
    /** Whether the employer's own text stands in the mail (decision P44). */
    hasOwnText: z.boolean(),
    /** What the mail says. */
    mail: z.object({ subject: z.string(), text: z.string() }),
  })
  .meta({ id: 'StatusNotice' });
export type StatusNotice = z.infer<typeof statusNotice>;

/** How long news of a status wait before they leave, in milliseconds: of a rejection, and of every other one. */
export const statusHolds = z.object({ rejectedMs: z.int(), otherMs: z.int() });
export type StatusHolds = z.infer<typeof statusHolds>;

export const outbox = z.object({ holds: statusHolds, notices: z.array(statusNotice) }).meta({ id: 'Outbox' });
export type Outbox = z.infer<typeof outbox>;

const access = ['employer'] as const;

/** What will be sent about statuses, and the way back while it waits (decision P17). */
export const outboxApi = {
  list: route({
    method: 'GET',
    path: '/outbox',
    summary: "What your company's applicants will be told about their status, soonest first",
    access,
    scope: 'applications:read',
    answer: outbox,
  }),
  undo: route({
    method: 'POST',
    path: '/outbox/{id}/undo',
    summary: 'Take a change of status back; nothing is sent',
    access,
    scope: 'applications:decide',
    params: idParams,
    answer: success,
    status: 200,
    refuses: ['notice_not_found'],
  }),
  send: route({
    method: 'POST',
    path: '/outbox/{id}/send',
    summary: 'Send it now instead of at the end of its hold',
    access,
    scope: 'applications:decide',
    params: idParams,
    answer: success,
    status: 200,
    refuses: ['notice_not_found'],
  }),
};
