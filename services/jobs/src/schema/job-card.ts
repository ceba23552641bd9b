import { cardDescriptionLength, type CardJob, type Job } from '@workboard/contracts';

/** What a card does not hold: it changes too often. */
type Beside = 'version' | 'views' | 'applications';
/** What some read and others do not; `services/jobs/src/jobs/jobs.queries.ts` adds it. */
type ForSome = 'takenDownReason' | 'internalReference' | 'filledAt' | 'questions';

/** A JSON object of names and SQL. */
const objectOf = (fields: Readonly<Record<string, string>>): string =>
  `json_build_object(${Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`;

/** What a job says of its company: name on the wire and SQL, from a row `job` and its `company`. */
const companyFields = {
  id: 'job.company_id',
  name: `coalesce(company.name, 'Company #' || job.company_id)`,
  logo: 'company.logo',
  industry: `coalesce(company.industry, '')`,
  location: `coalesce(company.location, '')`,
  previousName: 'company.previous_name',
} satisfies Record<keyof Job['company'], string>;

/** A job on the wire (decision W4), the same, in the order of the wire. */
const cardFields = {
  id: 'job.id',
  title: 'job.title',
  description: 'job.description',
  requirements: 'flat_list(job.requirements)',
  responsibilities: 'flat_list(job.responsibilities)',
  skills: 'flat_list(job.skills)',
  benefits: 'flat_list(job.benefits)',
  salaryMin: 'job.salary_min',
  salaryMax: 'job.salary_max',
  salaryCurrency: 'job.salary_currency',
  payPeriod: 'job.pay_period',
  payMin: 'trim_scale(job.pay_min)',
  payMax: 'trim_scale(job.pay_max)',
  location: 'job.location',
  workType: 'job.work_type',
  employmentType: 'job.employment_type',
  experienceLevel: 'job.experience_level',
  industry: 'job.industry',
  hrEmail: 'job.hr_email',
  companyId: 'job.company_id',
  postedById: 'job.posted_by_id',
  status: 'job.status',
  published: 'job.published',
  publishedAt: 'iso_instant(job.published_at)',
  publishedBy: 'job.published_by',
  closingDate: `to_char(job.closing_date, 'YYYY-MM-DD') || 'T13:59:59.999Z'`,
  expiresAt: 'iso_instant(job.expires_at)',
  createdAt: 'iso_instant(job.created_at)',
  heldAt: 'iso_instant(job.held_at)',
  company: objectOf(companyFields),
} satisfies Record<Exclude<keyof Job, Beside | ForSome>, string>;

/** The same for what stands beside the card: SQL that makes JSON text. */
const fieldsBeside = {
  version: 'job.version',
  views: 'job.views',
  // A withdrawal may arrive before its application; the sum is right either way and never shown below 0.
  applications: 'greatest(job.applications, 0)',
} satisfies Record<Beside, string>;

/** What lists show of a job. */
const briefFields = {
  id: cardFields.id,
  title: cardFields.title,
  // One more than is shown, which tells that there is more.
  description: `left(job.description, ${cardDescriptionLength + 1})`,
  salaryMin: cardFields.salaryMin,
  salaryMax: cardFields.salaryMax,
  salaryCurrency: cardFields.salaryCurrency,
  payPeriod: cardFields.payPeriod,
  payMin: cardFields.payMin,
  payMax: cardFields.payMax,
  location: cardFields.location,
  workType: cardFields.workType,
  employmentType: cardFields.employmentType,
  experienceLevel: cardFields.experienceLevel,
  industry: cardFields.industry,
  companyId: cardFields.companyId,
  status: cardFields.status,
  published: cardFields.published,
  publishedAt: cardFields.publishedAt,
  closingDate: cardFields.closingDate,
  createdAt: cardFields.createdAt,
  company: objectOf({ id: companyFields.id, name: companyFields.name, logo: companyFields.logo }),
} satisfies Record<keyof CardJob, string>;

const columns = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, sql]) => `${sql} AS "${name}"`)
    .join(', ');
const appended = Object.entries(fieldsBeside).map(([name, sql]) => `',"${name}":' || ${sql}`);

/** `rendered_jobs`: the card of each job as it should be now, without its last brace, and what lists show of it. */
export const renderedJobs = `CREATE OR REPLACE VIEW rendered_jobs AS
SELECT job.id AS job_id, ascii_json(left(row_to_json(card)::text, -1)) AS card, ascii_json(row_to_json(brief)::text) AS brief
FROM jobs AS job LEFT JOIN company_copies AS company ON company.id = job.company_id,
  LATERAL (SELECT ${columns(cardFields)}) AS card, LATERAL (SELECT ${columns(briefFields)}) AS brief`;

/**
 * `job_json`: a job on the wire, from its card and the row that counts, of `jobs` or of `job_counts`. What is short is put together
 * first: each `||` copies what it has.
 */
const jobJson = (table: 'jobs' | 'job_counts'): string =>
  `CREATE OR REPLACE FUNCTION job_json(job ${table}, card text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT card || (${appended.join(' || ')} || '}')
$$`;
export const jobJsons: readonly string[] = [jobJson('jobs'), jobJson('job_counts')];

/** Writes down for lists what changes too often for a card, of rows of `jobs` or of a table like it. */
export const writeCounts = (
  rows: string,
): string => `INSERT INTO job_counts AS kept (job_id, version, views, applications)
  SELECT id, version, views, applications FROM ${rows}
  ON CONFLICT (job_id) DO UPDATE SET (version, views, applications) = (excluded.version, excluded.views, excluded.applications)
  WHERE (kept.version, kept.views, kept.applications) <> (excluded.version, excluded.views, excluded.applications)`;

/** Brings the cards of all jobs, what lists show of them and their counts up to date; only what says something else is written. */
export const renderAll: readonly string[] = [
  `UPDATE job_cards AS kept SET card = rendered.card
  FROM rendered_jobs AS rendered
  WHERE rendered.job_id = kept.job_id AND kept.card <> rendered.card`,
  `INSERT INTO job_briefs AS kept (job_id, brief) SELECT job_id, brief FROM rendered_jobs
  ON CONFLICT (job_id) DO UPDATE SET brief = excluded.brief WHERE kept.brief <> excluded.brief`,
  writeCounts('jobs'),
  // Of jobs that the version before deleted while it ran.
  ...['job_briefs', 'job_counts'].map(
    (table) => `DELETE FROM ${table} AS kept WHERE NOT EXISTS (SELECT FROM jobs WHERE jobs.id = kept.job_id)`,
  ),
];
