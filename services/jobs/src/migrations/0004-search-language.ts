import type { MigrationInterface, QueryRunner } from 'typeorm';
import { loadLanguage } from '../search/language/load-language.js';

/**
 * What people type is understood: names of places and occupations, Tok Pisin, short forms and everyday words stand in
 * `search_names`, jobs carry the signs of the places and occupations they name, and a second document holds the whole text
 * of a job, out of line, so that the narrow rows stay narrow.
 */
export class SearchLanguage1796000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW listable_jobs`);
    await runner.query(searchText);
    await runner.query(`
      CREATE TABLE search_names (
        key text NOT NULL,
        kind text NOT NULL,
        means text[] NOT NULL,
        says text[] NOT NULL,
        phrases text[] NOT NULL,
        label text,
        CONSTRAINT search_names_pkey PRIMARY KEY (key, kind)
      )`);
    await runner.query(
      `CREATE TABLE related_occupations (
        sign text NOT NULL,
        related text[] NOT NULL,
        CONSTRAINT related_occupations_pkey PRIMARY KEY (sign)
      )`,
    );
    await runner.query(nameKey);
    await runner.query(signsIn);
    await loadLanguage(runner);
    await runner.query(`ANALYZE search_names`);

    await runner.query(`ALTER TABLE facet_values ADD COLUMN signs text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`UPDATE facet_values SET signs = signs_in(value, 'place') WHERE kind = 'location'`);
    await runner.query(signFacetValue);
    await runner.query(`CREATE TRIGGER facet_values_signs BEFORE INSERT ON facet_values
      FOR EACH ROW WHEN (NEW.kind = 'location') EXECUTE FUNCTION sign_facet_value()`);
    await runner.query(
      `ALTER TABLE job_search ADD COLUMN title text NOT NULL DEFAULT '', ADD COLUMN body tsvector NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE job_search ALTER COLUMN title DROP DEFAULT, ALTER COLUMN body DROP DEFAULT`);
    await runner.query(`ALTER TABLE job_search SET (toast_tuple_target = 128)`);
    await runner.query(listableJobs);
    await runner.query(refreshJobs);
    await runner.query(`UPDATE job_search SET document = row.document, title = row.title, body = row.body
      FROM listable_jobs AS row WHERE row.job_id = job_search.job_id`);
    await runner.query(`CREATE INDEX job_search_body ON job_search USING gin (body)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW listable_jobs`);
    await runner.query(`ALTER TABLE job_search RESET (toast_tuple_target)`);
    await runner.query(`ALTER TABLE job_search DROP COLUMN title, DROP COLUMN body`);
    await runner.query(`DROP TRIGGER facet_values_signs ON facet_values`);
    await runner.query(`DROP FUNCTION sign_facet_value()`);
    await runner.query(`ALTER TABLE facet_values DROP COLUMN signs`);
    await runner.query(`DROP FUNCTION signs_in(text, text)`);
    await runner.query(`DROP FUNCTION name_key(text)`);
    await runner.query(`DROP TABLE related_occupations`);
    await runner.query(`DROP TABLE search_names`);
    await runner.query(formerSearchText);
    await runner.query(formerListableJobs);
    await runner.query(formerRefreshJobs);
    await runner.query(`UPDATE job_search SET document = row.document
      FROM listable_jobs AS row WHERE row.job_id = job_search.job_id`);
  }
}

/** Letters and digits alone, without accents: no sign of punctuation ever keeps a word from being found. */
const searchText = `CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(
    translate(replace(replace(lower(public.unaccent('public.unaccent', value)), 'c++', 'cplusplus'), 'c#', 'csharp'),
      '''\`', ''),
    '[^a-z0-9\\u0080-\\uFFFF]+', ' ', 'g'))
$$`;

/** A name as it is compared: the stems of its words, in order; null when there is no word in it. */
const nameKey = `CREATE FUNCTION name_key(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(lexeme, ' ' ORDER BY position)
  FROM (SELECT lexeme, unnest(positions) AS position
    FROM unnest(to_tsvector('jobs.job_text', jobs.search_text(value)))) AS word
$$`;

/** The signs of the names in a text; a name inside a longer one does not count. */
const signsIn = `CREATE FUNCTION signs_in(value text, wanted text) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
  DECLARE
    stems constant text[] := coalesce(string_to_array(jobs.name_key(value), ' '), '{}');
    signs text[] := '{}';
    said text[];
    reached int := 0;
  BEGIN
    FOR head IN 1..cardinality(stems) LOOP
      FOR tail IN REVERSE least(head + 5, cardinality(stems))..head LOOP
        EXIT WHEN tail <= reached;
        SELECT says INTO said FROM jobs.search_names
        WHERE key = array_to_string(stems[head:tail], ' ') AND kind = wanted;
        IF FOUND THEN
          signs := signs || said;
          reached := tail;
          EXIT;
        END IF;
      END LOOP;
    END LOOP;
    RETURN ARRAY(SELECT DISTINCT sign FROM unnest(signs) AS sign ORDER BY sign);
  END $$`;

/** Places that jobs name are known by their signs, too, so that a filter finds them under any of their names. */
const signFacetValue = `CREATE FUNCTION sign_facet_value() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
  BEGIN
    NEW.signs := signs_in(NEW.value, 'place');
    RETURN NEW;
  END $$`;

/** Also what 0008 goes back to. */
export const listableJobs = `CREATE VIEW listable_jobs AS
     SELECT job.id AS job_id, job.created_at, job.company_id,
       lower(coalesce(job.location, '')) AS location, lower(job.industry) AS industry, job.work_type, job.employment_type,
       (CASE WHEN pay.low IS NULL THEN 4
         ELSE array_position(ARRAY['PGK', 'USD', 'AUD', 'NZD'], job.salary_currency) - 1 END)::smallint AS pay_group,
       pay.low AS pay_low, pay.high AS pay_high,
       CASE WHEN pay.low IS NOT NULL AND job.salary_currency = 'PGK' THEN coalesce(job.salary_min, 0) END AS pgk_from,
       CASE WHEN pay.low IS NOT NULL AND job.salary_currency = 'PGK' THEN coalesce(job.salary_max, 2147483647) END AS pgk_to,
       job.closing_date, job.expires_at,
       setweight(to_tsvector('job_text', search_text(job.title)), 'A')
         || setweight(to_tsvector('job_text', search_text(concat_ws(' ', company.name, job.location))), 'B')
         || setweight(to_tsvector('job_text', search_text(array_to_string(job.skills, ' ') || ' ' || job.industry)), 'C')
         || setweight(to_tsvector('job_text', search_text(concat_ws(' ', job.work_type, job.employment_type, job.experience_level))), 'D')
         || array_to_tsvector(signs.found)
         AS document,
       search_text(job.title) AS title,
       to_tsvector('job_text', search_text(concat_ws(' ', job.title, company.name, job.location, job.industry,
         array_to_string(job.skills, ' '), job.work_type, job.employment_type, job.experience_level, job.description,
         array_to_string(job.requirements, ' '), array_to_string(job.responsibilities, ' '),
         array_to_string(job.benefits, ' ')))) || array_to_tsvector(signs.found) AS body
     FROM jobs AS job JOIN company_copies AS company ON company.id = job.company_id,
       LATERAL (SELECT coalesce(job.salary_min, job.salary_max), coalesce(job.salary_max, job.salary_min)) AS pay (low, high),
       -- OFFSET 0: worked out once, though used twice.
       LATERAL (SELECT signs_in(job.title, 'occupation') || signs_in(job.location, 'place') OFFSET 0) AS signs (found)
     WHERE job_is_public(job, company, now())`;

export const refreshJobs = `CREATE OR REPLACE FUNCTION refresh_jobs(ids int[], companies int[]) RETURNS void LANGUAGE plpgsql AS $$
   DECLARE
     listed int[];
   BEGIN
     PERFORM FROM company_copies WHERE id = ANY (companies) ORDER BY id FOR SHARE;

     INSERT INTO job_cards (job_id, card) SELECT job_id, card FROM rendered_jobs WHERE job_id = ANY (ids)
     ON CONFLICT (job_id) DO UPDATE SET card = excluded.card;

     DELETE FROM job_search WHERE job_id = ANY (ids);
     WITH added AS (
       INSERT INTO job_search (job_id, created_at, company_id, location, industry, work_type, employment_type,
         pay_group, pay_low, pay_high, pgk_from, pgk_to, closing_date, expires_at, document, title, body)
       SELECT * FROM listable_jobs WHERE job_id = ANY (ids)
       RETURNING job_id
     )
     SELECT array_agg(job_id) INTO listed FROM added;
     PERFORM learn_search_values(listed);
   END $$`;

const formerSearchText = `CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
     SELECT translate(value, '/\\@._:&+()', '          ')
   $$`;

const formerListableJobs = `CREATE VIEW listable_jobs AS
     SELECT job.id AS job_id, job.created_at, job.company_id,
       lower(coalesce(job.location, '')) AS location, lower(job.industry) AS industry, job.work_type, job.employment_type,
       (CASE WHEN pay.low IS NULL THEN 4
         ELSE array_position(ARRAY['PGK', 'USD', 'AUD', 'NZD'], job.salary_currency) - 1 END)::smallint AS pay_group,
       pay.low AS pay_low, pay.high AS pay_high,
       CASE WHEN pay.low IS NOT NULL AND job.salary_currency = 'PGK' THEN coalesce(job.salary_min, 0) END AS pgk_from,
       CASE WHEN pay.low IS NOT NULL AND job.salary_currency = 'PGK' THEN coalesce(job.salary_max, 2147483647) END AS pgk_to,
       job.closing_date, job.expires_at,
       setweight(to_tsvector('job_text', search_text(job.title)), 'A')
         || setweight(to_tsvector('job_text', search_text(concat_ws(' ', company.name, job.location))), 'B')
         || setweight(to_tsvector('job_text', search_text(array_to_string(job.skills, ' ') || ' ' || job.industry)), 'C')
         || setweight(to_tsvector('job_text', concat_ws(' ', job.work_type, job.employment_type, job.experience_level)), 'D')
         AS document
     FROM jobs AS job JOIN company_copies AS company ON company.id = job.company_id,
       LATERAL (SELECT coalesce(job.salary_min, job.salary_max), coalesce(job.salary_max, job.salary_min)) AS pay (low, high)
     WHERE job_is_public(job, company, now())`;

const formerRefreshJobs = `CREATE OR REPLACE FUNCTION refresh_jobs(ids int[], companies int[]) RETURNS void LANGUAGE plpgsql AS $$
   DECLARE
     listed int[];
   BEGIN
     PERFORM FROM company_copies WHERE id = ANY (companies) ORDER BY id FOR SHARE;

     INSERT INTO job_cards (job_id, card) SELECT job_id, card FROM rendered_jobs WHERE job_id = ANY (ids)
     ON CONFLICT (job_id) DO UPDATE SET card = excluded.card;

     DELETE FROM job_search WHERE job_id = ANY (ids);
     WITH added AS (
       INSERT INTO job_search (job_id, created_at, company_id, location, industry, work_type, employment_type,
         pay_group, pay_low, pay_high, pgk_from, pgk_to, closing_date, expires_at, document)
       SELECT * FROM listable_jobs WHERE job_id = ANY (ids)
       RETURNING job_id
     )
     SELECT array_agg(job_id) INTO listed FROM added;
     PERFORM learn_search_values(listed);
   END $$`;
