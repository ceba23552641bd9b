import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An application outlives its job, with what the seeker needs to recognise it (decision P19). */
export class WithdrawnJobs1796000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE applications ADD COLUMN job_withdrawn_at timestamptz`);
    await runner.query(`ALTER TABLE job_copies ADD COLUMN kept jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without the column nothing would tell these from applications to a job that exists.
    await runner.query(`DELETE FROM applications WHERE job_withdrawn_at IS NOT NULL`);
    await runner.query(`ALTER TABLE applications DROP COLUMN job_withdrawn_at`);
    await runner.query(`ALTER TABLE job_copies DROP COLUMN kept`);
  }
}
