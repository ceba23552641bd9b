import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lists show of a job moves from `job_cards` to a table of its own, so that a card, too, fits into its row: read from beside
 * the row, each costs a second look-up. `Cards`, which runs last, fills both.
 */
export class BriefTable implements MigrationInterface {
  readonly name = 'BriefTable1796300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE job_briefs (
      job_id int NOT NULL,
      brief text NOT NULL,
      CONSTRAINT job_briefs_pkey PRIMARY KEY (job_id)
    )`);
    await runner.query(`ALTER TABLE job_cards DROP COLUMN brief`);
    // Half a page: what is longer goes beside the row.
    await runner.query(`ALTER TABLE job_cards SET (toast_tuple_target = 4080)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_cards RESET (toast_tuple_target), ADD COLUMN brief text`);
    await runner.query(`DROP TABLE job_briefs`);
  }
}
