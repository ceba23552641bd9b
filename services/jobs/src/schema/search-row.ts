import { currencies } from '@workboard/contracts';

/** SQL array of currencies, in the order of the pay groups. */
const payGroups = `ARRAY[${currencies.map((currency) => `'${currency}'`).join(', ')}]`;

/** The words of a job by weight, and the signs of the places and occupations that it names. */
const documentOf = `setweight(to_tsvector('job_text', search_text(job.title)), 'A')
  || setweight(to_tsvector('job_text', search_text(concat_ws(' ', company.name, job.location))), 'B')
  || setweight(to_tsvector('job_text', search_text(array_to_string(job.skills, ' ') || ' ' || job.industry)), 'C')
  || setweight(to_tsvector('job_text', search_text(concat_ws(' ', job.work_type, job.employment_type, job.experience_level))), 'D')
  || array_to_tsvector(signs.found)`;
const bodyOf = `to_tsvector('job_text', search_text(concat_ws(' ', job.title, company.name, job.location, job.industry,
    array_to_string(job.skills, ' '), job.work_type, job.employment_type, job.experience_level, job.description,
    array_to_string(job.requirements, ' '), array_to_string(job.responsibilities, ' '),
    array_to_string(job.benefits, ' ')))) || array_to_tsvector(signs.found)`;

/**
 * A row of `job_search`: column and SQL. A new column is one line here, one in the migration that adds it to the table, and
 * comes last, as Postgres replaces views. `pay_group` is the currency's place, and last the jobs without pay; amounts are
 * compared within one group.
 */
const rowFields = {
  job_id: 'job.id',
  created_at: 'job.created_at',
  company_id: 'job.company_id',
  location: `lower(coalesce(job.location, ''))`,
  industry: 'lower(job.industry)',
  work_type: 'job.work_type',
  employment_type: 'job.employment_type',
  pay_group: `(CASE WHEN pay.low IS NULL THEN ${currencies.length}
    ELSE array_position(${payGroups}, job.salary_currency) - 1 END)::smallint`,
  pay_low: 'pay.low',
  pay_high: 'pay.high',
  pgk_from: `CASE WHEN pay.low IS NOT NULL AND job.salary_currency = 'PGK' THEN coalesce(job.salary_min, 0) END`,
  pgk_to: `CASE WHEN pay.low IS NOT NULL AND job.salary_currency = 'PGK' THEN coalesce(job.salary_max, 2147483647) END`,
  closing_date: 'job.closing_date',
  expires_at: 'job.expires_at',
  document: documentOf,
  title: 'search_text(job.title)',
  body: bodyOf,
  level: 'level_of(job.experience_level)',
};

/** The columns of a search row, for statements that fill it. */
export const searchColumns = Object.keys(rowFields).join(', ');

/** `listable_jobs`: search rows as they should be now. */
export const listableJobs = `CREATE OR REPLACE VIEW listable_jobs AS
SELECT ${Object.entries(rowFields)
  .map(([column, sql]) => `${sql} AS ${column}`)
  .join(',\n  ')}
FROM jobs AS job JOIN company_copies AS company ON company.id = job.company_id,
  LATERAL (SELECT coalesce(job.salary_min, job.salary_max), coalesce(job.salary_max, job.salary_min)) AS pay (low, high),
  -- OFFSET 0: worked out once, though used twice.
  LATERAL (SELECT signs_in(job.title, 'occupation') || signs_in(job.location, 'place') OFFSET 0) AS signs (found)
WHERE job_is_public(job, company, now())`;
