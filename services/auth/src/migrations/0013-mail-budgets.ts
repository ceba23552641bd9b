import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many mails with links an address got, and an account caused, in the hour or day that ends at `until`. */
export class MailBudgets1796000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_budgets (
        key text NOT NULL,
        spent int NOT NULL,
        until timestamptz NOT NULL,
        CONSTRAINT mail_budgets_pkey PRIMARY KEY (key)
      )`);
    await runner.query(`CREATE INDEX mail_budgets_until ON mail_budgets (until)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE mail_budgets`);
  }
}
