import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables by which a service says how it is, alike in every schema (docs/adr/0034-readiness.md, 0035-parked-events.md). */
const statements = [
  // The trace that a published event belongs to; empty unless traces are on.
  `ALTER TABLE outbox ADD COLUMN trace text`,
  // Written every ten seconds, worth nothing after a crash.
  `CREATE UNLOGGED TABLE processes (
    id text PRIMARY KEY,
    name text NOT NULL,
    host text NOT NULL,
    started_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL DEFAULT now(),
    failing text[] NOT NULL,
    readings jsonb NOT NULL
  )`,
  // A subscriber's failures at an event; with parked_at it is not sent any more.
  `CREATE TABLE event_failures (
    event_id bigint NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
    subscriber text NOT NULL,
    failures int NOT NULL DEFAULT 1,
    last_attempt int NOT NULL,
    reason text NOT NULL,
    failed_at timestamptz NOT NULL DEFAULT now(),
    parked_at timestamptz,
    PRIMARY KEY (event_id, subscriber)
  )`,
  `CREATE INDEX event_failures_parked ON event_failures (parked_at) WHERE parked_at IS NOT NULL`,
];

/** The migration of a service that makes them. */
export const operationsMigration = (name: string): new () => MigrationInterface =>
  class implements MigrationInterface {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      for (const statement of statements) {
        await runner.query(statement);
      }
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`DROP TABLE IF EXISTS event_failures`);
      await runner.query(`DROP TABLE IF EXISTS processes`);
      await runner.query(`ALTER TABLE IF EXISTS outbox DROP COLUMN IF EXISTS trace`);
    }
  };
