import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lists show of a job moves from `job_cards` to a table of its own, so that a card, too, fits into its row, and what changes
 * too often for a card gets a narrow one: lists read no row of `jobs` (docs/adr/0061-cards-in-their-rows.md). `Cards`, which runs last, fills all.
 */
export class BesideCards implements MigrationInterface {
  readonly name = 'BesideCards1796300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE job_briefs (
      job_id int NOT NULL,
      brief text NOT NULL,
      CONSTRAINT job_briefs_pkey PRIMARY KEY (job_id)
    )`);
    // Room in each page, so that a row that counts goes up stays in its page and no index changes.
    await runner.query(`CREATE TABLE job_counts (
      job_id int NOT NULL,
      version int NOT NULL,
      views int NOT NULL,
      applications int NOT NULL,
      CONSTRAINT job_counts_pkey PRIMARY KEY (job_id)
    ) WITH (fillfactor = 70)`);
    await runner.query(`ALTER TABLE job_cards DROP COLUMN brief`);
    // Half a page: what is longer goes beside the row.
    await runner.query(`ALTER TABLE job_cards SET (toast_tuple_target = 4080)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_cards RESET (toast_tuple_target), ADD COLUMN brief text`);
    await runner.query(`DROP FUNCTION IF EXISTS job_json(job_counts, text)`);
    await runner.query(`DROP TABLE job_counts`);
    await runner.query(`DROP TABLE job_briefs`);
  }
}
