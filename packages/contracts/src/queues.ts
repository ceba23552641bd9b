import { z } from 'zod';

export interface Queue<Name extends string = string, Job extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly job: Job;
}
/** A typed BullMQ queue. Jobs carry ids, never personal data; Postgres stays the truth. */
const defineQueue = <const Name extends string, Job extends z.ZodType>(
  name: Name,
  options: { job: Job },
): Queue<Name, Job> => ({
  name,
  job: options.job,
});

export const mailQueue = defineQueue('mail', { job: z.object({ deliveryId: z.uuid() }) });
export const smsQueue = defineQueue('sms', { job: z.object({ deliveryId: z.uuid() }) });
/** Match one new job against the immediate alerts, or build the digests of one period. */
export const alertsQueue = defineQueue('alerts', {
  job: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('job'), jobId: z.int() }),
    z.object({ kind: z.literal('digest'), frequency: z.enum(['daily', 'weekly']), period: z.string() }),
  ]),
});
export const rankingQueue = defineQueue('ranking', {
  job: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('rank'), runId: z.uuid() }),
    z.object({ kind: z.literal('extract'), fileId: z.uuid() }),
    z.object({ kind: z.literal('recommend'), userId: z.int() }),
  ]),
});
