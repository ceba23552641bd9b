/** A first page of the jobs list as a visitor asks for it. */
export interface ListQuery {
  readonly search?: string;
  readonly location?: string;
  readonly industry?: string;
  readonly workType?: string;
  readonly employmentType?: string;
  readonly sortBy?: string;
}

export interface ListCase {
  readonly name: string;
  /** Asked in turn, so that a kept total answers only part of the requests. */
  readonly queries: readonly ListQuery[];
}

const places = [
  'Lae, Morobe',
  'Port Moresby, NCD',
  'Mount Hagen, WHP',
  'Kokopo, ENB',
  'Madang',
  'Wewak, ESP',
  'Kimbe, WNB',
];
const industries = ['healthcare', 'mining', 'education', 'finance', 'retail', 'agriculture'];
const towns = ['lae', 'port moresby', 'madang', 'goroka', 'kokopo', 'wewak', 'kimbe'];

/** Filters, common searches and sorts of the first page. */
export const listCases: readonly ListCase[] = [
  { name: 'all jobs', queries: [{}] },
  { name: 'one place', queries: places.map((location) => ({ location })) },
  { name: 'one industry', queries: industries.map((industry) => ({ industry })) },
  {
    name: 'four filters',
    queries: places.flatMap((location) =>
      industries.map((industry) => ({ location, industry, workType: 'on-site', employmentType: 'full-time' })),
    ),
  },
  { name: 'search: manager', queries: [{ search: 'manager' }] },
  {
    name: 'search: one word',
    queries: ['nurse', 'accountant', 'teacher', 'driver', 'electrician'].map((search) => ({ search })),
  },
  { name: 'search: accountant + town', queries: towns.map((town) => ({ search: `accountant ${town}` })) },
  { name: 'search: three words', queries: towns.map((town) => ({ search: `heavy diesel fitter ${town}` })) },
  {
    name: 'search + filters',
    queries: places.map((location) => ({ search: 'officer', location, workType: 'on-site' })),
  },
  { name: 'search: typing error', queries: [{ search: 'acountant' }, { search: 'electrisian lae' }] },
  { name: 'highest pay', queries: [{ sortBy: 'salary_high' }] },
  { name: 'closing soon', queries: [{ sortBy: 'closing_soon' }] },
];

/** The query string of a first page with its exact total. */
export const queryString = (query: ListQuery): string =>
  new URLSearchParams({ limit: '20', offset: '0', includeTotal: 'true', ...query }).toString();

/** The same page by plain SQL over the wide table, as a first version of a job board would ask: what we compare with. */
export const plainSql = (query: ListQuery): { rows: string; total: string; values: string[] } => {
  const values: string[] = [];
  const value = (text: string): string => `$${values.push(text)}`;
  const conditions = [
    `job.status = 'active' AND job.published AND company.status = 'authorised' AND coalesce(job.expires_at > now(), true)`,
    ...(query.location ? [`job.location = ${value(query.location)}`] : []),
    ...(query.industry ? [`job.industry = ${value(query.industry)}`] : []),
    ...(query.workType ? [`job.work_type = ${value(query.workType)}`] : []),
    ...(query.employmentType ? [`job.employment_type = ${value(query.employmentType)}`] : []),
    ...(query.search ?? '')
      .split(' ')
      .filter((word) => word !== '')
      .map(
        (word) =>
          `concat_ws(' ', job.title, company.name, job.location, array_to_string(job.skills, ' ')) ILIKE ${value(`%${word}%`)}`,
      ),
  ];
  const from = `FROM jobs.jobs AS job JOIN jobs.company_copies AS company ON company.id = job.company_id WHERE ${conditions.join(' AND ')}`;
  const order =
    query.sortBy === 'salary_high'
      ? 'coalesce(job.salary_max, job.salary_min) DESC NULLS LAST'
      : query.sortBy === 'closing_soon'
        ? 'job.closing_date NULLS LAST'
        : 'job.created_at DESC';
  return {
    rows: `SELECT job.*, company.name, company.logo ${from} ORDER BY ${order}, job.id DESC LIMIT 20`,
    total: `SELECT count(*)::int AS total ${from}`,
    values,
  };
};
