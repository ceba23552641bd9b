import type { Verdict } from './checks/check-all.js';
import type { JournalReader } from './load/journal.js';
import type { Options } from './options.js';
import type { Pace } from './pace.js';

const count = (items: readonly string[]): string =>
  [...new Set(items)]
    .toSorted()
    .map((item) => `${items.filter((other) => other === item).length} × ${item}`)
    .join(', ');

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The run in figures and the invariants one by one. */
export const reportOf = (run: {
  journal: JournalReader;
  verdicts: readonly Verdict[];
  pace: Pace;
  options: Options;
}): string => {
  const { journal, verdicts, pace, options } = run;
  const [exchanges, faults] = [journal.exchanges(), journal.faults()];
  const times = exchanges.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const recoveries = faults.flatMap(({ recoveredMs }) => recoveredMs ?? []).toSorted((a, b) => a - b);
  const results = exchanges.map(({ status }) =>
    status === null ? 'no answer' : status === 503 ? '503' : `${Math.floor(status / 100)}xx`,
  );
  const kills = faults.reduce((sum, fault) => sum + fault.kills, 0);
  const kinds = faults.filter((fault) => fault.kills === 0).map(({ name }) => name.replace(/ for [\d.]+ s$/, ''));
  const [first, last] = [exchanges[0], exchanges.at(-1)];
  const slowness = pace.slowness(first?.at ?? 0, last?.at ?? 0);
  const lines = verdicts.map(({ id, says, violations }) =>
    [
      `${violations.length === 0 ? 'holds ' : 'BROKEN'} ${id.padEnd(3)} ${says}`,
      ...violations.map((violation) => `           ${violation}`),
    ].join('\n'),
  );
  return [
    '',
    `seed ${options.seed}${options.without ? `, without ${options.without}` : ''}, ${seconds(first && last ? last.at - first.at : 0)}`,
    `machine   ${slowness > 1 ? `${slowness.toFixed(1)} × slower than alone; limits in seconds are stretched as much` : 'as fast as alone'}`,
    `kills     ${kills}: ${count(faults.filter((fault) => fault.kills > 0).flatMap(({ name, target }) => target.split(' + ').map(() => name)))}`,
    `others    ${faults.length - faults.filter((fault) => fault.kills > 0).length}: ${count(kinds)}`,
    `requests  ${exchanges.length}: ${count(results)}`,
    `answers   median ${seconds(quantile(times, 0.5))}, p99 ${seconds(quantile(times, 0.99))}, slowest ${seconds(times.at(-1) ?? 0)}`,
    `recovery  median ${seconds(quantile(recoveries, 0.5))}, slowest ${seconds(recoveries.at(-1) ?? 0)}`,
    ...lines,
  ].join('\n');
};
