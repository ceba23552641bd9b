import { z } from 'zod';
import * as field from '../fields.js';
import { route } from '../route.js';

export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];
export const deliveryStates = ['queued', 'sending', 'sent', 'failed', 'abandoned', 'cancelled'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One mail or SMS as the super admin sees it. `address` is where the last try went. */
export const delivery = z
  .object({
    id: z.uuid(),
    channel: z.enum(channels),
    kind: z.string(),
    userId: z.int().nullable(),
    address: z.string().nullable(),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    lastError: z.string().nullable(),
    dueAt: field.isoInstant,
    nextAttemptAt: field.isoInstant.nullable(),
    createdAt: field.isoInstant,
    sentAt: field.isoInstant.nullable(),
    /** The subject line, or an SMS's beginning, as it went out; null until it is written. */
    title: z.string().nullable(),
    /** The name of the person it is for; null when there is none, or none any more. */
    person: z.string().nullable(),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof delivery>;

/** One message with its text as it went out. Texts of account mail hold secret links and are not kept. */
export const writtenDelivery = delivery.extend({ body: z.string().nullable() }).meta({ id: 'WrittenDelivery' });
export type WrittenDelivery = z.infer<typeof writtenDelivery>;

/** How sending goes: how many in each state, what waits in the queues, and since when the oldest due one waits. */
export const deliveryOverview = z
  .object({
    counts: z.record(z.enum(deliveryStates), z.int()),
    queueDepth: z.object({ mail: z.int(), sms: z.int() }),
    oldestDueAt: field.isoInstant.nullable(),
    stoppedAddresses: z.int(),
    deliveries: z.array(delivery),
    total: z.int(),
  })
  .meta({ id: 'DeliveryOverview' });
export type DeliveryOverview = z.infer<typeof deliveryOverview>;

export const listDeliveriesQuery = z.object({
  state: z.enum(deliveryStates).optional(),
  channel: z.enum(channels).optional(),
  kind: z.string().trim().max(60).optional(),
  userId: field.id.optional(),
  /** To the people of its team, as it is now. */
  companyId: field.id.optional(),
  /** A person's name, an address, words of the subject line, or a reference such as `WB-001206`. */
  q: z.string().trim().max(100).optional(),
  limit: field.wholeNumber({ name: 'Limit', min: 1, max: 100 }).default(10),
  offset: field.wholeNumber({ name: 'Offset', min: 0, max: 100_000 }).default(0),
});
export type ListDeliveries = z.output<typeof listDeliveriesQuery>;

/** States that `resend` takes; what was cancelled has nothing to say any more and would be cancelled again. */
export const resendableStates = ['failed', 'abandoned'] as const satisfies readonly DeliveryState[];

const access = ['super_admin'] as const;

/** The super admin's view of all mail and SMS; failed and abandoned ones can be sent again. */
export const deliveriesApi = {
  list: route({
    method: 'GET',
    path: '/admin/deliveries',
    summary: 'Mails and SMS, newest first, with counts and queue depth',
    access,
    query: listDeliveriesQuery,
    answer: deliveryOverview,
  }),
  get: route({
    method: 'GET',
    path: '/admin/deliveries/{id}',
    summary: 'One mail or SMS with its text',
    access,
    params: z.object({ id: z.uuid({ error: 'Invalid id' }) }),
    answer: writtenDelivery,
    refuses: ['delivery_not_found'],
  }),
  resend: route({
    method: 'POST',
    path: '/admin/deliveries/{id}/resend',
    summary: 'Send a failed or abandoned one again',
    access,
    params: z.object({ id: z.uuid({ error: 'Invalid id' }) }),
    answer: delivery,
    status: 200,
    refuses: ['delivery_not_found', 'not_resendable'],
  }),
};
