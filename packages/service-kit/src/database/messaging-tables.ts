import type { QueryRunner } from 'typeorm';

/** Tables behind events, alike in every service's schema; called from a service's first migration. */
export const createMessagingTables = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`
    CREATE TABLE outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      type text NOT NULL,
      payload jsonb NOT NULL,
      pending text[] NOT NULL,
      attempts int NOT NULL DEFAULT 0,
      next_at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(`CREATE INDEX outbox_due ON outbox (next_at, id) WHERE pending <> '{}'`);
  await runner.query(`CREATE INDEX outbox_done ON outbox (created_at) WHERE pending = '{}'`);
  await runner.query(`
    CREATE FUNCTION notify_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('outbox_' || TG_TABLE_SCHEMA, '');
      RETURN NULL;
    END $$`);
  await runner.query(
    `CREATE TRIGGER outbox_notify AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION notify_outbox()`,
  );
  await runner.query(`
    CREATE TABLE inbox (
      event_id text PRIMARY KEY,
      received_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(`CREATE INDEX inbox_received ON inbox (received_at)`);
};

/** Undoes {@link createMessagingTables}. */
export const dropMessagingTables = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`DROP TABLE inbox`);
  await runner.query(`DROP TABLE outbox`);
  await runner.query(`DROP FUNCTION notify_outbox()`);
};
