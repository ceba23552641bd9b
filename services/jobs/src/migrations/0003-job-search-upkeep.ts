import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps cards, search rows and counts true. Triggers work per statement on the changed rows as a set, so that loading
 * 200,000 jobs with one INSERT … SELECT costs a few set operations. Each writer holds the rows of the companies it
 * touches (FOR SHARE), so that a company change and a job change never overwrite each other's outcome.
 */
export class JobSearchUpkeep1796000000003 implements MigrationInterface {
  /** Functions and views that say what a card and a search row are. */
  private readonly rendering = [
    `CREATE FUNCTION iso_instant(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
     SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
   $$`,
    // Old rows hold lists nested one level deep (decision P7).
    `CREATE FUNCTION flat_list(list text[]) RETURNS json LANGUAGE sql IMMUTABLE AS $$
     SELECT CASE WHEN array_ndims(list) > 1 OR array_position(list, NULL) IS NOT NULL
       THEN to_json(ARRAY(SELECT entry FROM unnest(list) AS entry WHERE entry IS NOT NULL))
       ELSE to_json(list) END
   $$`,
    // Slashes, dots and the like would glue two words to one token of the text search parser.
    `CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
     SELECT translate(value, '/\\@._:&+()', '          ')
   $$`,
    // Decision P4.
    `CREATE FUNCTION job_is_public(job jobs, company company_copies, at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
     SELECT job.status = 'active' AND job.published
       AND coalesce(company.status = 'authorised' AND NOT company.deleted, false)
       AND coalesce(job.expires_at > at, true)
   $$`,
    // A job on the wire (decision W4) up to its counters, which change too often to be rendered.
    `CREATE VIEW rendered_jobs AS
     SELECT job.id AS job_id, left(row_to_json(card)::text, -1) AS card
     FROM jobs AS job LEFT JOIN company_copies AS company ON company.id = job.company_id, LATERAL (SELECT
       job.id, job.title, job.description,
       flat_list(job.requirements) AS requirements, flat_list(job.responsibilities) AS responsibilities,
       flat_list(job.skills) AS skills, flat_list(job.benefits) AS benefits,
       job.salary_min AS "salaryMin", job.salary_max AS "salaryMax", job.salary_currency AS "salaryCurrency",
       job.location, job.work_type AS "workType", job.employment_type AS "employmentType",
       job.experience_level AS "experienceLevel", job.industry, job.hr_email AS "hrEmail",
       job.company_id AS "companyId", job.posted_by_id AS "postedById", job.status, job.published,
       iso_instant(job.published_at) AS "publishedAt", job.published_by AS "publishedBy",
       to_char(job.closing_date, 'YYYY-MM-DD') || 'T13:59:59.999Z' AS "closingDate",
       iso_instant(job.expires_at) AS "expiresAt", iso_instant(job.created_at) AS "createdAt",
       json_build_object('id', job.company_id, 'name', coalesce(company.name, 'Company #' || job.company_id),
         'logo', company.logo, 'industry', coalesce(company.industry, ''),
         'location', coalesce(company.location, '')) AS company
     ) AS card`,
    // An application that is withdrawn may be heard of before it was sent; the sum is right either way, never shown below 0.
    `CREATE FUNCTION job_json(job jobs, card text) RETURNS text LANGUAGE sql STABLE AS $$
     SELECT card || ',"views":' || job.views || ',"applications":' || greatest(job.applications, 0) || '}'
   $$`,
    // Search rows as they should be now. `pay_group` is PGK, USD, AUD, NZD, no pay; amounts are compared within one group.
    `CREATE VIEW listable_jobs AS
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
     WHERE job_is_public(job, company, now())`,
  ];

  /** Functions that bring them up to date. */
  private readonly refreshing = [
    `CREATE FUNCTION learn_search_values(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
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
   END $$`,
    `CREATE FUNCTION refresh_jobs(ids int[], companies int[]) RETURNS void LANGUAGE plpgsql AS $$
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
   END $$`,
    `CREATE FUNCTION refresh_new_jobs() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
   BEGIN
     PERFORM refresh_jobs(array_agg(id), array_agg(DISTINCT company_id)) FROM new_rows HAVING count(*) > 0;
     RETURN NULL;
   END $$`,
    // Counters and versions stand in no card and no search row: a view must stay cheap.
    `CREATE FUNCTION refresh_changed_jobs() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
   DECLARE
     apart constant text[] := ARRAY['views', 'applications', 'version', 'announced_at'];
   BEGIN
     PERFORM refresh_jobs(array_agg(DISTINCT id), array_agg(DISTINCT company_id)) FROM (
       SELECT new_rows.id, unnest(ARRAY[new_rows.company_id, old_rows.company_id]) AS company_id
       FROM new_rows JOIN old_rows USING (id)
       WHERE to_jsonb(new_rows) - apart <> to_jsonb(old_rows) - apart
     ) AS changed HAVING count(*) > 0;
     RETURN NULL;
   END $$`,
    `CREATE FUNCTION forget_jobs() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
   BEGIN
     PERFORM FROM company_copies WHERE id IN (SELECT company_id FROM old_rows) ORDER BY id FOR SHARE;
     DELETE FROM job_cards WHERE job_id IN (SELECT id FROM old_rows);
     DELETE FROM job_search WHERE job_id IN (SELECT id FROM old_rows);
     RETURN NULL;
   END $$`,
    `CREATE FUNCTION refresh_company_jobs() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
   BEGIN
     PERFORM refresh_jobs(array_agg(job.id), array_agg(DISTINCT job.company_id))
     FROM jobs AS job WHERE job.company_id IN (SELECT id FROM new_rows) HAVING count(*) > 0;
     RETURN NULL;
   END $$`,
    `CREATE FUNCTION refresh_changed_company_jobs() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
   BEGIN
     PERFORM refresh_jobs(array_agg(job.id), array_agg(DISTINCT job.company_id))
     FROM jobs AS job WHERE job.company_id IN (
       SELECT new_rows.id FROM new_rows JOIN old_rows USING (id)
       WHERE to_jsonb(new_rows) - 'version' <> to_jsonb(old_rows) - 'version'
     ) HAVING count(*) > 0;
     RETURN NULL;
   END $$`,
    // Every row that comes or goes is one delta per cell, so that a total never needs a count over the jobs.
    `CREATE FUNCTION count_facets() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
   BEGIN
     INSERT INTO facet_deltas (location, industry, work_type, employment_type, jobs)
     SELECT location, industry, work_type, employment_type, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
     FROM changed_rows GROUP BY location, industry, work_type, employment_type;
     RETURN NULL;
   END $$`,
  ];

  async up(runner: QueryRunner): Promise<void> {
    for (const definition of [...this.rendering, ...this.refreshing, ...triggers]) {
      await runner.query(definition);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, table] of Object.entries(triggerTables)) {
      await runner.query(`DROP TRIGGER ${name} ON ${table}`);
    }
    await runner.query(`DROP VIEW listable_jobs`);
    await runner.query(`DROP VIEW rendered_jobs`);
    for (const signature of functions) {
      await runner.query(`DROP FUNCTION ${signature}`);
    }
  }
}

const triggerTables = {
  jobs_inserted: 'jobs',
  jobs_updated: 'jobs',
  jobs_deleted: 'jobs',
  companies_inserted: 'company_copies',
  companies_updated: 'company_copies',
  search_inserted: 'job_search',
  search_deleted: 'job_search',
};
const functions = [
  'count_facets()',
  'refresh_changed_company_jobs()',
  'refresh_company_jobs()',
  'forget_jobs()',
  'refresh_changed_jobs()',
  'refresh_new_jobs()',
  'refresh_jobs(int[], int[])',
  'learn_search_values(int[])',
  'job_json(jobs, text)',
  'job_is_public(jobs, company_copies, timestamptz)',
  'search_text(text)',
  'flat_list(text[])',
  'iso_instant(timestamptz)',
];

const after = (options: { event: string; table: string; rows: string; run: string; name: string }) =>
  `CREATE TRIGGER ${options.name} AFTER ${options.event} ON ${options.table} REFERENCING ${options.rows}
   FOR EACH STATEMENT EXECUTE FUNCTION ${options.run}()`;
const fresh = 'NEW TABLE AS new_rows';
const both = 'OLD TABLE AS old_rows NEW TABLE AS new_rows';

const triggers = [
  { name: 'jobs_inserted', event: 'INSERT', table: 'jobs', rows: fresh, run: 'refresh_new_jobs' },
  { name: 'jobs_updated', event: 'UPDATE', table: 'jobs', rows: both, run: 'refresh_changed_jobs' },
  { name: 'jobs_deleted', event: 'DELETE', table: 'jobs', rows: 'OLD TABLE AS old_rows', run: 'forget_jobs' },
  { name: 'companies_inserted', event: 'INSERT', table: 'company_copies', rows: fresh, run: 'refresh_company_jobs' },
  {
    name: 'companies_updated',
    event: 'UPDATE',
    table: 'company_copies',
    rows: both,
    run: 'refresh_changed_company_jobs',
  },
  {
    name: 'search_inserted',
    event: 'INSERT',
    table: 'job_search',
    rows: 'NEW TABLE AS changed_rows',
    run: 'count_facets',
  },
  {
    name: 'search_deleted',
    event: 'DELETE',
    table: 'job_search',
    rows: 'OLD TABLE AS changed_rows',
    run: 'count_facets',
  },
].map(after);
