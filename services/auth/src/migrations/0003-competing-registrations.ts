import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Several registrations of one address may wait beside each other, each with its own password and link, so that a
 * later one by somebody else takes nothing from an earlier one.
 */
export class CompetingRegistrations1796000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE pending_users DROP CONSTRAINT pending_users_email_key`);
    await runner.query(`CREATE INDEX pending_users_email ON pending_users (email)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX pending_users_email`);
    await runner.query(
      `DELETE FROM pending_users earlier USING pending_users later WHERE later.email = earlier.email AND later.id > earlier.id`,
    );
    await runner.query(`ALTER TABLE pending_users ADD CONSTRAINT pending_users_email_key UNIQUE (email)`);
  }
}
