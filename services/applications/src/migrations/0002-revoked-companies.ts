import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company that lost its authorisation is cut off from its applicants, so its standing is known here. */
export class RevokedCompanies1796000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE company_copies (
        id int NOT NULL,
        version int NOT NULL,
        revoked boolean NOT NULL DEFAULT false,
        CONSTRAINT company_copies_pkey PRIMARY KEY (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE company_copies`);
  }
}
