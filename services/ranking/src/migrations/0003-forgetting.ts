import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a deleted person wrote must go from every table and stay away: kept scores know whose words they quote, and
 * tombstones stop work that was under way from writing again.
 */
export class Forgetting1796000000003 implements MigrationInterface {
  readonly name = 'Forgetting1796000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM scores`);
    await runner.query(`ALTER TABLE scores ADD COLUMN user_id int NOT NULL`);
    await runner.query(`CREATE INDEX scores_user ON scores (user_id)`);
    await runner.query(`
      CREATE TABLE tombstones (
        kind text NOT NULL,
        key text NOT NULL,
        CONSTRAINT tombstones_pkey PRIMARY KEY (kind, key),
        CONSTRAINT tombstones_kind_check CHECK (kind IN ('user', 'file'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE tombstones`);
    await runner.query(`ALTER TABLE scores DROP COLUMN user_id`);
  }
}
