import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lists show of a job, ready as JSON text beside its card (decision P92). `Briefs`, which runs last, fills it. */
export class BriefColumn implements MigrationInterface {
  readonly name = 'BriefColumn1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_cards ADD COLUMN brief text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_cards DROP COLUMN brief`);
  }
}
