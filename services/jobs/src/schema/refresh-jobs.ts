import { writeCounts } from './job-card.js';
import { searchColumns } from './search-row.js';

/** `learn_search_values`: places, industries and words that no job had so far. */
export const learnSearchValues = `CREATE OR REPLACE FUNCTION learn_search_values(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facet_values (kind, value, label)
  SELECT DISTINCT ON (kind, lower(label)) kind, lower(label), label
  FROM jobs AS job,
    LATERAL (VALUES ('industry', job.industry), ('location', coalesce(job.location, ''))) AS facet (kind, label)
  WHERE job.id = ANY (ids) AND NOT EXISTS (
    SELECT FROM facet_values AS known WHERE known.kind = facet.kind AND known.value = lower(facet.label))
  ORDER BY kind, lower(label), label
  ON CONFLICT DO NOTHING;

  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM (
    SELECT title AS written FROM jobs WHERE id = ANY (ids)
    UNION SELECT location FROM jobs WHERE id = ANY (ids)
    UNION SELECT industry FROM jobs WHERE id = ANY (ids)
    UNION SELECT unnest(skills) FROM jobs WHERE id = ANY (ids)
    UNION SELECT name FROM company_copies WHERE id IN (SELECT company_id FROM jobs WHERE id = ANY (ids))
  ) AS texts, unnest(tsvector_to_array(to_tsvector('job_words', search_text(written)))) AS word
  WHERE word ~ '^[[:alpha:]]{3,40}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = word.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
END $$`;

/** `learn_titles`: titles that no job had so far; their jobs are counted by the upkeep. */
export const learnTitles = `CREATE OR REPLACE FUNCTION learn_titles(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_titles (title, label, jobs)
  SELECT row.title, min(btrim(job.title)), count(*)
  FROM job_search AS row JOIN jobs AS job ON job.id = row.job_id
  WHERE row.job_id = ANY (ids) AND length(row.title) BETWEEN 2 AND 80
    AND NOT EXISTS (SELECT FROM search_titles AS known WHERE known.title = row.title)
  GROUP BY row.title ORDER BY row.title
  ON CONFLICT DO NOTHING;
END $$`;

/** `refresh_jobs`: brings the cards and search rows of some jobs up to date; the changing transaction calls it. */
export const refreshJobs = `CREATE OR REPLACE FUNCTION refresh_jobs(ids int[], companies int[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  listed int[];
BEGIN
  PERFORM FROM company_copies WHERE id = ANY (companies) ORDER BY id FOR SHARE;

  WITH rendered AS MATERIALIZED (SELECT job_id, card, brief FROM rendered_jobs WHERE job_id = ANY (ids)),
    briefs AS (
      INSERT INTO job_briefs (job_id, brief) SELECT job_id, brief FROM rendered
      ON CONFLICT (job_id) DO UPDATE SET brief = excluded.brief
    )
  INSERT INTO job_cards (job_id, card) SELECT job_id, card FROM rendered
  ON CONFLICT (job_id) DO UPDATE SET card = excluded.card;

  DELETE FROM job_search WHERE job_id = ANY (ids);
  WITH added AS (
    INSERT INTO job_search (${searchColumns})
      SELECT ${searchColumns} FROM listable_jobs WHERE job_id = ANY (ids)
    RETURNING job_id
  )
  SELECT array_agg(job_id) INTO listed FROM added;
  PERFORM learn_search_values(listed);
  PERFORM learn_titles(listed);
END $$`;

/** Trigger functions. They work per statement on the changed rows as a set, so that loading many jobs costs a few set operations. */
export const refreshTriggerFunctions = [
  `CREATE OR REPLACE FUNCTION refresh_new_jobs() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
BEGIN
  PERFORM refresh_jobs(array_agg(id), array_agg(DISTINCT company_id)) FROM new_rows HAVING count(*) > 0;
  ${writeCounts('new_rows')};
  RETURN NULL;
END $$`,
  // Counters and versions stand in no card and no search row: a view must stay cheap.
  `CREATE OR REPLACE FUNCTION refresh_changed_jobs() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
DECLARE
  apart constant text[] := ARRAY['views', 'applications', 'version', 'announced_at'];
BEGIN
  PERFORM refresh_jobs(array_agg(DISTINCT id), array_agg(DISTINCT company_id)) FROM (
    SELECT new_rows.id, unnest(ARRAY[new_rows.company_id, old_rows.company_id]) AS company_id
    FROM new_rows JOIN old_rows USING (id)
    WHERE to_jsonb(new_rows) - apart <> to_jsonb(old_rows) - apart
  ) AS changed HAVING count(*) > 0;
  ${writeCounts('new_rows')};
  RETURN NULL;
END $$`,
  `CREATE OR REPLACE FUNCTION forget_jobs() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
BEGIN
  PERFORM FROM company_copies WHERE id IN (SELECT company_id FROM old_rows) ORDER BY id FOR SHARE;
  DELETE FROM job_cards WHERE job_id IN (SELECT id FROM old_rows);
  DELETE FROM job_briefs WHERE job_id IN (SELECT id FROM old_rows);
  DELETE FROM job_counts WHERE job_id IN (SELECT id FROM old_rows);
  DELETE FROM job_search WHERE job_id IN (SELECT id FROM old_rows);
  RETURN NULL;
END $$`,
  `CREATE OR REPLACE FUNCTION refresh_company_jobs() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
BEGIN
  PERFORM refresh_jobs(array_agg(job.id), array_agg(DISTINCT job.company_id))
  FROM jobs AS job WHERE job.company_id IN (SELECT id FROM new_rows) HAVING count(*) > 0;
  RETURN NULL;
END $$`,
  `CREATE OR REPLACE FUNCTION refresh_changed_company_jobs() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
BEGIN
  PERFORM refresh_jobs(array_agg(job.id), array_agg(DISTINCT job.company_id))
  FROM jobs AS job WHERE job.company_id IN (
    SELECT new_rows.id FROM new_rows JOIN old_rows USING (id)
    WHERE to_jsonb(new_rows) - 'version' <> to_jsonb(old_rows) - 'version'
  ) HAVING count(*) > 0;
  RETURN NULL;
END $$`,
];
