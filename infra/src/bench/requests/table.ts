import { summarise } from '../measure.js';
import { cpuBetween, type CpuTimes, cpuTimes } from './processes.js';
import { drive, type Load } from './drive.js';

/** One row of the table: something that is asked of an address. */
export interface Case {
  name: string;
  base: string;
  load: Load;
  /** Milliseconds per turn. */
  ms: number;
  /** Numbers of connections; both by default. */
  connections?: readonly number[];
  /** Resolves when what was set going is done; its processor time counts, the time itself does not. */
  settled?: () => Promise<void>;
}

/** What was measured of one row at one number of connections, all turns together. */
export interface Row {
  name: string;
  connections: number;
  durations: number[];
  refused: number;
  seconds: number;
  bytes: number;
  cpu: Map<string, number>;
  /** Requests a second in each turn, for ratios of turns beside each other. */
  rates: number[];
}

const add = (sums: Map<string, number>, more: CpuTimes): void => {
  for (const [name, ms] of more) {
    sums.set(name, (sums.get(name) ?? 0) + ms);
  }
};

const turn = async (row: Row, { base, load, ms, settled }: Case): Promise<void> => {
  const before = cpuTimes();
  const { durations, refused, seconds, bytes } = await drive(base, load, { connections: row.connections, ms });
  await settled?.();
  add(row.cpu, cpuBetween(before, cpuTimes()));
  row.durations.push(...durations);
  row.refused += refused;
  row.seconds += seconds;
  row.bytes += bytes;
  row.rates.push(durations.length / seconds);
};

/** Takes all rows in turn, again and again, so that whatever else the machine does meets all of them alike. */
export const interleaved = async (
  cases: readonly Case[],
  { turns, connections: usual }: { turns: number; connections: readonly number[] },
): Promise<Row[]> => {
  const rows = cases.flatMap((one) =>
    (one.connections ?? usual).map((connections) => ({
      one,
      row: {
        name: one.name,
        connections,
        durations: [],
        refused: 0,
        seconds: 0,
        bytes: 0,
        cpu: new Map(),
        rates: [],
      } as Row,
    })),
  );
  for (let at = 0; at < turns; at += 1) {
    for (const { one, row } of rows) {
      await turn(row, one);
    }
  }
  return rows.map(({ row }) => row);
};

const groups: readonly [title: string, belongs: (name: string) => boolean][] = [
  ['gateway', (name) => name === 'gateway' || name === 'raw' || name === 'nest'],
  ['services', (name) => /^(auth|jobs|companies|applications|notifications|ranking)$/.test(name)],
  ['Postgres', (name) => name === 'postgres'],
  ['Redis', (name) => name === 'redis'],
  ['workers', (name) => name.endsWith('-worker')],
];

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** The table in Markdown; ratios are medians over turns against the row `against` at the same number of connections. */
export const markdown = (rows: readonly Row[], against: string): string => {
  const columns = [
    'request',
    'c',
    'req/s',
    `× ${against}`,
    'p50',
    'p95',
    'p99',
    'refused',
    'KB',
    ...groups.map(([title]) => title),
  ];
  const lines = rows.map(({ name, connections, durations, refused, seconds, bytes, cpu, rates }) => {
    const base = rows.find((row) => row.name === against && row.connections === connections);
    const ratio = median(rates.map((rate, at) => rate / (base?.rates[at] ?? Number.NaN)));
    const { p50, p95, p99 } = summarise(durations);
    const perRequest = groups.map(
      ([, belongs]) => [...cpu].reduce((sum, [process, ms]) => sum + (belongs(process) ? ms : 0), 0) / durations.length,
    );
    const all = perRequest.reduce((sum, ms) => sum + ms, 0);
    return [
      name,
      connections,
      (durations.length / seconds).toFixed(0),
      ratio.toFixed(2),
      ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
      refused,
      (bytes / durations.length / 1024).toFixed(1),
      ...perRequest.map((ms) => ms.toFixed(2)),
      all.toFixed(2),
    ];
  });
  const table = [[...columns, 'CPU ms in all'], Array.from({ length: columns.length + 1 }, () => '---'), ...lines];
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
