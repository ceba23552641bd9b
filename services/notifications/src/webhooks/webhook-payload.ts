import { type EventPayload, referenceOf, type WebhookDelivery, webhookTest } from '@workboard/contracts';

/** Grows when a field is taken away or means something else; new fields may come at any time. */
const payloadVersion = 1;

interface Told {
  event: WebhookDelivery['event'];
  /** When it happened. */
  at: string;
  data: object;
}

/** What a receiver is sent: ids and states, nothing about the person; whoever may read more asks the `/api` (decision P86). */
export const payloadOf = ({ event, at, data }: Told): string =>
  JSON.stringify({ type: event, version: payloadVersion, timestamp: at, data });

type ApplicationRef = Pick<EventPayload<'application.withdrawn'>, 'id' | 'jobId' | 'companyId'>;

/** What is told of an application; `more` says what happened to it. */
export const aboutApplication = (
  { id, jobId, companyId }: ApplicationRef,
  { publicUrl, ...more }: { publicUrl: string; status?: string; previousStatus?: string },
): object => ({
  applicationId: id,
  reference: referenceOf(id),
  jobId,
  companyId,
  ...more,
  url: new URL(`/api/applications/${id}`, publicUrl).href,
});

export const testPayload = (at: string, companyId: number): string =>
  payloadOf({ event: webhookTest, at, data: { companyId } });
