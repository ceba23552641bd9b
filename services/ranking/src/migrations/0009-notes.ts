import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes for people beside a score, and what is needed to link applicants who share text (decision P33). */
export class Notes1796000000009 implements MigrationInterface {
  readonly name = 'Notes1796000000009';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['run_entries', 'scores']) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN notes jsonb NOT NULL DEFAULT '[]', ADD COLUMN prints jsonb NOT NULL DEFAULT '{}'`);
    }
    await runner.query(`ALTER TABLE run_entries ADD COLUMN shared jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE run_entries DROP COLUMN shared`);
    for (const table of ['run_entries', 'scores']) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN notes, DROP COLUMN prints`);
    }
  }
}
