import { Client } from 'pg';
import { listCases, plainSql, queryString, type ListQuery } from './list-cases.js';
import { summarise, timed } from './measure.js';

// node infra/dist/bench/jobs-list.main.js [runs]: first pages of the jobs list with exact totals at concurrency 1, through
// the API of BENCH_URL (http://localhost:3000) and, in turn with it, by plain SQL on DATABASE_ADMIN_URL when that is given.
// Figures of one machine say little; the ratio of two things measured in one run says more.
const base = process.env['BENCH_URL'] ?? 'http://localhost:3000';
const runs = Number(process.argv[2] ?? 100);
const plainRuns = Math.max(3, Math.round(runs / 20));

const ask = async (query: ListQuery): Promise<number> => {
  const answer = await fetch(`${base}/api/jobs?${queryString(query)}`);
  const body = (await answer.json()) as { total?: number; error?: string };
  if (!answer.ok || body.total === undefined) {
    throw new Error(`${queryString(query)}: ${answer.status} ${body.error ?? 'no total'}`);
  }
  return body.total;
};

const url = process.env['DATABASE_ADMIN_URL'];
const client = url === undefined ? undefined : new Client({ connectionString: url });
await client?.connect();

const askPlainly = async (query: ListQuery): Promise<number> => {
  const { rows, total, values } = plainSql(query);
  await client?.query(rows, values);
  const counted = await client?.query<{ total: number }>(total, values);
  return counted?.rows[0]?.total ?? 0;
};

const pick = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

console.log(['case', 'total', 'p50 ms', 'p99 ms', 'plain p50 ms', 'ratio'].join('\t'));
for (const { name, queries } of listCases) {
  const durations: number[] = [];
  const plain: number[] = [];
  const sample = await ask(pick(queries, 0));
  for (let run = 0; run < runs; run += 1) {
    const query = pick(queries, run);
    durations.push(await timed(() => ask(query)));
    if (client && run % Math.ceil(runs / plainRuns) === 0) {
      plain.push(await timed(() => askPlainly(query)));
    }
  }
  const ours = summarise(durations);
  const theirs = plain.length > 0 ? summarise(plain) : undefined;
  const columns = [
    sample,
    ours.p50.toFixed(1),
    ours.p99.toFixed(1),
    theirs?.p50.toFixed(1) ?? '-',
    theirs ? (ours.p50 / theirs.p50).toFixed(3) : '-',
  ];
  console.log([name, ...columns].join('\t'));
}
await client?.end();
