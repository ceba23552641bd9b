import { dayOf } from '@workboard/contracts';
import { testDatabase } from '@workboard/test-kit';
import { dataSourceFor as jobsSourceFor, phrasesOf } from '@workboard/jobs';
import {
  checkNewPhrases,
  dataSourceFor,
  makeDigests,
  matchImmediate,
  slotOf,
  windowSize,
} from '@workboard/notifications';

/**
 * Measures the matching of job alerts: one new job against all immediate alerts, and the digests of 10,000 alerts over a
 * day's 2,000 jobs. Each size gets a database of its own on the server of TEST_DATABASE_URL (an administrator's URL), which
 * is removed afterwards. Usage: node infra/dist/bench/alerts.main.js [numbers of alerts…]
 */
type DataSource = ReturnType<typeof dataSourceFor>;
type EntityManager = DataSource['manager'];

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000, 1_000_000];
const digestAlerts = 10_000;
const dayJobs = 2000;
const newJobs = 200;
const insertBatch = 50_000;

const trades =
  `accountant,nurse,teacher,driver,electrician,fitter,mechanic,welder,engineer,geologist,surveyor,chef,cleaner,
  cashier,pilot,agronomist,pharmacist,midwife,carpenter,plumber,secretary,auditor,lawyer,guard,skipper,librarian,chemist,
  planner,buyer,storeman,tutor,dentist,painter,ranger,baker,tailor,clerk,analyst,programmer,designer`
    .split(',')
    .map((trade) => trade.trim());
const ranks = ['senior', 'junior', 'assistant', 'chief', 'trainee', 'district', 'provincial', 'acting'];
const places =
  `Port Moresby,Lae,Madang,Goroka,Mount Hagen,Wewak,Kokopo,Kimbe,Kavieng,Alotau,Popondetta,Daru,Kiunga,Tabubil,
  Vanimo,Wabag,Mendi,Tari,Kundiawa,Lorengau,Arawa,Buka`
    .split(',')
    .map((place) => place.trim());

/** A different but repeatable choice per row. */
const pick = (list: string, salt: string) =>
  `(${list}::text[])[1 + abs(hashtext('${salt}' || n)) % cardinality(${list}::text[])]`;

const insertAlerts = async (source: DataSource, count: number): Promise<void> => {
  for (let from = 1; from <= count; from += insertBatch) {
    await source.query(
      `INSERT INTO job_alerts (id, user_id, title, keywords, location, salary_min, frequency, work_type, active_since)
       SELECT n, n, 'Alert', CASE n % 10 WHEN 0 THEN '{}'::text[] WHEN 1 THEN ARRAY['skill' || n % 20000] WHEN 2 THEN ARRAY[${pick('$3', 'r')} || ' ' || ${pick('$4', 't')}]
           ELSE ARRAY[${pick('$4', 'a')}, ${pick('$4', 'b')}] END,
         CASE WHEN n % 10 = 0 OR n % 3 > 0 THEN ${pick('$5', 'p')} END,
         CASE WHEN n % 4 = 0 THEN 20000 + n % 60000 END,
         CASE WHEN n <= ${digestAlerts} THEN 'daily' ELSE 'immediate' END,
         CASE WHEN n % 7 = 0 THEN 'remote' ELSE 'any' END, '2026-01-01'::timestamptz
       FROM generate_series($1::int, $2::int) AS n`,
      [from, Math.min(from + insertBatch - 1, count), ranks, trades, places],
    );
  }
  await source.query('ANALYZE');
};

/** What search would find the day's jobs by, from its own database. */
const termsOfJobs = (search: DataSource): Promise<{ id: number; words: string; places: string }[]> =>
  search.query(
    `SELECT n AS id, (to_tsvector('job_text', search_text(title || ' report writing team work Kumul Energy mining ' || place))
         || array_to_tsvector(signs_in(title, 'occupation') || signs_in(place, 'place')))::text AS words,
       (to_tsvector('job_text', search_text(place)) || array_to_tsvector(signs_in(place, 'place')))::text AS places
     FROM generate_series(1, ${dayJobs}) AS n,
       LATERAL (SELECT ${pick('$1', 'r')} || ' ' || ${pick('$2', 't')}, ${pick('$3', 'p')}) AS job (title, place)`,
    [ranks, trades, places],
  );

const insertJobs = async (source: DataSource, { search, now }: { search: DataSource; now: Date }) =>
  source.query(
    `INSERT INTO job_copies (job_id, version, read_version, is_public, published_at, seen_at, matched, words, places,
       work_type, employment_type, salary_min, salary_max, salary_currency)
     SELECT id, 1, 1, true, $2::timestamptz, $2::timestamptz - interval '6 hours', true, words::tsvector, places::tsvector,
       'on-site', 'full-time', 40000, 90000, 'PGK'
     FROM jsonb_to_recordset($1::jsonb) AS job (id int, words text, places text)`,
    [JSON.stringify(await termsOfJobs(search)), now],
  );

/** Milliseconds and rows read by the tables' scans. */
const measure = async (source: DataSource, work: (manager: EntityManager) => Promise<number>) =>
  source.transaction(async (manager) => {
    const started = performance.now();
    const found = await work(manager);
    const ms = performance.now() - started;
    const [{ rows }] = await manager.query<[{ rows: string }]>(
      `SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) AS rows FROM pg_stat_xact_user_tables`,
    );
    return { ms, found, rows: Number(rows) };
  });

const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? 0;
const median = (values: number[]): number => quantile(values, 0.5);

const matchOne = async (options: { source: DataSource; jobId: number; last: number; now: Date }) => {
  const { source, jobId, last, now } = options;
  const total = { ms: 0, found: 0, rows: 0 };
  for (let after = 0; after < last; after += windowSize) {
    const part = await measure(source, (manager) => matchImmediate(manager, { jobId, after, now, dueAt: now }));
    total.ms += part.ms;
    total.found += part.found;
    total.rows += part.rows;
  }
  return total;
};

const run = async (alerts: number, search: DataSource): Promise<Record<string, number>> => {
  const database = await testDatabase({ schema: 'notifications', dataSource: dataSourceFor });
  const source = await dataSourceFor(database.url).initialize();
  try {
    const now = new Date('2026-10-04T22:00:00.000Z');
    const started = performance.now();
    await insertAlerts(source, alerts);
    const loadMs = performance.now() - started;
    await insertJobs(source, { search, now });
    const phrases = phrasesOf(search);
    const phrasesStarted = performance.now();
    await checkNewPhrases(source, (fresh) => phrases.read(fresh));
    const phrasesMs = performance.now() - phrasesStarted;
    await source.query('ANALYZE');

    const matches = [];
    for (let jobId = 1; jobId <= newJobs; jobId++) {
      matches.push(await matchOne({ source, jobId, last: alerts, now }));
    }
    const digest = { ms: 0, found: 0, rows: 0 };
    for (let taken = -1; taken !== 0;) {
      const part = await measure(source, (manager) =>
        makeDigests(manager, { ...slotOf(now), frequency: 'daily', today: dayOf(now), now }),
      );
      taken = part.found;
      digest.ms += part.ms;
      digest.found += taken;
      digest.rows += part.rows;
    }
    return {
      alerts,
      'load s': Math.round(loadMs / 100) / 10,
      'phrases s': Math.round(phrasesMs / 100) / 10,
      'job ms (median)': Math.round(median(matches.map(({ ms }) => ms))),
      'job ms (p99)': Math.round(
        quantile(
          matches.map(({ ms }) => ms),
          0.99,
        ),
      ),
      'job ms (worst)': Math.round(Math.max(...matches.map(({ ms }) => ms))),
      'alerts found': Math.round(median(matches.map(({ found }) => found))),
      'rows read': Math.round(median(matches.map(({ rows }) => rows))),
      'digest alerts': digest.found,
      'digest s': Math.round(digest.ms / 100) / 10,
      'digest rows read': digest.rows,
    };
  } finally {
    await source.destroy();
    await database.drop();
  }
};

const table: Record<string, number>[] = [];
const jobs = await testDatabase({ schema: 'jobs', dataSource: jobsSourceFor });
const search = await jobsSourceFor(jobs.url).initialize();
try {
  for (const size of sizes) {
    table.push(await run(size, search));
  }
} finally {
  await search.destroy();
  await jobs.drop();
}
console.table(table);
