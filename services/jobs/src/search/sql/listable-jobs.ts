/** `listable_jobs`: search rows as they should be now. `pay_group` is PGK, USD, AUD, NZD, no pay. */
export const listableJobs = `CREATE OR REPLACE VIEW listable_jobs AS
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
