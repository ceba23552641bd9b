import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freePort, startTied, type TiedProcess, waitFor, withClient } from '@workboard/local-servers';
import type { Client } from 'pg';
import { startBenchSystem } from './bench-system.js';
import { askOnce } from './asking.js';
import { memory, untilAtRest } from './processes.js';
import { rankingOf } from './rank.js';
import { readsOf } from './reads.js';
import { type Case, interleaved, markdown } from './table.js';
import { untilDone, writesOf } from './writes.js';

// node infra/dist/bench/requests/requests.main.js [--keep] [--only=parts of names] [--turns=5] [numbers of jobs…]: what requests
// cost, of every kind, beside two lists that are written as simply as can be (`node:http` with `pg`; Nest on Fastify), all in turn
// in one run over the same rows of the same Postgres. Starts everything itself, with ports of its own. `--keep` leaves the data in
// .data/bench-<jobs> for the next run, which then starts in seconds. Linux: processor time comes from /proc.
const flag = (name: string): string | undefined =>
  process.argv.find((given) => given.startsWith(`--${name}=`))?.slice(name.length + 3);
const keeps = process.argv.includes('--keep');
const only = flag('only') ?? '';
const turns = Number(flag('turns') ?? 5);
const numbers = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = numbers.length > 0 ? numbers : [200_000];
const connections = [1, 32];
const [readMs, writeMs] = [1000, 500];
/** So many turns long everything is asked before it is measured: a process that has run for hours has compiled its code and knows words. */
const warmTurns = 10;
/** Besides the usual numbers of connections: so many pages are rendered at once (ADR 50), all others are bare. */
const ofPages = [1, 4, 32];
const against = 'raw node:http + pg';

/** Starts one of the lists that we compare with; resolves once it answers. */
const startBaseline = async (
  kind: 'raw' | 'nest',
  databaseUrl: string,
): Promise<{ base: string; tied: TiedProcess }> => {
  const port = await freePort();
  const script = fileURLToPath(new URL(`${kind}.main.js`, import.meta.url));
  const tied = startTied({
    args: [script, String(port)],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
  });
  const base = `http://127.0.0.1:${port}`;
  await waitFor(async () => (await fetch(base)).ok, { timeout: 30_000, interval: 100, what: kind });
  return { base, tied };
};

const idsOf = async (client: Client): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>(
    'SELECT job_id AS id FROM jobs.job_search ORDER BY hashint4(job_id) LIMIT 20000',
  );
  return rows.map(({ id }) => id);
};

const measure = async (jobs: number): Promise<void> => {
  const system = await startBenchSystem(jobs);
  const url = system.env['DATABASE_ADMIN_URL'] ?? '';
  const started: TiedProcess[] = [];
  try {
    await withClient(url, async (client) => {
      const [raw, nest] = [await startBaseline('raw', url), await startBaseline('nest', url)];
      started.push(raw.tied, nest.tied);
      const { baseUrl: base } = system;
      const plain = { next: () => ({ path: '/jobs' }) };
      const reads = readsOf(await idsOf(client));
      const writes = await writesOf(base, client);
      const settled = () => untilDone(client);
      const cases: Case[] = [
        { name: against, base: raw.base, load: plain, ms: readMs, connections: ofPages },
        { name: 'Nest on Fastify', base: nest.base, load: plain, ms: readMs },
        ...Object.entries(reads).map(([name, load]) => ({
          name,
          base,
          load,
          ms: readMs,
          ...(name.startsWith('page') && { connections: ofPages }),
        })),
        ...Object.entries(writes).map(([name, load]) => ({ name, base, load, ms: writeMs, settled })),
        { name: 'second rank of 200', base, load: await rankingOf(base, client), ms: readMs, connections: [1] },
      ].filter(({ name }) => name === against || only.split(',').some((part) => name.includes(part)));
      // The first search begins to build the index of the jobs' words (ADR 44).
      await askOnce(base, { path: '/api/jobs?search=driver' });
      await untilAtRest(['jobs', 'postgres']);
      // Code that nothing has run yet is slow, and catalogues are read once a connection.
      await interleaved(
        cases.map((one) => ({ ...one, ms: one.ms * warmTurns })),
        { turns: 1, connections: [32] },
      );
      const rows = await interleaved(cases, { turns, connections });
      console.log(`\n## ${jobs} jobs, ${turns} turns, load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
      console.log(markdown(rows, against));
      const sizesOf = [...memory()].toSorted(([, a], [, b]) => b - a);
      console.log(`\nMemory in MB: ${sizesOf.map(([name, mb]) => `${name} ${mb.toFixed(0)}`).join(', ')}`);
    });
  } finally {
    await Promise.all(started.map((tied) => tied.stop()));
    await system.stop();
    await (keeps ? undefined : rm(system.dataDir, { recursive: true, force: true }));
  }
};

for (const jobs of sizes) {
  await measure(jobs);
}
process.exit();
