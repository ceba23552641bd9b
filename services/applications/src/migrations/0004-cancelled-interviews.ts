import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An interview knows when and why it was cancelled (decision P19). */
export class CancelledInterviews1796000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE interviews
        ADD COLUMN cancelled_at timestamptz,
        ADD COLUMN cancel_reason text,
        ADD CONSTRAINT interviews_cancel_reason_check
          CHECK (cancel_reason IN ('employer', 'rejected', 'hired', 'withdrawn', 'job_deleted', 'user_deleted'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE interviews DROP COLUMN cancelled_at, DROP COLUMN cancel_reason`);
  }
}
