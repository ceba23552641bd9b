import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Numbers that sign in to accounts, and the codes that prove them (decision A24). */
export class PhoneSignIns1796100000001 implements MigrationInterface {
  readonly name = 'PhoneSignIns1796100000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE phone_sign_ins (
      phone text NOT NULL,
      user_id int NOT NULL,
      linked_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT phone_sign_ins_pkey PRIMARY KEY (phone),
      CONSTRAINT phone_sign_ins_user_id_key UNIQUE (user_id),
      CONSTRAINT phone_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE phone_codes (
      id uuid NOT NULL,
      phone text NOT NULL,
      address text,
      tries int NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      ended_at timestamptz,
      CONSTRAINT phone_codes_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE INDEX phone_codes_phone ON phone_codes (phone, created_at)`);
    await runner.query(`CREATE INDEX phone_codes_address ON phone_codes (address, created_at)`);
    await runner.query(`CREATE INDEX phone_codes_created_at ON phone_codes (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE phone_codes, phone_sign_ins`);
  }
}
