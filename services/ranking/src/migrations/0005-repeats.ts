import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A run that found nothing changed has no entries of its own: it names the run whose entries still hold. */
export class Repeats1796000000005 implements MigrationInterface {
  readonly name = 'Repeats1796000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE runs ADD COLUMN repeats uuid,
        ADD CONSTRAINT runs_repeats_fkey FOREIGN KEY (repeats) REFERENCES runs (id) ON DELETE CASCADE`);
    await runner.query(`CREATE INDEX runs_repeats ON runs (repeats) WHERE repeats IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM runs WHERE repeats IS NOT NULL`);
    await runner.query(`ALTER TABLE runs DROP COLUMN repeats`);
  }
}
