import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Random } from '../../seed/random.js';
import type { FaultySystem } from '../system/faulty-system.js';
import type { Fault, FaultMaker } from './fault.js';

const run = promisify(execFile);
const untilPid = 15_000;

/** The process as it runs now; one that is just being started again is waited for. */
const pidOf = async ({ system }: FaultySystem, name: string): Promise<number> => {
  const until = Date.now() + untilPid;
  for (let pid = system.pid(name); Date.now() < until; pid = system.pid(name)) {
    if (pid !== undefined) {
      return pid;
    }
    await delay(50);
  }
  throw new Error(`${name} was not started again`);
};

/** A process and all that it started, whatever group or session they are in. */
const withDescendants = (pid: number): number[] => {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It ended meanwhile.
    }
  }
  const found = [pid];
  for (let at = 0; at < found.length; at += 1) {
    found.push(...(children.get(found[at]!) ?? []));
  }
  return found;
};

/** Sends a signal to those that still run. */
const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
        throw error;
      }
    }
  }
};

/** Kills one to three processes at once, without a word or with SIGTERM. */
export const kill =
  (count: number): FaultMaker =>
  (random, targets) => {
    const names = [...new Set(Array.from({ length: count }, targets.process))];
    const politely = random.chance(0.3);
    return {
      name: politely ? 'SIGTERM' : 'SIGKILL',
      target: names.join(' + '),
      kills: names.length,
      cause: async (faulty) => {
        for (const name of names) {
          if (politely) {
            signal([await pidOf(faulty, name)], 'SIGTERM');
          } else {
            await pidOf(faulty, name);
            faulty.system.kill(name);
          }
        }
      },
    };
  };

/** Stops a process for some seconds, with all that it started, as a machine does that swaps or moves. */
export const pause: FaultMaker = (random, targets) => {
  const target = targets.process();
  const ms = random.int(2000, 6000);
  return {
    name: `SIGSTOP for ${(ms / 1000).toFixed(1)} s`,
    target,
    kills: 0,
    cause: async (faulty) => {
      const pids = withDescendants(await pidOf(faulty, target));
      signal(pids, 'SIGSTOP');
      await delay(ms);
      signal(pids, 'SIGCONT');
    },
  };
};

/** Bytes of data that a process may still take; a busy one comes to its end soon. */
const spareBytes = 4 * 2 ** 20;
const shortForMs = 5000;

/** Leaves a process next to no memory: it dies of that, or does with what it has. */
export const starveOfMemory = (random: Random, own: readonly string[]): Fault => {
  const target = random.pick(own);
  return {
    name: 'no memory',
    target,
    // It may end it, which the report cannot know before.
    kills: 0,
    cause: async (faulty) => {
      const pid = await pidOf(faulty, target);
      const limit = (value: string) => run('prlimit', ['--pid', String(pid), `--data=${value}`]);
      const used = /^VmData:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      await limit(`${Number(used) * 1024 + spareBytes}:unlimited`);
      await delay(shortForMs);
      // Gone, perhaps, which is what it was for.
      await limit('unlimited:unlimited').catch(() => undefined);
    },
  };
};
