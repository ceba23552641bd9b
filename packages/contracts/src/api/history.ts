import { z } from 'zod';
import * as field from '../fields.js';
import { route } from '../route.js';
import { idParams } from './common.js';

/** What happened to an application; `data` says the rest in small words, times and statuses. */
export const historyKinds = [
  'applied',
  'status_changed',
  'offered',
  'withdrawn',
  /** The applicant was told of their status. */
  'told',
  /** A change was taken back before it was told. */
  'taken_back',
  'interview_planned',
  'interview_changed',
  'interview_cancelled',
  'interview_restored',
  'interview_answered',
  'interview_outcome',
  'interview_removed',
  'notes_changed',
  /** The team wrote to the applicant (decision P43). */
  'message_sent',
  'note_added',
  'note_deleted',
  'tagged',
  /** Without the scores, which colleagues may not see yet. */
  'scored',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Who did it: somebody of the employer's team, the applicant, or nobody but time. */
export const historyActors = ['team', 'applicant', 'system'] as const;
export type HistoryActor = (typeof historyActors)[number];

export const historyData = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);
export type HistoryData = z.infer<typeof historyData>;

/** One happening, without anybody's id. `name` is a colleague's; null for others, and for an account that is gone. */
export const historyEntry = z
  .object({
    id: z.int(),
    at: field.isoInstant,
    kind: z.enum(historyKinds),
    by: z.enum(historyActors),
    name: z.string().nullable(),
    isYou: z.boolean(),
    data: historyData,
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof historyEntry>;

/** What became of an application and who did it, for the employer's team (decision P45). */
export const historyApi = {
  list: route({
    method: 'GET',
    path: '/applications/{id}/history',
    summary: 'All that happened to an application of your company, newest first, with who did it',
    access: ['employer'],
    scope: 'applications:read',
    params: idParams,
    answer: z.array(historyEntry),
    refuses: ['application_not_found'],
  }),
};
