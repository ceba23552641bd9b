import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Somebody may have been told that an interview is off, and then that it is on again (decision P19). */
export class ToldCancellations1796000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE interview_notices ADD COLUMN cancelled boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE interview_notices DROP COLUMN cancelled`);
  }
}
