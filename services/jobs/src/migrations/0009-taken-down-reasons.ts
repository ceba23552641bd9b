import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever looks after a job that was taken down reads why, for as long as it is down (decision P5). */
export class TakenDownReasons1796000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs ADD COLUMN taken_down_reason text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs DROP COLUMN taken_down_reason`);
  }
}
