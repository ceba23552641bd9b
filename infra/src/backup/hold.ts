import type { Client } from 'pg';

/** Later than every other try: the relay takes nothing before its time. */
const never = `'2999-12-31T00:00:00Z'::timestamptz`;
const reason = `'Held since a backup was restored'`;

/** Whether the backup's version has webhooks; one before them has none that wait. */
const hasWebhooks = async (client: Client): Promise<boolean> =>
  (await client.query(`SELECT WHERE to_regclass('notifications.webhook_deliveries') IS NOT NULL`)).rowCount === 1;

/**
 * Holds all mails, texts and webhooks, those that wait and those that come: what the backup knows as waiting may have been sent by the
 * system that it was taken of. A rule in the database, so that every version and number of workers keeps it.
 */
export const holdMessages = async (client: Client): Promise<void> => {
  await client.query(`
    CREATE FUNCTION notifications.hold_after_restore() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.next_attempt_at := ${never};
      NEW.last_error := ${reason};
      RETURN NEW;
    END $$;
    CREATE TRIGGER hold_after_restore BEFORE INSERT OR UPDATE ON notifications.deliveries
      FOR EACH ROW WHEN (NEW.state = 'queued') EXECUTE FUNCTION notifications.hold_after_restore();
    UPDATE notifications.deliveries SET state = 'queued', lease_id = NULL, lease_until = NULL
      WHERE state IN ('queued', 'sending')`);
  if (await hasWebhooks(client)) {
    await client.query(`
      CREATE TRIGGER hold_after_restore BEFORE INSERT OR UPDATE ON notifications.webhook_deliveries
        FOR EACH ROW WHEN (NEW.state = 'waiting') EXECUTE FUNCTION notifications.hold_after_restore();
      UPDATE notifications.webhook_deliveries SET lease_until = NULL WHERE state = 'waiting'`);
  }
};

/**
 * Ends the hold: what waits is sent when it is due, or with `discard` never.
 * @returns how many that were, or null when nothing is held.
 */
export const releaseMessages = async (client: Client, { discard }: { discard: boolean }): Promise<number | null> => {
  const { rowCount: held } = await client.query(
    `SELECT FROM pg_trigger WHERE tgname = 'hold_after_restore' AND tgrelid = to_regclass('notifications.deliveries')`,
  );
  if (!held) {
    return null;
  }
  await client.query('BEGIN');
  await client.query('DROP FUNCTION notifications.hold_after_restore CASCADE');
  const { rowCount } = await client.query(
    `UPDATE notifications.deliveries SET last_error = CASE WHEN $1 THEN 'Discarded after a backup was restored' END,
       state = CASE WHEN $1 THEN 'cancelled' ELSE state END, next_attempt_at = greatest(due_at, now())
     WHERE state = 'queued' AND next_attempt_at = ${never}`,
    [discard],
  );
  const { rowCount: told } = (await hasWebhooks(client))
    ? await client.query(
        `UPDATE notifications.webhook_deliveries SET next_attempt_at = now(),
           last_error = CASE WHEN $1 THEN 'Discarded after a backup was restored' END,
           state = CASE WHEN $1 THEN 'failed' ELSE state END
         WHERE state = 'waiting' AND next_attempt_at = ${never}`,
        [discard],
      )
    : { rowCount: 0 };
  await client.query('COMMIT');
  return (rowCount ?? 0) + (told ?? 0);
};
