import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many applied for a job on a day, by where they came from (decision P56). Numbers alone: nothing leads to a person. */
export class ApplicationSources1796000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE application_sources (
        job_id int NOT NULL,
        day date NOT NULL,
        source text NOT NULL,
        applications int NOT NULL DEFAULT 0,
        CONSTRAINT application_sources_pkey PRIMARY KEY (job_id, day, source)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE application_sources`);
  }
}
