import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that closed because somebody was found, since when and who said so (decision P64). */
export class Filled1796000000064 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs ADD COLUMN IF NOT EXISTS filled_at timestamptz`);
    await runner.query(`ALTER TABLE jobs ADD COLUMN IF NOT EXISTS filled_by int`);
    await runner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS jobs_filled_by ON jobs (filled_by)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs DROP COLUMN filled_by, DROP COLUMN filled_at`);
  }
}
