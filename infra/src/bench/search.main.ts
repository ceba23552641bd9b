import { loadavg } from 'node:os';
import { dataSourceFor, jobListOf } from '@workboard/jobs';
import { startTestServers, withClient } from '@workboard/local-servers';
import { testDatabase } from '@workboard/test-kit';
import { buildDemoData } from '../seed/demo-data.js';
import { Random } from '../seed/random.js';
import { generateJobs } from './generate-jobs.js';
import { summarise, timed } from './measure.js';

// node infra/dist/bench/search.main.js [numbers of jobs…]: searches with exact totals among so many jobs, each query another
// one, so that nothing is kept from before; in turn with the plain list, whose ratio says more than milliseconds of one
// machine. Then 32 of them at once. Each number gets a database of its own, which is removed afterwards.
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [200_000];
const runs = 150;
const atOnce = 32;
const rounds = 10;

const servers = await startTestServers();
process.env['TEST_DATABASE_URL'] = servers.env.TEST_DATABASE_URL;
const demo = buildDemoData({ now: new Date() });
const dice = new Random('search-bench');
const towns = [
  'Lae',
  'POM',
  'Mt Hagen',
  'Madang',
  'Goroka',
  'Kokopo',
  'Wewak',
  'Kimbe',
  'Alotau',
  'Buka',
  'Daru',
  'Tari',
];
const words = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** Makes a query that was not asked before. */
const unlike = (make: () => string): (() => string) => {
  const asked = new Set<string>();
  return () => {
    let query = make();
    for (let more = 0; asked.has(query); more += 1) {
      query = `${make()} ${dice.pick(towns)}${more > 20 ? ` ${more}` : ''}`;
    }
    asked.add(query);
    return query;
  };
};
const title = () => dice.pick(demo.jobs).title;
const kinds: Record<string, () => string> = {
  'title and town': unlike(() => `${title()} ${dice.pick(towns)}`),
  'two words of a text': unlike(() => dice.sample(words(dice.pick(demo.jobs).description), 2).join(' ')),
  'typing error': unlike(() => title().replace(/(\w{3})(\w)(\w)/, '$1$3$2')),
  'one thing too many': unlike(() => `${title()} ${dice.pick(words(title()))} fuel card`),
};

const measure = async (count: number): Promise<void> => {
  const database = await testDatabase({ schema: 'jobs', dataSource: dataSourceFor });
  const source = await dataSourceFor(database.url).initialize();
  try {
    const loaded = await timed(() =>
      withClient(database.url, (client) => generateJobs({ client, count, now: new Date() })),
    );
    await source.query('VACUUM ANALYZE job_search');
    const list = jobListOf(source);
    const ask = (search?: string, offset = 0) =>
      list.list({ ...(search === undefined ? {} : { search }), limit: 20, offset, includeTotal: true });
    console.log(
      `${count} jobs, loaded in ${(loaded / 1000).toFixed(1)} s; load of the machine ${loadavg()[0]?.toFixed(1)}`,
    );
    const rows: Record<string, Record<string, number>> = {};
    for (const [kind, query] of Object.entries(kinds)) {
      const ours: number[] = [];
      const plain: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        ours.push(await timed(() => ask(query())));
        plain.push(await timed(() => ask(undefined, run * 20)));
      }
      const [found, listed] = [summarise(ours), summarise(plain)];
      rows[kind] = { p50: Math.round(found.p50), p99: Math.round(found.p99), 'list p50': Math.round(listed.p50) };
    }
    const makers = Object.values(kinds);
    const together = async (one: (at: number) => Promise<unknown>): Promise<number> => {
      const ms = await timed(async () => {
        for (let round = 0; round < rounds; round += 1) {
          await Promise.all(Array.from({ length: atOnce }, (_, at) => one(round * atOnce + at)));
        }
      });
      return (rounds * atOnce * 1000) / ms;
    };
    const listRate = await together((at) => ask(undefined, at * 20));
    const searchRate = await together((at) => ask((makers[at % makers.length] ?? title)()));
    console.table(rows);
    console.log(
      `at once: list ${listRate.toFixed(0)}/s, searches ${searchRate.toFixed(0)}/s, ratio ${(searchRate / listRate).toFixed(2)}`,
    );
    // The service's connections switch it off: whether the count of a common word needs that.
    for (const setting of ['off', 'on']) {
      const ms = await source.transaction(async (manager) => {
        await manager.query(`SET LOCAL enable_seqscan = ${setting}`);
        const count = () =>
          manager.query(`SELECT count(*) FROM job_search WHERE document @@ to_tsquery('jobs.job_text', 'officer')`);
        await count();
        return summarise([await timed(count), await timed(count), await timed(count)]).p50;
      });
      console.log(`count of a common word, enable_seqscan ${setting}: ${ms.toFixed(0)} ms`);
    }
    console.table(
      await source.query(
        `SELECT relname AS name, pg_size_pretty(pg_relation_size(oid)) AS size FROM pg_class
         WHERE relname IN ('job_search', 'job_search_text', 'job_search_body', 'job_search_level', 'search_titles')
           OR oid = (SELECT reltoastrelid FROM pg_class WHERE oid = 'jobs.job_search'::regclass)`,
      ),
    );
  } finally {
    await source.destroy();
    await database.drop();
  }
};

try {
  for (const count of sizes) {
    await measure(count);
  }
} finally {
  await servers.stop();
}
