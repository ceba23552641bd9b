import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archives of what is held about somebody (decision A17). */
export class DataExports1796000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE data_exports (
      id uuid NOT NULL,
      user_id int,
      state text NOT NULL DEFAULT 'waiting',
      size int,
      attempts int NOT NULL DEFAULT 0,
      next_at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL DEFAULT (now() + '7 days'),
      CONSTRAINT data_exports_pkey PRIMARY KEY (id),
      CONSTRAINT data_exports_state_check CHECK (state IN ('waiting', 'ready', 'failed'))
    )`);
    await runner.query(`CREATE INDEX data_exports_user_id ON data_exports (user_id)`);
    await runner.query(`CREATE INDEX data_exports_expires_at ON data_exports (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE data_exports`);
  }
}
