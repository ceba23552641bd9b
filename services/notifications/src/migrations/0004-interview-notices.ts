import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notice keeps what the interview was for, so that it can be called off after the job is deleted. */
export class InterviewNotices1796000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE interview_notices
        ADD COLUMN job_title text NOT NULL DEFAULT '',
        ADD COLUMN company_name text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE interview_notices DROP COLUMN job_title, DROP COLUMN company_name`);
  }
}
