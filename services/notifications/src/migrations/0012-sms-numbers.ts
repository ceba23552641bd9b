import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts go to confirmed numbers only, and not more than so many a day (decision A19). */
export class SmsNumbers1796000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sms_numbers (
        user_id int NOT NULL,
        phone text NOT NULL,
        code_id uuid CONSTRAINT sms_numbers_code_id_key UNIQUE,
        code_expires_at timestamptz,
        code_tries smallint NOT NULL DEFAULT 0,
        confirmed_at timestamptz,
        CONSTRAINT sms_numbers_pkey PRIMARY KEY (user_id, phone)
      )`);
    await runner.query(
      `CREATE INDEX deliveries_texts ON deliveries (address, sent_at) WHERE channel = 'sms' AND state = 'sent'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX deliveries_texts`);
    await runner.query(`DROP TABLE sms_numbers`);
  }
}
