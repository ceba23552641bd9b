import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change that waits knows since when, so that taking it back brings back the interviews that it cancelled (decision P19). */
export class TakenBackCancellations1796000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE status_notices ADD COLUMN since timestamptz`);
    await runner.query(`UPDATE status_notices SET since = changed_at`);
    await runner.query(`ALTER TABLE status_notices ALTER COLUMN since SET NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE status_notices DROP COLUMN since`);
  }
}
