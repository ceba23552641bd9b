/** `refresh_jobs`: brings the cards and search rows of some jobs up to date; the changing transaction calls it. */
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
         pay_group, pay_low, pay_high, pgk_from, pgk_to, closing_date, expires_at, document, title, body, level)
       SELECT * FROM listable_jobs WHERE job_id = ANY (ids)
       RETURNING job_id
     )
     SELECT array_agg(job_id) INTO listed FROM added;
     PERFORM learn_search_values(listed);
     PERFORM learn_titles(listed);
   END $$`;

/** `learn_titles`: titles that nobody had so far; their jobs are counted by the upkeep. */
export const learnTitles = `CREATE FUNCTION learn_titles(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO search_titles (title, label, jobs)
     SELECT row.title, min(btrim(job.title)), count(*)
     FROM job_search AS row JOIN jobs AS job ON job.id = row.job_id
     WHERE row.job_id = ANY (ids) AND length(row.title) BETWEEN 2 AND 80
       AND NOT EXISTS (SELECT FROM search_titles AS known WHERE known.title = row.title)
     GROUP BY row.title ORDER BY row.title
     ON CONFLICT DO NOTHING;
   END $$`;
