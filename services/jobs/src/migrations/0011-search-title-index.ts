import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs with the very title that was searched for are found without reading all that match. */
export class SearchTitleIndex1796000000011 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_search_title ON job_search (title)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX job_search_title`);
  }
}
