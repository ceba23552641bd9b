import { loadavg } from 'node:os';
import { dataSourceFor, foldCounts, measuredSourceFor, searchOf, suggestionsOf } from '@workboard/jobs';
import { startTestServers, withClient } from '@workboard/local-servers';
import { testDatabase } from '@workboard/test-kit';
import { Random } from '../seed/random.js';
import { demo } from './demo.js';
import { copyJobs } from './copy-jobs.js';
import { generateJobs } from './generate-jobs.js';
import { summarise, timed } from './measure.js';
import { type Ask, askOf, rateOf, whileJobsAreWritten, zipfQueries } from './search-mix.js';

// node infra/dist/bench/search.main.js [--keep] [numbers of jobs…]: searches with exact totals among so many jobs, each query
// another one, so that nothing is kept from before; in turn with the plain list, whose ratio says more than milliseconds of
// one machine. Then 32 of them at once, new ones and the same again, and a mix as traffic has it. Each number gets a database of its own, which is removed
// afterwards; --postgres measures without the index of the process; --keep leaves it on the server of TEST_DATABASE_URL and names its URL, and with BENCH_DATABASE_URL that one is
// measured and nothing is loaded.
const keeps = process.argv.includes('--keep');
const given = process.env['BENCH_DATABASE_URL'];
/** With --postgres no index is built, so that Postgres answers alone. */
const indexMb = process.argv.includes('--postgres') ? 0 : 4096;
const numbers = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = numbers.length > 0 ? numbers : [200_000];
const mostMade = 50_000;
const runs = 150;
const atOnce = 32;
const rounds = 10;
/** Searches of the mix, measured in so many parts: what is kept grows. */
const mixed = 4000;
const mixParts = 4;

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

/** What people may have typed so far: the beginning of a title, a town or a company. */
const beginnings = (): string => {
  const text = dice.pick([title(), dice.pick(towns), 'Huon Trading 17', 'Highland Health 4']);
  return text.slice(0, dice.int(2, Math.min(10, text.length)));
};

type Source = ReturnType<typeof dataSourceFor>;

const load = async (source: Source, { url, count }: { url: string; count: number }): Promise<void> => {
  // Beyond so many they are copies with other dates: making each takes milliseconds.
  const copies = Math.ceil(count / mostMade) - 1;
  const ms = await timed(() =>
    withClient(url, async (client) => {
      await generateJobs({ client, count: Math.round(count / (copies + 1)), now: new Date() });
      await (copies > 0 && copyJobs(client, copies));
    }),
  );
  // As the service's upkeep and Postgres' own do it.
  await source.transaction(foldCounts);
  await source.query('VACUUM ANALYZE');
  console.log(`${count} jobs, loaded in ${(ms / 1000).toFixed(1)} s`);
};

/** The list of a process that has kept no answer yet, with its index. */
const searching = async (source: Source) => {
  const { list, engines } = searchOf(source, indexMb);
  const ms = await timed(() => engines.build());
  if (engines.state) {
    const { size, bytes } = engines.state;
    console.log(`index of ${size} jobs: ${(bytes / 2 ** 20).toFixed(0)} MB, built in ${(ms / 1000).toFixed(1)} s`);
  }
  return list;
};

const measure = async (source: Source): Promise<void> => {
  const ask = askOf(await searching(source));
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  // The first statements of a connection read the catalogue.
  for (let run = 0; run < atOnce; run += 1) {
    await ask(title());
  }
  const rows: Record<string, Record<string, number>> = {};
  for (const [kind, query] of Object.entries(kinds)) {
    const ours: number[] = [];
    const plain: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await timed(() => ask(query())));
      plain.push(await timed(() => ask(undefined, run * 20)));
    }
    const [found, listed] = [summarise(ours), summarise(plain)];
    rows[kind] = { p50: rounded(found.p50), p99: rounded(found.p99), 'list p50': rounded(listed.p50) };
  }
  const suggestions = suggestionsOf(source);
  const typed: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    typed.push(await timed(() => suggestions.for(beginnings())));
  }
  const suggested = summarise(typed);
  rows['suggestions'] = { p50: rounded(suggested.p50), p99: rounded(suggested.p99) };
  console.table(rows);
  await measureTogether(ask);
  await measureMix(source, ask);
};

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

/** 32 at once: the plain list, searches that nobody made before, and the same searches again. */
const measureTogether = async (ask: Ask): Promise<void> => {
  const makers = Object.values(kinds);
  const queries = Array.from({ length: rounds * atOnce }, (_, at) => (makers[at % makers.length] ?? title)());
  const listed = await rateOf(queries.length, (at) => ask(undefined, at * 20));
  const fresh = await rateOf(queries.length, (at) => ask(queries[at]));
  const again = await rateOf(queries.length, (at) => ask(queries[at]));
  console.log(
    `at once: list ${listed.toFixed(0)}/s; new searches ${fresh.toFixed(0)}/s, ratio ${(fresh / listed).toFixed(2)}; ` +
      `made before ${again.toFixed(0)}/s, ratio ${(again / listed).toFixed(2)}`,
  );
};

/** 32 at once, a job posted every second: pages of the plain list, then searches as often as traffic repeats them. */
const measureMix = async (source: Source, ask: Ask): Promise<void> => {
  const queries = zipfQueries(mixed);
  const times: number[] = [];
  const rates = await whileJobsAreWritten(source, async () => {
    const listed = await rateOf(mixed, (at) => ask(undefined, (at % 500) * 20));
    const part = mixed / mixParts;
    const searched: number[] = [];
    for (let first = 0; first < mixed; first += part) {
      const asked = await rateOf(part, async (at) => times.push(await timed(() => ask(queries[first + at]))));
      searched.push(asked);
    }
    return { listed, searched };
  });
  const whole = mixParts / rates.searched.reduce((sum, rate) => sum + 1 / rate, 0);
  const ratio = (rate: number) => (rate / rates.listed).toFixed(2);
  console.log(
    `mix, a job a second: list ${rates.listed.toFixed(0)}/s; ${mixed} searches, ${new Set(queries).size} different: ` +
      `${whole.toFixed(0)}/s, ratio ${ratio(whole)}, one part after the other ${rates.searched.map(ratio).join(', ')}; ` +
      `p50 ${summarise(times).p50.toFixed(0)} ms, p99 ${summarise(times).p99.toFixed(0)} ms`,
  );
};

/** The service's connections switch it off: whether the count of a common word needs that. */
const compareSeqscan = async (source: Source): Promise<void> => {
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
};

const showSizes = async (source: Source): Promise<void> =>
  console.table(
    await source.query(
      `SELECT relname AS name, pg_size_pretty(pg_relation_size(oid)) AS size FROM pg_class
       WHERE relname IN ('job_search', 'job_search_text', 'job_search_body', 'job_search_level', 'search_titles')
         OR oid = (SELECT reltoastrelid FROM pg_class WHERE oid = 'jobs.job_search'::regclass)`,
    ),
  );

const measureAll = async (source: Source): Promise<void> => {
  await measure(source);
  await compareSeqscan(source);
  await showSizes(source);
};

/** Opens the database of a URL, and closes it in the end. */
const withSource = async (url: string, work: (source: Source) => Promise<void>): Promise<void> => {
  const source = await measuredSourceFor(url).initialize();
  try {
    await work(source);
  } finally {
    await source.destroy();
  }
};

const measureNew = async (count: number): Promise<void> => {
  const database = await testDatabase({ schema: 'jobs', dataSource: dataSourceFor });
  try {
    await withSource(database.url, async (source) => {
      await load(source, { url: database.url, count });
      await measureAll(source);
    });
  } finally {
    await (keeps ? console.log(`BENCH_DATABASE_URL=${database.url}`) : database.drop());
  }
};

if (given === undefined) {
  const servers = await startTestServers();
  process.env['TEST_DATABASE_URL'] = servers.env.TEST_DATABASE_URL;
  try {
    for (const count of sizes) {
      await measureNew(count);
    }
  } finally {
    await servers.stop();
  }
} else {
  await withSource(given, measureAll);
}
