import { loadavg } from 'node:os';
import type { Desk } from '@workboard/contracts';
import { type AppliedJob, withAppliedJob } from './applied-job.js';
import { heapsOf } from './heaps.js';
import { timed } from './measure.js';

// node infra/dist/bench/workspace.main.js [applicants] [rounds]: what the hiring workspace of a job with many applicants asks for,
// through the API: the line for each of all, a search in it, the rows of a screen, one application, and what opening it waits
// for (the list, then rows and application). The list of 2,000 has to take at most 150 ms at p95, opening at most 1 s (decision
// P41). Reading the job beside it shows how long any call takes: on a machine that does other things the ratios to it say more.
// BENCH_METRICS (gateway=9100,applications=9104,…) adds the heaps after 20 rounds and after all. Wants what applied-job.ts wants.
const applicants = Number(process.argv[2] ?? 2000);
const rounds = Number(process.argv[3] ?? 200);
const metrics = process.env['BENCH_METRICS'];
const limits: Record<string, number> = { list: 150, opening: 1000 };
const warmRounds = 20;
const screenRows = 40;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const measure = async ({ id, ask }: AppliedJob): Promise<void> => {
  const list = `/api/jobs/${id}/applications`;
  const read = (path: string) => ask('GET', path);
  const ids = (JSON.parse(await read(list)) as Desk).applications.map((one) => one.id);
  if (ids.length !== applicants) {
    throw new Error(`${ids.length} applicants instead of ${applicants}`);
  }
  const rows = (round: number) => {
    const from = (round * screenRows) % (ids.length - screenRows);
    return `${list}/rows?ids=${ids.slice(from, from + screenRows).join(',')}`;
  };
  const one = (round: number) => `/api/applications/${ids[round % ids.length]}`;
  const cases: Record<string, (round: number) => Promise<unknown>> = {
    'reading the job': () => read(`/api/jobs/${id}`),
    list: () => read(list),
    'list, searched': () => read(`${list}?q=electric`),
    'rows of a screen': (round) => read(rows(round)),
    'one application': (round) => read(one(round)),
    opening: async (round) => {
      await read(list);
      await Promise.all([read(rows(round)), read(one(round)), read('/api/outbox')]);
    },
  };
  const times = new Map(Object.keys(cases).map((name): [string, number[]] => [name, []]));
  let heaps: Map<string, number> | null = null;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(cases)) {
      times.get(name)?.push(await timed(() => run(round)));
    }
    if (metrics && round + 1 === warmRounds) {
      heaps = await heapsOf(metrics);
    }
  }
  const plain = at(
    (times.get('reading the job') ?? []).toSorted((a, b) => a - b),
    0.5,
  );
  console.log(
    `${applicants} applicants, ${rounds} rounds, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  console.log(['case', 'p50 ms', 'p95 ms', 'p50 / reading the job', 'verdict'].join('\t'));
  for (const [name, durations] of times) {
    const sorted = durations.toSorted((a, b) => a - b);
    const [p50, p95] = [at(sorted, 0.5), at(sorted, 0.95)];
    const isSlow = p95 > (limits[name] ?? Infinity);
    process.exitCode ||= isSlow ? 1 : 0;
    console.log(
      [name, p50.toFixed(1), p95.toFixed(1), (p50 / plain).toFixed(1), isSlow ? 'too slow' : 'ok'].join('\t'),
    );
  }
  if (metrics && heaps) {
    console.log(['process', `heap MB after ${warmRounds} rounds`, `after ${rounds}`].join('\t'));
    for (const [name, later] of await heapsOf(metrics)) {
      console.log([name, heaps.get(name)?.toFixed(1), later.toFixed(1)].join('\t'));
    }
  }
};

await withAppliedJob(
  {
    domain: 'workspace-bench.test',
    applicants,
    withResumes: false,
    letter: 'I should like to work for you and can begin next month. '.repeat(20),
    job: {
      title: 'Police Recruit',
      description: 'Twelve months of training at Bomana, then a posting to a province of the country.',
      location: 'Port Moresby',
      industry: 'government',
    },
  },
  measure,
);
