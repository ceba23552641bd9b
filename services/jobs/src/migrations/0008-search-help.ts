import type { MigrationInterface, QueryRunner } from 'typeorm';
import { listableJobs as formerListableJobs, refreshJobs as formerRefreshJobs } from './0004-search-language.js';

/** What helps people to search: levels to filter by, titles to suggest, and the searches that found nothing. */
export class SearchHelp1796000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(levelOf);
    await runner.query(`ALTER TABLE job_search ADD COLUMN level text NOT NULL DEFAULT ''`);
    await runner.query(`
      CREATE TABLE search_titles (
        title text NOT NULL,
        label text NOT NULL,
        jobs int NOT NULL,
        CONSTRAINT search_titles_pkey PRIMARY KEY (title)
      )`);
    await runner.query(`
      CREATE TABLE lost_searches (
        week date NOT NULL,
        words text NOT NULL,
        times int NOT NULL DEFAULT 1,
        CONSTRAINT lost_searches_pkey PRIMARY KEY (week, words)
      )`);
    await runner.query(learnTitles);
    await runner.query(listableJobs);
    await runner.query(refreshJobs);
    await runner.query(
      `UPDATE job_search SET level = level_of(job.experience_level) FROM jobs AS job WHERE job.id = job_search.job_id`,
    );
    await runner.query(`SELECT learn_titles(ARRAY(SELECT job_id FROM job_search))`);
    await runner.query(`CREATE INDEX job_search_level ON job_search (level, created_at DESC, job_id DESC)`);
    await runner.query(
      `CREATE INDEX search_titles_words ON search_titles USING gin (to_tsvector('jobs.job_words', title))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW listable_jobs`);
    await runner.query(formerListableJobs);
    await runner.query(formerRefreshJobs);
    await runner.query(`DROP FUNCTION learn_titles(int[])`);
    await runner.query(`DROP TABLE lost_searches`);
    await runner.query(`DROP TABLE search_titles`);
    await runner.query(`ALTER TABLE job_search DROP COLUMN level`);
    await runner.query(`DROP FUNCTION level_of(text)`);
  }
}

const levelOf = `CREATE FUNCTION level_of(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN plain = '' THEN ''
    WHEN plain ~ 'entry|junior|graduate|trainee|apprentice|intern|beginner|school leaver|no experience|not required|^none' THEN 'entry'
    WHEN plain ~ 'manage|executive|director|head of|chief' THEN 'management'
    WHEN plain ~ 'senior|lead|principal|expert' THEN 'senior'
    WHEN plain ~ 'mid|intermediate|experienced' THEN 'mid'
    WHEN years IS NULL THEN ''
    WHEN years::numeric < 2 THEN 'entry'
    WHEN years::numeric < 5 THEN 'mid'
    ELSE 'senior' END
  FROM (SELECT lower(coalesce(value, '')) AS plain, substring(value FROM '[0-9]{1,2}') AS years) AS said
$$`;

const listableJobs = `CREATE OR REPLACE VIEW listable_jobs AS
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
         array_to_string(job.benefits, ' ')))) || array_to_tsvector(signs.found) AS body,
       level_of(job.experience_level) AS level
     FROM jobs AS job JOIN company_copies AS company ON company.id = job.company_id,
       LATERAL (SELECT coalesce(job.salary_min, job.salary_max), coalesce(job.salary_max, job.salary_min)) AS pay (low, high),
       -- OFFSET 0: worked out once, though used twice.
       LATERAL (SELECT signs_in(job.title, 'occupation') || signs_in(job.location, 'place') OFFSET 0) AS signs (found)
     WHERE job_is_public(job, company, now())`;

const refreshJobs = `CREATE OR REPLACE FUNCTION refresh_jobs(ids int[], companies int[]) RETURNS void LANGUAGE plpgsql AS $$
   DECLARE
     listed int[];
   BEGIN
     PERFORM FROM company_copies WHERE id = ANY (companies) ORDER BY id FOR SHARE;

     INSERT INTO job_cards (job_id, card) SELECT job_id, card FROM rendered_jobs WHERE job_id = ANY (ids)
     ON CONFLICT (job_id) DO UPDATE SET card = excluded.card;

     DELETE FROM job_search WHERE job_id = ANY (ids);
     WITH added AS (
       INSERT INTO job_search (job_id, created_at, company_id, location, industry, work_type, employment_type,
         pay_group, pay_low, pay_high, pgk_from, pgk_to, closing_date, expires_at, document, title, body, level)
       SELECT * FROM listable_jobs WHERE job_id = ANY (ids)
       RETURNING job_id
     )
     SELECT array_agg(job_id) INTO listed FROM added;
     PERFORM learn_search_values(listed);
     PERFORM learn_titles(listed);
   END $$`;

const learnTitles = `CREATE FUNCTION learn_titles(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO search_titles (title, label, jobs)
     SELECT row.title, min(btrim(job.title)), count(*)
     FROM job_search AS row JOIN jobs AS job ON job.id = row.job_id
     WHERE row.job_id = ANY (ids) AND length(row.title) BETWEEN 2 AND 80
       AND NOT EXISTS (SELECT FROM search_titles AS known WHERE known.title = row.title)
     GROUP BY row.title ORDER BY row.title
     ON CONFLICT DO NOTHING;
   END $$`;
