import type { Channel } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';
import { type Kind, kinds } from './kinds.js';

/** A message that is wanted. `data` holds ids and other facts that are nobody's secret. */
export interface Intent {
  kind: Kind;
  /** The same wish has the same key; a second one changes nothing. */
  dedupeKey: string;
  channel?: Channel;
  userId?: number;
  /** What it is about, e.g. `application:12`. */
  subject?: string;
  data?: Record<string, number | string>;
  /** When it is to be sent. */
  dueAt: Date;
}

/** Records messages in the transaction of what they tell of; the relay of the worker brings them on their way. */
export const intend = async (manager: EntityManager, intents: readonly Intent[]): Promise<void> => {
  await manager.query(
    `INSERT INTO deliveries (id, channel, kind, subject, user_id, dedupe_key, data, priority, due_at, next_attempt_at)
     SELECT gen_random_uuid(), channel, kind, subject, user_id, dedupe_key, data, priority, due_at, due_at
     FROM jsonb_to_recordset($1::jsonb) AS wanted (channel text, kind text, subject text, user_id int,
       dedupe_key text, data jsonb, priority smallint, due_at timestamptz)
     ON CONFLICT (dedupe_key) DO NOTHING`,
    [
      JSON.stringify(
        intents.map(({ kind, dedupeKey, channel = 'email', userId, subject, data = {}, dueAt }) => ({
          channel,
          kind,
          subject,
          user_id: userId,
          dedupe_key: dedupeKey,
          data,
          priority: kinds[kind],
          due_at: dueAt,
        })),
      ),
    ],
  );
};

/** Takes back what was not sent yet about a subject, of some kinds or of all. */
export const withdraw = async (
  manager: EntityManager,
  { subject, kinds: which, reason }: { subject: string; kinds?: readonly Kind[]; reason: string },
): Promise<number> => {
  const [, count]: [unknown, number] = await manager.query(
    `UPDATE deliveries SET state = 'cancelled', last_error = $2
     WHERE subject = $1 AND state = 'queued' AND ($3::text[] IS NULL OR kind = ANY($3))`,
    [subject, reason, which ?? null],
  );
  return count;
};
