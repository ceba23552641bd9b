import { z } from 'zod';
import { webhookDeliveryStates, webhookEnds, webhookEvents, webhookTest } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams, success } from './common.js';

/** An address of the company's that is told of events. */
export const webhook = z
  .object({
    id: z.int(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    isActive: z.boolean(),
    /** Null while it is active. */
    endedBy: z.enum(webhookEnds).nullable(),
    /** Since when every try failed; null when the last one did not. */
    failingSince: field.isoInstant.nullable(),
    createdAt: field.isoInstant,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

export const newWebhook = webhook.extend({ secret: z.string() }).meta({ id: 'NewWebhook' });
export type NewWebhook = z.infer<typeof newWebhook>;

/** One event on its way to one address. */
export const webhookDelivery = z
  .object({
    /** The `webhook-id` that the receiver gets, the same at every try. */
    id: z.string(),
    event: z.enum([...webhookEvents, webhookTest]),
    state: z.enum(webhookDeliveryStates),
    attempts: z.int(),
    /** Of the last try; null when there was no answer. */
    responseStatus: z.int().nullable(),
    responseMs: z.int().nullable(),
    lastError: z.string().nullable(),
    createdAt: field.isoInstant,
    /** Null when nothing is tried any more. */
    nextAttemptAt: field.isoInstant.nullable(),
    deliveredAt: field.isoInstant.nullable(),
    /** What is sent, as text. */
    payload: z.string(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveries = z
  .object({ deliveries: z.array(webhookDelivery), total: z.int() })
  .meta({ id: 'WebhookDeliveries' });
export type WebhookDeliveries = z.infer<typeof webhookDeliveries>;

const url = z
  .string({ error: say.webhookUrlInvalid })
  .trim()
  .max(500, say.webhookUrlInvalid)
  .refine(field.isWebUrl, say.webhookUrlInvalid);
const chosenEvents = z
  .array(z.enum(webhookEvents), { error: say.webhookEventsRequired })
  .min(1, say.webhookEventsRequired)
  .transform((events) => webhookEvents.filter((event) => events.includes(event)));

export const createWebhookBody = z.object({ url, events: chosenEvents });
export type CreateWebhook = z.output<typeof createWebhookBody>;
export const updateWebhookBody = z.object({
  url: url.optional(),
  events: chosenEvents.optional(),
  isActive: z.boolean().optional(),
});
export type UpdateWebhook = z.output<typeof updateWebhookBody>;

export const listWebhookDeliveriesQuery = z.object({
  state: z.enum(webhookDeliveryStates).optional(),
  limit: field.wholeNumber({ name: 'Limit', min: 1, max: 100 }).default(20),
  offset: field.wholeNumber({ name: 'Offset', min: 0, max: 100_000 }).default(0),
});
export type ListWebhookDeliveries = z.output<typeof listWebhookDeliveriesQuery>;
export const webhookDeliveryParams = z.object({ id: z.uuid(say.idInvalid) });

const access = ['employer'] as const;
const owners = ['company_required', 'not_company_owner'] as const;

/** Events of applications, told to a company's own programs (decision P86). */
export const webhooksApi = {
  list: route({
    method: 'GET',
    path: '/webhooks',
    summary: "The addresses of your company's programs that are told of events",
    access,
    forReaders: false,
    answer: z.array(webhook),
    refuses: owners,
  }),
  create: route({
    method: 'POST',
    path: '/webhooks',
    summary: 'Have an address told of events; the answer is the only one that holds the secret that signs them',
    access,
    body: createWebhookBody,
    answer: newWebhook,
    refuses: [...owners, 'company_unauthorised', 'too_many_webhooks'],
    limit: 'webhook',
  }),
  update: route({
    method: 'PUT',
    path: '/webhooks/{id}',
    summary: 'Change an address or its events, switch it off or on again',
    access,
    params: idParams,
    body: updateWebhookBody,
    answer: webhook,
    refuses: [...owners, 'company_unauthorised', 'webhook_not_found'],
    limit: 'webhook',
  }),
  remove: route({
    method: 'DELETE',
    path: '/webhooks/{id}',
    summary: 'Delete an address with all that waits for it',
    access,
    params: idParams,
    answer: success,
    refuses: [...owners, 'webhook_not_found'],
  }),
  deliveries: route({
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    summary: 'What was and will be sent to an address within 30 days, the newest first',
    access,
    forReaders: false,
    params: idParams,
    query: listWebhookDeliveriesQuery,
    answer: webhookDeliveries,
    refuses: [...owners, 'webhook_not_found'],
  }),
  test: route({
    method: 'POST',
    path: '/webhooks/{id}/test',
    summary: 'Send a test event',
    access,
    params: idParams,
    status: 201,
    answer: webhookDelivery,
    refuses: [...owners, 'webhook_not_found', 'webhook_off'],
    limit: 'webhook',
  }),
  resend: route({
    method: 'POST',
    path: '/webhook-deliveries/{id}/resend',
    summary: 'Send an event again, or now instead of later, under the same id',
    access,
    params: webhookDeliveryParams,
    answer: webhookDelivery,
    refuses: [...owners, 'webhook_not_found', 'webhook_off'],
    limit: 'webhook',
  }),
};
