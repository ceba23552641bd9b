import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pssOf } from '../../local/pss.js';

/** Processor time in milliseconds by process name; what has no name of its own is `other`. */
export type CpuTimes = ReadonlyMap<string, number>;

const tickMs = 10;
const names: readonly [pattern: RegExp, name: (match: RegExpExecArray) => string][] = [
  [/gateway\/dist\/main\.js/, () => 'gateway'],
  [/services\/(\w+)\/dist\/main\.js/, ([, service = '']) => service],
  [/services\/(\w+)\/dist\/worker\.js/, ([, service = '']) => `${service}-worker`],
  [/bench\/requests\/(raw|nest)\.main\.js (\d+)?/, ([, kind = '']) => kind],
  [/postgres/, () => 'postgres'],
  [/redis-server/, () => 'redis'],
];

interface Found {
  pid: number;
  parent: number;
  name: string;
  ticks: number;
}

/** One process as `/proc` tells it; undefined when it has ended. */
const look = (pid: number): Found | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; what follows are numbers: state, parent, …, user and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const own = command.includes('keeper.js') ? 'other' : undefined;
    const found = names.flatMap(([pattern, name]) => {
      const match = pattern.exec(command);
      return match ? [name(match)] : [];
    });
    return {
      pid,
      parent: Number(fields[1]),
      name: own ?? found[0] ?? 'other',
      ticks: Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]),
    };
  } catch {
    return undefined;
  }
};

/** Every process that this one has started, and those that they have; children that ended count with their parents. */
const descendants = (): Found[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => look(Number(name)) ?? []);
  const ours = new Set([process.pid]);
  for (let size = 0; size < ours.size;) {
    size = ours.size;
    for (const { pid, parent } of all) {
      if (ours.has(parent)) {
        ours.add(pid);
      }
    }
  }
  return all.filter(({ pid }) => pid !== process.pid && ours.has(pid));
};

/** Processor time so far of everything that this process has started (Linux). */
export const cpuTimes = (): CpuTimes => {
  const times = new Map<string, number>();
  for (const { name, ticks } of descendants()) {
    times.set(name, (times.get(name) ?? 0) + ticks * tickMs);
  }
  return times;
};

/** What was used between two looks, in milliseconds; a connection's process that ended meanwhile is with its parent. */
export const cpuBetween = (before: CpuTimes, after: CpuTimes): CpuTimes =>
  new Map([...after].map(([name, ms]) => [name, Math.max(0, ms - (before.get(name) ?? 0))]));

/** Memory in MB by process name: what is shared (Postgres' buffers) is divided among those that share it. */
export const memory = (): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>();
  for (const { pid, name } of descendants()) {
    try {
      sizes.set(name, (sizes.get(name) ?? 0) + pssOf(pid));
    } catch {
      // It ended meanwhile.
    }
  }
  return sizes;
};

/** Waits until these processes, by name, together use less than a twentieth of a core for some seconds. */
export const untilAtRest = async (processNames: readonly string[]): Promise<void> => {
  for (let quietSeconds = 0; quietSeconds < 3;) {
    const before = cpuTimes();
    await sleep(1000);
    const used = cpuBetween(before, cpuTimes());
    const ms = processNames.reduce((sum, name) => sum + (used.get(name) ?? 0), 0);
    quietSeconds = ms < 50 ? quietSeconds + 1 : 0;
  }
};
