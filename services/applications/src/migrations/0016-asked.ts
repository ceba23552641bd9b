import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An application keeps the questions as they were asked, whatever becomes of them later (decision P48). */
export class Asked1796000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE applications ADD COLUMN asked jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE applications DROP COLUMN asked`);
  }
}
