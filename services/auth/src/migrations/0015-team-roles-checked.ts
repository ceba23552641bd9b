import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates what the migration before added. */
export class TeamRolesChecked1796000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['users', 'team_invitations']) {
      await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_team_role_check`);
    }
  }

  async down(): Promise<void> {
    // Nothing to take back.
  }
}
