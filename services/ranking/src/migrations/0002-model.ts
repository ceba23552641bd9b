import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Two engines: an embedded score stands in until the model has spoken, and what the model costs each company in a day is
 * counted.
 */
export class Model1796000000002 implements MigrationInterface {
  readonly name = 'Model1796000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE run_entries ADD COLUMN provisional boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE TABLE model_usage (
        company_id int NOT NULL,
        day date NOT NULL,
        tokens bigint NOT NULL,
        CONSTRAINT model_usage_pkey PRIMARY KEY (company_id, day)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE model_usage`);
    await runner.query(`ALTER TABLE run_entries DROP COLUMN provisional`);
  }
}
