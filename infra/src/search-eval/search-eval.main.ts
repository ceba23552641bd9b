import { readFileSync } from 'node:fs';
import { startTestServers, withClient } from '@workboard/local-servers';
import { dataSourceFor, phrasesOf, searchOf } from '@workboard/jobs';
import type { JobPage } from '@workboard/contracts';
import { testDatabase } from '@workboard/test-kit';
import { buildDemoData } from '../seed/demo-data.js';
import { loadJobs } from '../seed/load/jobs.js';
import { alertHits } from './alert-hits.js';
import { freshQueries } from './fresh-queries.js';
import { type EvalJob, judgedQueries } from './queries.js';
import { typedQueries } from './typed-queries.js';

// `npm run search:eval [-- --misses]`: asks judged queries of every kind among the demo data and the jobs of the evaluation,
// prints how many find a right job among the first ten, and fails when a kind falls below its goal.

const goals: Record<string, number> = {
  'exact title': 0.99,
  'plural / singular': 0.99,
  'title + town': 0.99,
  'title + other name of the place': 0.97,
  'typing error': 0.97,
  sentence: 0.97,
  'one word too many': 0.95,
  'words of the tasks': 0.9,
  'words of requirements or description': 0.9,
  'other names of the occupation': 0.85,
  'Tok Pisin': 0.9,
  'short forms and everyday words': 0.95,
  'fresh: words in another order, with the town': 0.9,
  'fresh: a slip of the finger, with the town': 0.9,
  'fresh: one thing too many': 0.95,
  'fresh: another thing too many': 0.9,
  'fresh: as people type them': 0.95,
  'alert: title and town as a search': 0.95,
};
const among = 10;
const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000;

const servers = await startTestServers();
process.env['TEST_DATABASE_URL'] = servers.env.TEST_DATABASE_URL;
const database = await testDatabase({ schema: 'jobs', dataSource: dataSourceFor });
const source = await dataSourceFor(database.url).initialize();
try {
  const jobs = JSON.parse(
    readFileSync(new URL('../../data/search-eval-jobs.json', import.meta.url), 'utf8'),
  ) as EvalJob[];
  const now = new Date();
  const demo = buildDemoData({ now });
  await withClient(database.url, (client) =>
    loadJobs(client, { data: demo, files: { logos: new Map(), resumes: new Map() }, at: now }),
  );
  await source.query(
    `INSERT INTO jobs (title, location, description, responsibilities, requirements, industry, work_type, employment_type,
       company_id, status, published, published_at)
     SELECT title, location, description, responsibilities, requirements, 'other', 'on-site', 'full-time',
       (SELECT min(id) FROM company_copies WHERE status = 'authorised'), 'active', true, now()
     FROM jsonb_to_recordset($1::jsonb) AS job (title text, location text, description text, responsibilities text[], requirements text[])`,
    [JSON.stringify(jobs)],
  );
  await source.query('VACUUM ANALYZE job_search');

  // Both engines are held to the goals: the index of a process, and Postgres alone with --postgres.
  const { list, engines } = searchOf(source, process.argv.includes('--postgres') ? 0 : 256);
  await engines.build();
  const kinds = new Map<
    string,
    { asked: number; found: number; first: number; empty: number; ms: number; misses: string[] }
  >();
  const shownIds = new Set(
    (await source.query<{ id: number }[]>(`SELECT job_id AS id FROM job_search`)).map(({ id }) => id),
  );
  const fresh = freshQueries(demo.jobs.filter(({ id }) => shownIds.has(id)));
  for (const { kind, text, isRight } of [...judgedQueries(jobs), ...fresh, ...typedQueries]) {
    const started = performance.now();
    const { text: answer } = await list.list({ search: text, limit: among, offset: 0, includeTotal: true });
    const ms = performance.now() - started;
    const { jobs: matches, related } = JSON.parse(answer) as JobPage;
    const shown = [...matches, ...(related?.jobs ?? [])].slice(0, among);
    const at = shown.findIndex(({ title }) => isRight(title));
    const figures = kinds.get(kind) ?? { asked: 0, found: 0, first: 0, empty: 0, ms: 0, misses: [] };
    figures.asked += 1;
    figures.ms += ms;
    figures.found += at < 0 ? 0 : 1;
    figures.first += at < 0 ? 0 : 1 / (at + 1);
    figures.empty += shown.length === 0 ? 1 : 0;
    if (at < 0) {
      figures.misses.push(
        `${text} → ${shown
          .slice(0, 3)
          .map(({ title }) => title)
          .join(' | ')}`,
      );
    }
    kinds.set(kind, figures);
  }
  // Alerts are not ranked: they hear of the job or not.
  const towns = judgedQueries(jobs).filter(({ kind }) => kind === 'title + other name of the place');
  const made: { id: number; title: string }[] = await source.query(
    `SELECT id, title FROM jobs WHERE id > $1 ORDER BY id`,
    [Math.max(...demo.jobs.map(({ id }) => id))],
  );
  const asked = towns.flatMap(({ text, isRight }) => {
    const job = made.find(({ title }) => isRight(title));
    return job ? [{ text, jobId: job.id }] : [];
  });
  const hits = await alertHits(source, { phrases: phrasesOf(source), asked });
  const found = hits.filter(Boolean).length;
  kinds.set('alert: title and town as a search', {
    asked: hits.length,
    found,
    first: found,
    empty: 0,
    ms: 0,
    misses: asked.filter((_, at) => !hits[at]).map(({ text }) => text),
  });
  console.table(
    Object.fromEntries(
      [...kinds].map(([kind, { asked, found, first, empty, ms }]) => [
        kind,
        {
          queries: asked,
          'success@10': share(found, asked),
          goal: goals[kind],
          'MRR@10': share(first, asked),
          'nothing found': share(empty, asked),
          ms: share(ms, asked),
        },
      ]),
    ),
  );
  if (process.argv.includes('--misses')) {
    for (const [kind, { misses }] of kinds) {
      console.log(`\n${kind}\n  ${misses.join('\n  ')}`);
    }
  }
  const fallen = [...kinds].filter(([kind, { asked, found }]) => found / asked < (goals[kind] ?? 1));
  for (const [kind] of fallen) {
    console.error(`below its goal: ${kind}`);
  }
  process.exitCode = fallen.length === 0 ? 0 : 1;
} finally {
  await source.destroy();
  await database.drop();
  await servers.stop();
}
