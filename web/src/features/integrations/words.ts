import type { ApiScope, WebhookDeliveryState, WebhookEnd, WebhookEvent } from '@workboard/contracts/enums';
import type { StatusTone } from '../../theme/palette.js';

interface Words {
  label: string;
  text: string;
}

export const scopeWords: Readonly<Record<ApiScope, Words>> = {
  'jobs:read': { label: 'Read jobs', text: 'Your jobs in all states, with their figures' },
  'jobs:write': { label: 'Write jobs', text: 'Post, change, close and delete jobs' },
  'applications:read': { label: 'Read applications', text: 'Applicants with their letters and CVs, notes, interviews' },
  'applications:decide': { label: 'Decide applications', text: 'Change statuses, offer, write notes, plan interviews' },
};

export const eventWords: Readonly<Record<WebhookEvent, Words>> = {
  'application.received': { label: 'Application received', text: 'Somebody applied for one of your jobs' },
  'application.status_changed': { label: 'Status changed', text: 'Your team gave an application another status' },
  'application.withdrawn': { label: 'Application withdrawn', text: 'The applicant took it back' },
  'application.deleted': { label: 'Application deleted', text: 'It is gone: delete your copy, too' },
};

/** What an event is called; a test is none of those that are chosen. */
export const eventLabel = (event: WebhookEvent | 'webhook.test'): string =>
  event === 'webhook.test' ? 'Test' : eventWords[event].label;

export const endWords: Readonly<Record<WebhookEnd, string>> = {
  owner: 'It is switched off.',
  failing: 'It was switched off because nothing could be delivered for five days.',
  gone: 'It was switched off because the address answered that it is gone.',
  revoked: 'It was switched off because the company lost its authorisation.',
};

export const deliveryStates: Readonly<Record<WebhookDeliveryState, { label: string; tone: StatusTone }>> = {
  waiting: { label: 'Waiting', tone: 'interviewing' },
  delivered: { label: 'Delivered', tone: 'hired' },
  failed: { label: 'Failed', tone: 'rejected' },
};
