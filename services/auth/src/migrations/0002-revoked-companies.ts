import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The team of a company that lost its authorisation is closed, so its standing is known here. */
export class RevokedCompanies1796000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE company_copies ADD COLUMN revoked boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE company_copies DROP COLUMN revoked`);
  }
}
