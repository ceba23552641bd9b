import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a company whose authorisation was taken back from one that still waits for it. */
export class Revoked1796000000002 implements MigrationInterface {
  readonly name = 'Revoked1796000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE companies ADD COLUMN revoked_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE companies DROP COLUMN revoked_at`);
  }
}
