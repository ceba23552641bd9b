import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs whose applicants only some of their company see, and who these are (decision P68). */
export class HiringTeams1796000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE hiring_teams (
        job_id int NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT hiring_teams_pkey PRIMARY KEY (job_id)
      )`);
    await runner.query(`
      CREATE TABLE hiring_team_members (
        job_id int NOT NULL,
        user_id int NOT NULL,
        CONSTRAINT hiring_team_members_pkey PRIMARY KEY (job_id, user_id),
        CONSTRAINT hiring_team_members_job_id_fkey FOREIGN KEY (job_id) REFERENCES hiring_teams (job_id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX hiring_team_members_user_id ON hiring_team_members (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE hiring_team_members`);
    await runner.query(`DROP TABLE hiring_teams`);
  }
}
