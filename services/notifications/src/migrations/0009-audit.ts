import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit trail: rows are added, never changed, and go when they are older than a year (decision R7). */
export class Audit1796000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entries (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT audit_entries_pkey PRIMARY KEY,
        action text NOT NULL,
        actor_id int,
        actor_role text,
        target_type text NOT NULL,
        target_id text,
        before jsonb,
        after jsonb,
        request_id text NOT NULL,
        address text,
        at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX audit_entries_at ON audit_entries (at, id)`);
    await runner.query(`CREATE INDEX audit_entries_actor ON audit_entries (actor_id, at)`);
    await runner.query(`CREATE INDEX audit_entries_action ON audit_entries (action, at)`);
    await runner.query(`CREATE INDEX audit_entries_target ON audit_entries (target_type, target_id, at)`);
    await runner.query(`
      CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.at < now() - interval '365 days' THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'the audit trail is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(
      `CREATE TRIGGER audit_entries_keep BEFORE UPDATE OR DELETE ON audit_entries
       FOR EACH ROW EXECUTE FUNCTION keep_audit()`,
    );
    await runner.query(
      `CREATE TRIGGER audit_entries_keep_all BEFORE TRUNCATE ON audit_entries
       FOR EACH STATEMENT EXECUTE FUNCTION keep_audit()`,
    );
    await runner.query(`REVOKE UPDATE, TRUNCATE ON audit_entries FROM CURRENT_USER`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE audit_entries`);
    await runner.query(`DROP FUNCTION keep_audit()`);
  }
}
