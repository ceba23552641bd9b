import type { Client } from 'pg';
import { buildDemoData } from '../seed/demo-data.js';
import { provinces, placeOf } from '../seed/provinces.js';
import { insertRows } from '../seed/load/rows.js';

const companyCount = 5000;
const batch = 20_000;

/** A number from 0 to `limit` - 1 that depends on the row's number `n` and a salt alone. */
const draw = (salt: number, limit: string | number): string =>
  `((hashint8(n * 31 + ${salt})::bigint + 2147483648) % ${limit})`;

/** The ads of the demo data as patterns, and every town of the country, the cities many times. */
const prepare = async (client: Client, now: Date): Promise<{ patterns: number; places: number }> => {
  const { jobs } = buildDemoData({ now });
  const cities = ['Port Moresby', 'Lae', 'Mount Hagen', 'Madang', 'Kokopo', 'Goroka'];
  const towns = [
    ...provinces.flatMap((province) => province.towns),
    ...cities.flatMap((city, index) => Array.from({ length: 24 - index * 4 }, () => city)),
  ];
  await client.query('CREATE TEMPORARY TABLE pattern (LIKE jobs.jobs INCLUDING DEFAULTS)');
  await client.query('ALTER TABLE pattern ALTER COLUMN company_id DROP NOT NULL');
  await client.query('CREATE TEMPORARY TABLE place (number int PRIMARY KEY, name text NOT NULL)');
  await insertRows(
    client,
    'pg_temp.pattern',
    jobs.map((job, index) => ({
      id: index,
      title: job.title,
      description: job.description,
      requirements: job.requirements,
      responsibilities: job.responsibilities,
      skills: job.skills,
      benefits: job.benefits,
      salaryMin: job.salaryMin,
      salaryMax: job.salaryMax,
      salaryCurrency: job.salaryCurrency,
      workType: job.workType,
      employmentType: job.employmentType,
      experienceLevel: job.experienceLevel,
      industry: job.industry,
      hrEmail: job.hrEmail,
      status: job.status,
      published: true,
      views: 0,
      applications: 0,
      createdAt: job.createdAt,
      version: 1,
    })),
  );
  await insertRows(
    client,
    'pg_temp.place',
    towns.map((town, number) => ({ number, name: placeOf(town) })),
  );
  await client.query('CREATE UNIQUE INDEX ON pattern (id)');
  await client.query('ANALYZE pattern');
  return { patterns: jobs.length, places: towns.length };
};

const addCompanies = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ first: number }>(
    'SELECT coalesce(max(id), 0)::int + 1 AS first FROM jobs.company_copies',
  );
  const first = rows[0]?.first ?? 1;
  await client.query(
    `INSERT INTO jobs.company_copies (id, version, name, industry, location, status)
     SELECT $1::int + n, 1,
       (ARRAY['Huon', 'Papuan', 'Bismarck', 'Coral', 'Highland', 'Kundu', 'Sepik', 'Wantok', 'Nambawan', 'Tambu'])[1 + ${draw(1, 10)}]
         || ' ' || (ARRAY['Trading', 'Services', 'Logistics', 'Mining', 'Health', 'Builders', 'Schools', 'Foods'])[1 + ${draw(2, 8)}]
         || ' ' || n,
       'Other', (SELECT name FROM place WHERE number = ${draw(3, '(SELECT count(*) FROM place)')}), 'authorised'
     FROM generate_series(0, ${companyCount - 1}) AS n`,
    [first],
  );
  return first;
};

/**
 * Adds generated public jobs to the schema `jobs` of a migrated database: the demo data's ads with other companies,
 * places, dates and pay, always the same for the same number. Uses temporary tables, so one connection at a time.
 * @returns how many of them are listed.
 */
export const generateJobs = async (options: { client: Client; count: number; now: Date }): Promise<number> => {
  const { client, count, now } = options;
  const { patterns, places } = await prepare(client, now);
  const firstCompany = await addCompanies(client);
  for (let start = 0; start < count; start += batch) {
    await client.query(
      `INSERT INTO jobs.jobs (title, description, requirements, responsibilities, skills, benefits, salary_min, salary_max,
         salary_currency, location, work_type, employment_type, experience_level, industry, hr_email, company_id, status,
         published, published_at, announced_at, views, closing_date, created_at)
       SELECT title, description, requirements, responsibilities, skills, benefits, salary_min + raise, salary_max + raise,
         salary_currency, place.name, work_type, employment_type, experience_level, industry, hr_email,
         $3::int + company::int, status, true, posted, posted, visits, closing, posted
       FROM (
         SELECT n, ${draw(11, patterns)} AS ad, ${draw(12, places)} AS town, ${draw(13, 20)}::int * 500 AS raise,
           (${draw(14, companyCount)} * ${draw(15, companyCount)} / ${companyCount}) AS company,
           $4::timestamptz - ${draw(16, 45 * 86_400)} * interval '1 second' AS posted,
           ${draw(17, 900)}::int AS visits,
           CASE WHEN ${draw(18, 10)} > 0 THEN ($4::timestamptz AT TIME ZONE 'Pacific/Port_Moresby')::date + ${draw(19, 60)}::int END AS closing
         FROM generate_series($1::bigint, $2::bigint) AS n
       ) AS wanted
       JOIN pattern ON pattern.id = wanted.ad JOIN place ON place.number = wanted.town`,
      [start, Math.min(start + batch, count) - 1, firstCompany, now],
    );
  }
  await client.query(
    'ANALYZE jobs.jobs, jobs.job_search, jobs.job_cards, jobs.job_briefs, jobs.job_counts, jobs.company_copies',
  );
  const { rows } = await client.query<{ listed: number }>('SELECT count(*)::int AS listed FROM jobs.job_search');
  return rows[0]?.listed ?? 0;
};
