import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members may do in their company: everything, or look (decision P67). */
export class TeamRoles1796000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['users', 'team_invitations']) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN team_role text NOT NULL DEFAULT 'member'`);
      await runner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${table}_team_role_check CHECK (team_role IN ('member', 'reader')) NOT VALID`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['users', 'team_invitations']) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN team_role`);
    }
  }
}
