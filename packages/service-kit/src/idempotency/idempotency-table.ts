import type { QueryRunner } from 'typeorm';

/**
 * What creating calls with an `Idempotency-Key` answered, alike in every service's schema. `user_id` is 0 for visitors;
 * rows go after a day, and with the account of their caller.
 */
export const createIdempotencyTable = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`
    CREATE TABLE idempotency_keys (
      user_id int NOT NULL,
      pattern text NOT NULL,
      key text NOT NULL,
      input_hash text NOT NULL,
      answer json,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, pattern, key)
    )`);
  await runner.query(`CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)`);
};

/** Undoes {@link createIdempotencyTable}. */
export const dropIdempotencyTable = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`DROP TABLE idempotency_keys`);
};
