/** `forget_answers`: whoever deletes an account, on a connection that names another schema, too. */
const forgetAnswers = `CREATE OR REPLACE FUNCTION forget_answers() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM idempotency_keys WHERE user_id = OLD.id;
  RETURN NULL;
END $$`;

/** `next_version`: an account says its version (decision W12). */
const nextVersion = `CREATE OR REPLACE FUNCTION next_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$`;

/** What forms change. A resume that is uploaded while a form is open does not make that form stale. */
const formColumns = [
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
const row = (name: 'OLD' | 'NEW'): string => `(${formColumns.map((column) => `${name}.${column}`).join(', ')})`;

const triggers = [
  `CREATE OR REPLACE TRIGGER users_forget_answers AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_answers()`,
  `CREATE OR REPLACE TRIGGER users_version BEFORE UPDATE ON users FOR EACH ROW
    WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')}) EXECUTE FUNCTION next_version()`,
];

/** All functions and triggers of the schema as they are now (docs/adr/0029-functions-as-files.md). */
export const schemaObjects: readonly string[] = [forgetAnswers, nextVersion, ...triggers];
