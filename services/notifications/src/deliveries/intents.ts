import type { Channel } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';

/** What the engine knows of a kind of message; what it says is in `messages/`. Smaller priorities go first. */
export interface MessageKind {
  readonly kind: string;
  readonly priority: number;
}

/** A message that is wanted, but for its kind. `Data` holds ids and what else is nobody's secret. */
export interface Wish<Data> {
  /** The same wish has the same key; a second one changes nothing. */
  dedupeKey: string;
  channel?: Channel;
  userId?: number;
  /** What it is about, e.g. `application:12`. */
  subject?: string;
  data: Data;
  /** When it is to be sent. */
  dueAt: Date;
  /** Why it takes the place of what waits of the same kind about the same subject. */
  replaces?: string;
}
export type Intent = MessageKind & Wish<object>;

/**
 * The statement that records messages, the same for one and for a hundred thousand.
 * @param wanted SQL that selects channel, kind, priority, subject, user_id, dedupe_key, data and due_at
 */
export const insertIntents = (wanted: string): string =>
  `INSERT INTO deliveries (id, channel, kind, priority, subject, user_id, dedupe_key, data, due_at, next_attempt_at)
   SELECT gen_random_uuid(), channel, kind, priority, subject, user_id, dedupe_key, data, due_at, due_at
   FROM (${wanted}) AS wanted ON CONFLICT (dedupe_key) DO NOTHING`;

/** The same for messages of one kind, whose `wanted` needs to select neither kind nor priority. */
export const insertIntentsOf = ({ kind, priority }: MessageKind, wanted: string): string =>
  insertIntents(`SELECT '${kind}' AS kind, ${priority} AS priority, * FROM (${wanted}) AS of_kind`);

/** Records messages in the transaction of what they are about; the relay of the worker brings them on their way. */
export const intend = async (manager: EntityManager, intents: readonly Intent[]): Promise<void> => {
  for (const { kind, subject, replaces } of intents) {
    if (replaces && subject) {
      await withdraw(manager, { subject, kinds: [{ kind }], reason: replaces });
    }
  }
  const columns = `channel text, kind text, priority smallint, subject text, user_id int, dedupe_key text, data jsonb,
    due_at timestamptz`;
  await manager.query(insertIntents(`SELECT * FROM jsonb_to_recordset($1::jsonb) AS rows (${columns})`), [
    JSON.stringify(
      intents.map(({ kind, priority, dedupeKey, channel = 'email', userId, subject, data, dueAt }) => ({
        channel,
        kind,
        priority,
        subject,
        user_id: userId,
        dedupe_key: dedupeKey,
        data,
        due_at: dueAt,
      })),
    ),
  ]);
};

/** Takes back what was not sent yet about a subject, of some kinds or of all; how many those were. */
export const withdraw = async (
  manager: EntityManager,
  { subject, kinds, reason }: { subject: string; kinds?: readonly Pick<MessageKind, 'kind'>[]; reason: string },
): Promise<number> => {
  const [, count]: [unknown, number] = await manager.query(
    `UPDATE deliveries SET state = 'cancelled', last_error = $2
     WHERE subject = $1 AND state = 'queued' AND ($3::text[] IS NULL OR kind = ANY($3))`,
    [subject, reason, kinds?.map(({ kind }) => kind) ?? null],
  );
  return count;
};
