import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a run was asked about, as one stamp, so that an unchanged question is known without reading every applicant. */
export class Stamps1796000000010 implements MigrationInterface {
  readonly name = 'Stamps1796000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE runs ADD COLUMN stamp text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE runs DROP COLUMN stamp`);
  }
}
