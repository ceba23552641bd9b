import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invitations to a team, and links that tell an address what happened to its account: the way back after a change of
 * address (several may be open at once), the approval of one that a colleague asked for, the refusal of an account.
 * `team_domain` keeps the domain that a member added colleagues at before changing the own address.
 */
export class AccountLinks1796000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE team_invitations (
      id int NOT NULL,
      company_id int NOT NULL,
      email text NOT NULL,
      first_name text NOT NULL,
      last_name text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days',
      CONSTRAINT team_invitations_pkey PRIMARY KEY (id),
      CONSTRAINT team_invitations_company_email_key UNIQUE (company_id, email)
    )`);
    await runner.query(`CREATE INDEX team_invitations_expires_at ON team_invitations (expires_at)`);
    await runner.query(`ALTER TABLE users ADD COLUMN team_domain text`);
    await runner.query(`ALTER TABLE one_time_tokens ADD COLUMN invitation_id int, ADD COLUMN new_email text,
      ADD COLUMN session_id text,
      ADD CONSTRAINT one_time_tokens_invitation_id_fkey FOREIGN KEY (invitation_id)
        REFERENCES team_invitations (id) ON DELETE CASCADE,
      DROP CONSTRAINT one_time_tokens_subject_check,
      DROP CONSTRAINT one_time_tokens_purpose_check,
      ADD CONSTRAINT one_time_tokens_subject_check CHECK (num_nonnulls(user_id, pending_user_id, invitation_id) = 1
        AND (purpose = 'registration') = (pending_user_id IS NOT NULL)
        AND (purpose = 'team_invitation') = (invitation_id IS NOT NULL)),
      ADD CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN ('registration', 'verification', 'password_reset',
        'email_change', 'email_undo', 'email_approval', 'status_alert', 'team_invitation', 'member_refusal'))`);
    await runner.query(`DROP INDEX one_time_tokens_user`);
    await runner.query(`CREATE UNIQUE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose)
      WHERE used_at IS NULL AND purpose <> 'email_undo'`);
    await runner.query(`CREATE UNIQUE INDEX one_time_tokens_invitation ON one_time_tokens (invitation_id, purpose)
      WHERE used_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM one_time_tokens
      WHERE purpose IN ('email_undo', 'email_approval', 'team_invitation', 'member_refusal')`);
    await runner.query(`DROP INDEX one_time_tokens_user`);
    await runner.query(`ALTER TABLE one_time_tokens
      DROP CONSTRAINT one_time_tokens_subject_check,
      DROP CONSTRAINT one_time_tokens_purpose_check,
      ADD CONSTRAINT one_time_tokens_subject_check
        CHECK ((purpose = 'registration') = (pending_user_id IS NOT NULL) AND (pending_user_id IS NULL) <> (user_id IS NULL)),
      ADD CONSTRAINT one_time_tokens_purpose_check
        CHECK (purpose IN ('registration', 'verification', 'password_reset', 'email_change', 'status_alert')),
      DROP COLUMN invitation_id, DROP COLUMN new_email, DROP COLUMN session_id`);
    await runner.query(
      `CREATE UNIQUE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose) WHERE used_at IS NULL`,
    );
    await runner.query(`ALTER TABLE users DROP COLUMN team_domain`);
    await runner.query(`DROP TABLE team_invitations`);
  }
}
