import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two-step sign-in: secrets, recovery codes, wrong codes, and sign-ins that wait for a code (decision A15). */
export class SecondFactors1796000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE second_factors (
      user_id int NOT NULL,
      secret text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      confirmed_at timestamptz,
      last_step int NOT NULL DEFAULT 0,
      CONSTRAINT second_factors_pkey PRIMARY KEY (user_id),
      CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE recovery_codes (
      user_id int NOT NULL,
      hash text NOT NULL,
      used_at timestamptz,
      CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash),
      CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE TABLE second_factor_failures (
      id int GENERATED ALWAYS AS IDENTITY,
      user_id int NOT NULL,
      is_known boolean NOT NULL,
      failed_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT second_factor_failures_pkey PRIMARY KEY (id),
      CONSTRAINT second_factor_failures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE INDEX second_factor_failures_user_id ON second_factor_failures (user_id, failed_at)`);
    await runner.query(`CREATE TABLE sign_in_tickets (
      hash text NOT NULL,
      user_id int NOT NULL,
      device text,
      address text,
      is_known boolean,
      expires_at timestamptz NOT NULL,
      CONSTRAINT sign_in_tickets_pkey PRIMARY KEY (hash),
      CONSTRAINT sign_in_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE INDEX sign_in_tickets_user_id ON sign_in_tickets (user_id)`);
    await runner.query(`CREATE INDEX sign_in_tickets_expires_at ON sign_in_tickets (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['sign_in_tickets', 'second_factor_failures', 'recovery_codes', 'second_factors']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
