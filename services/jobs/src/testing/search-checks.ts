import { employmentTypes, jobSorts, type ListJobs, workTypes } from '@workboard/contracts';
import { seededRandom } from '@workboard/test-kit';
import { everything, type World } from './world.js';

const places = ['lae, morobe', 'port moresby, ncd', 'madang', 'wabag, enga'];
const industries = ['technology', 'healthcare', 'mining'];
const searches = [
  'manager',
  'accountant port moresby',
  'engineer -senior',
  '"heavy diesel fitter"',
  'officer or driver',
  'remote welder',
  'pharmacist wabag',
  'kumul nursing',
];

/** Whole numbers below `sides`, the same at every run. */
export const dice = (seed: number): ((sides: number) => number) => {
  const random = seededRandom(seed);
  return (sides) => Math.floor(random() * sides);
};

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** A list with some filters, a search and an order, as the dice fall. */
export const randomQuery = (roll: ReturnType<typeof dice>): ListJobs => {
  const some = <T>(values: readonly T[]): T[] =>
    values.filter(() => roll(2) === 0).concat(values[roll(values.length)] as T);
  return {
    ...everything,
    limit: 1 + roll(30),
    ...(roll(2) ? { location: unique(some(places)) } : {}),
    ...(roll(2) ? { industry: unique(some(industries)) } : {}),
    ...(roll(3) ? {} : { workType: unique(some(workTypes)) }),
    ...(roll(3) ? {} : { employmentType: unique(some(employmentTypes)) }),
    ...(roll(8) ? {} : { companyId: 1 + roll(400) }),
    ...(roll(4) ? {} : { salaryMin: 20_000 + roll(150) * 1000 }),
    ...(roll(4) ? {} : { salaryMax: 20_000 + roll(150) * 1000 }),
    ...(roll(2) ? {} : { search: searches[roll(searches.length)] }),
    sortBy: jobSorts[roll(jobSorts.length)],
  };
};

/** Every job's searched text straight from the wide tables, once for all of {@link bruteForceTotal}. */
export const writePlainDocuments = async (world: World): Promise<void> => {
  await world.rows(
    `CREATE TABLE plain_documents AS SELECT job.id, to_tsvector('job_text', concat_ws(' ', job.title, company.name,
       translate(job.location, ',', ' '), array_to_string(job.skills, ' '), job.industry, job.work_type,
       job.employment_type, job.experience_level)) AS document
     FROM jobs AS job JOIN company_copies AS company ON company.id = job.company_id`,
  );
  // The service's connections avoid reading tables from end to end, so the join needs an index to stay quick.
  await world.rows(`ALTER TABLE plain_documents ADD PRIMARY KEY (id)`);
  await world.rows(`ANALYZE plain_documents, jobs`);
};

/** The total as the wide tables alone give it. */
export const bruteForceTotal = async (world: World, query: ListJobs): Promise<number> => {
  const [row] = await world.rows(
    `SELECT count(*)::int AS n FROM jobs AS job JOIN company_copies AS company ON company.id = job.company_id JOIN plain_documents AS plain ON plain.id = job.id
     WHERE job.status = 'active' AND job.published AND company.status = 'authorised' AND NOT company.deleted
       AND (job.expires_at IS NULL OR job.expires_at > now())
       AND ($1::text[] IS NULL OR lower(job.location) = ANY ($1)) AND ($2::text[] IS NULL OR job.industry = ANY ($2))
       AND ($3::text[] IS NULL OR job.work_type = ANY ($3)) AND ($4::text[] IS NULL OR job.employment_type = ANY ($4))
       AND ($5::int IS NULL OR job.company_id = $5)
       AND ($6::int IS NULL OR coalesce(job.salary_max, 2147483647) >= $6 AND job.salary_currency = 'PGK'
         AND num_nulls(job.salary_min, job.salary_max) < 2)
       AND ($7::int IS NULL OR coalesce(job.salary_min, 0) <= $7 AND job.salary_currency = 'PGK'
         AND num_nulls(job.salary_min, job.salary_max) < 2)
       AND ($8::text IS NULL OR plain.document @@ websearch_to_tsquery('job_text', $8))`,
    [
      query.location?.map((value) => value.toLowerCase()) ?? null,
      query.industry ?? null,
      query.workType ?? null,
      query.employmentType ?? null,
      query.companyId ?? null,
      query.salaryMin ?? null,
      query.salaryMax ?? null,
      query.search ?? null,
    ],
  );
  return Number(row?.['n']);
};

/** The steps of a plan that read a whole table. */
export const fullScans = async (
  world: World,
  { sql, parameters }: { sql: string; parameters: unknown[] },
): Promise<string[]> => {
  const rows = await world.rows(`EXPLAIN ${sql}`, parameters);
  const lines = rows.map((row) => String(row['QUERY PLAN']));
  return lines.filter((line) => /Seq Scan on (jobs|job_search|job_cards|job_briefs|job_counts)\b/.test(line));
};
