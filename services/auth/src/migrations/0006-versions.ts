import { createIdempotencyTable, dropIdempotencyTable } from '@workboard/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What forms change. A resume that is uploaded while a form is open does not make that form stale. */
const columns = [
  'email',
  'first_name',
  'last_name',
  'role',
  'company_id',
  'avatar',
  'phone',
  'location',
  'bio',
  'skills',
  'experience',
  'education',
  'portfolio',
  'linkedin_url',
  'github_url',
  'website_url',
];
const row = (name: 'OLD' | 'NEW'): string => `(${columns.map((column) => `${name}.${column}`).join(', ')})`;

/** A creating call that is sent again creates nothing, and an account says its version (decision W12). */
export class Versions1796000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createIdempotencyTable(runner);
    // Whoever deletes an account, on a connection that names another schema, too.
    await runner.query(`CREATE FUNCTION forget_answers() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        DELETE FROM idempotency_keys WHERE user_id = OLD.id;
        RETURN NULL;
      END $$`);
    await runner.query(
      `CREATE TRIGGER users_forget_answers AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_answers()`,
    );
    await runner.query(`ALTER TABLE users ADD COLUMN version int NOT NULL DEFAULT 1`);
    await runner.query(`CREATE FUNCTION next_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.version := OLD.version + 1;
        RETURN NEW;
      END $$`);
    await runner.query(`CREATE TRIGGER users_version BEFORE UPDATE ON users FOR EACH ROW
      WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')}) EXECUTE FUNCTION next_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER users_version ON users`);
    await runner.query(`DROP FUNCTION next_version()`);
    await runner.query(`ALTER TABLE users DROP COLUMN version`);
    await runner.query(`DROP TRIGGER users_forget_answers ON users`);
    await runner.query(`DROP FUNCTION forget_answers()`);
    await dropIdempotencyTable(runner);
  }
}
