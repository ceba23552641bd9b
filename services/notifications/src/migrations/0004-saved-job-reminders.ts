import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a seeker's saved jobs remind them before they close (decision P94). */
export class SavedJobReminders1796200000000 implements MigrationInterface {
  readonly name = 'SavedJobReminders1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_preferences ADD COLUMN saved_job_reminders boolean NOT NULL DEFAULT true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_preferences DROP COLUMN saved_job_reminders`);
  }
}
