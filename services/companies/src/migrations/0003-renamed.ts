import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies may change their name, and say for a while what it was (decision P22). */
export class Renamed1796000000003 implements MigrationInterface {
  readonly name = 'Renamed1796000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE companies ADD COLUMN previous_name text, ADD COLUMN renamed_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE companies DROP COLUMN previous_name, DROP COLUMN renamed_at`);
  }
}
