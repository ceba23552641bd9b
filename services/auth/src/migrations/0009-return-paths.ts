import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who registers to apply for a job is led back to it by the mailed link, whatever browser opens that. */
export class ReturnPaths1796000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pending_users ADD COLUMN return_to text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pending_users DROP COLUMN return_to');
  }
}
