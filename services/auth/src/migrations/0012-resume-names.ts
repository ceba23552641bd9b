import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who shares a phone sees whose CV is there: by the name that the file had. */
export class ResumeNames1796000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resume_files ADD COLUMN name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resume_files DROP COLUMN name');
  }
}
