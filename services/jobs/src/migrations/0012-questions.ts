import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an employer asks applicants beside the letter (decision P48). */
export class Questions1796000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs ADD COLUMN questions jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs DROP COLUMN questions`);
  }
}
