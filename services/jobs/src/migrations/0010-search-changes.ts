import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which search rows changed in which transaction, so that processes bring what they keep of searches up to date row by row.
 * The upkeep forgets old entries and notes the last of them in `search_state.forgotten`.
 */
export class SearchChanges1796000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_changes (
        changed_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
        job_id int NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX search_changes_in ON search_changes (changed_in)`);
    await runner.query(`ALTER TABLE search_state ADD COLUMN forgotten xid8 NOT NULL DEFAULT '0'`);
    await runner.query(noteSearchChanges);
    for (const [event, rows] of Object.entries({ INSERT: 'NEW', UPDATE: 'NEW', DELETE: 'OLD' })) {
      await runner.query(
        `CREATE TRIGGER search_noted_${event.toLowerCase()} AFTER ${event} ON job_search
         REFERENCING ${rows} TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete']) {
      await runner.query(`DROP TRIGGER search_noted_${event} ON job_search`);
    }
    await runner.query(`DROP FUNCTION note_search_changes()`);
    await runner.query(`ALTER TABLE search_state DROP COLUMN forgotten`);
    await runner.query(`DROP TABLE search_changes`);
  }
}

const noteSearchChanges = `CREATE FUNCTION note_search_changes() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
   BEGIN
     INSERT INTO search_changes (job_id) SELECT job_id FROM changed_rows;
     RETURN NULL;
   END $$`;
