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

/** All functions of the schema as they are now (docs/adr/0029-functions-as-files.md). */
export const schemaObjects: readonly string[] = [forgetAnswers, nextVersion];
