import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many looked at a job on a day, by where they came from (decision P56). Numbers alone: nothing leads to a person. */
export class ViewSources1796000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_view_sources (
        job_id int NOT NULL,
        day date NOT NULL,
        source text NOT NULL,
        views int NOT NULL DEFAULT 0,
        CONSTRAINT job_view_sources_pkey PRIMARY KEY (job_id, day, source),
        CONSTRAINT job_view_sources_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE job_view_sources`);
  }
}
