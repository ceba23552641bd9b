import type { MigrationInterface, QueryRunner } from 'typeorm';

const before = `'registration', 'verification', 'password_reset', 'email_change', 'email_undo', 'email_approval',
  'status_alert', 'team_invitation', 'member_refusal'`;
const several = `'email_undo', 'new_device'`;

/** Where accounts were signed in from, and the links that tell of a strange sign-in; several may be open at once. */
export class NewDevices1796000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE seen_devices (
      user_id int NOT NULL,
      key text NOT NULL,
      seen_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT seen_devices_pkey PRIMARY KEY (user_id, key),
      CONSTRAINT seen_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE INDEX seen_devices_seen_at ON seen_devices (seen_at)`);
    await runner.query(`ALTER TABLE one_time_tokens ADD COLUMN detail text,
      DROP CONSTRAINT one_time_tokens_purpose_check,
      ADD CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN (${before}, 'new_device', 'keep_account'))`);
    await runner.query(`DROP INDEX one_time_tokens_user`);
    await runner.query(`CREATE UNIQUE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose)
      WHERE used_at IS NULL AND purpose NOT IN (${several})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM one_time_tokens WHERE purpose IN ('new_device', 'keep_account')`);
    await runner.query(`DROP INDEX one_time_tokens_user`);
    await runner.query(`CREATE UNIQUE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose)
      WHERE used_at IS NULL AND purpose <> 'email_undo'`);
    await runner.query(`ALTER TABLE one_time_tokens DROP COLUMN detail,
      DROP CONSTRAINT one_time_tokens_purpose_check,
      ADD CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN (${before}))`);
    await runner.query(`DROP TABLE seen_devices`);
  }
}
