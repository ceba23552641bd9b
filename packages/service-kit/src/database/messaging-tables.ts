/** Tables behind events, alike in every service's schema. */
export const messagingTables = [
  `CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    type text NOT NULL,
    payload jsonb NOT NULL,
    pending text[] NOT NULL,
    attempts int NOT NULL DEFAULT 0,
    next_at timestamptz NOT NULL DEFAULT now(),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX outbox_due ON outbox (next_at, id) WHERE pending <> '{}'`,
  `CREATE INDEX outbox_done ON outbox (created_at) WHERE pending = '{}'`,
  `CREATE FUNCTION notify_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('outbox_' || TG_TABLE_SCHEMA, '');
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER outbox_notify AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION notify_outbox()`,
  `CREATE TABLE inbox (
    event_id text PRIMARY KEY,
    received_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX inbox_received ON inbox (received_at)`,
];

/**
 * What creating calls with an `Idempotency-Key` answered (decision W12), alike in every service's schema. `user_id` is 0 for
 * visitors; rows go after a day, and with the account of their caller.
 */
export const idempotencyTable = [
  `CREATE TABLE idempotency_keys (
    user_id int NOT NULL,
    pattern text NOT NULL,
    key text NOT NULL,
    input_hash text NOT NULL,
    answer json,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, pattern, key)
  )`,
  `CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)`,
];
