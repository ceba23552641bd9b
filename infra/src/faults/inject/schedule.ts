import { services } from '@workboard/local-servers';
import type { Random } from '../../seed/random.js';
import type { Fault, Targets } from './fault.js';
import { slowLine } from './lines.js';
import { kill, pause, starveOfMemory } from './processes.js';
import { shortages } from './shortages.js';

/** Deals all items out in an order of the seed's, then all again: nothing is forgotten, however short the run. */
const inTurn = <T>(random: Random, items: readonly T[]): (() => T) => {
  let left: T[] = [];
  return () => {
    if (left.length === 0) {
      left = random.shuffle(items);
    }
    return left.pop()!;
  };
};

const lines = ['postgres', 'redis', 'storage', 'smtp', ...services];
const dependencies = new Set(['postgres', 'redis', 'storage']);

/**
 * The faults of a run in their order: so many kills, one to three at a time, and for every four kills a pause, a bad line and a
 * shortage. Every process and line has its turn before any has its second.
 */
export const scheduleOf = (random: Random, task: { kills: number; processes: readonly string[] }): Fault[] => {
  const { kills, processes } = task;
  const targets: Targets = {
    process: inTurn(random.fork('processes'), processes),
    line: inTurn(random.fork('lines'), lines),
  };
  const killings: Fault[] = [];
  for (let left = kills; left > 0;) {
    const killing = kill(Math.min(left, random.int(1, 3)))(random, targets);
    killings.push(killing);
    left -= killing.kills;
  }
  const others = Math.ceil(kills / 6);
  const paused: Targets = { ...targets, process: inTurn(random.fork('pauses'), processes) };
  const own = processes.filter((name) => !dependencies.has(name));
  const nextShortage = inTurn(random.fork('shortages'), [...shortages, null]);
  const rest = Array.from({ length: others }, () => [
    pause(random, paused),
    slowLine(random, targets),
    nextShortage() ?? starveOfMemory(random, own),
  ]).flat();
  return random.shuffle([...killings, ...rest]);
};
