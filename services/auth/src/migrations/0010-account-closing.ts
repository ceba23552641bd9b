import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts whose owners leave: a week to change one's mind, then a last mail (decision A18). */
export class AccountClosing1796000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN delete_after timestamptz`);
    await runner.query(`CREATE INDEX users_delete_after ON users (delete_after) WHERE delete_after IS NOT NULL`);
    await runner.query(`CREATE TABLE farewells (
      id uuid NOT NULL,
      email text NOT NULL,
      first_name text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT farewells_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE INDEX farewells_created_at ON farewells (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE farewells`);
    await runner.query(`ALTER TABLE users DROP COLUMN delete_after`);
  }
}
