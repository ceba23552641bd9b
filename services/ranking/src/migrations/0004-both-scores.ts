import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a language model's score is far above the embedded one, both are kept and shown. */
export class BothScores1796000000004 implements MigrationInterface {
  readonly name = 'BothScores1796000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE run_entries ADD COLUMN embedded_score real`);
    await runner.query(`ALTER TABLE scores ADD COLUMN embedded_score real`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE scores DROP COLUMN embedded_score`);
    await runner.query(`ALTER TABLE run_entries DROP COLUMN embedded_score`);
  }
}
