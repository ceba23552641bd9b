import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People see where they are signed in and end it there; the public id says nothing about the session's own. */
export class SessionPlaces1796000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions ADD COLUMN public_id uuid NOT NULL DEFAULT gen_random_uuid(),
      ADD COLUMN device text, ADD COLUMN address text,
      ADD CONSTRAINT sessions_public_id_key UNIQUE (public_id)`);
    await runner.query(`ALTER TABLE sessions ALTER COLUMN public_id DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions DROP COLUMN public_id, DROP COLUMN device, DROP COLUMN address`);
  }
}
