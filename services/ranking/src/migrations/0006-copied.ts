import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sentences that an applicant copied from the ad are kept beside the flag, so that a person can judge them. */
export class Copied1796000000006 implements MigrationInterface {
  readonly name = 'Copied1796000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE run_entries ADD COLUMN copied text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE scores ADD COLUMN copied text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE scores DROP COLUMN copied`);
    await runner.query(`ALTER TABLE run_entries DROP COLUMN copied`);
  }
}
