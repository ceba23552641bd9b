import { setTimeout as delay } from 'node:timers/promises';
import { isDone, type Person } from '../load/person.js';
import type { World } from '../load/world.js';
import type { Pace } from '../pace.js';
import type { FaultySystem } from '../system/faulty-system.js';
import type { Fault } from './fault.js';

/** How long everything may take to work again after a fault, with nobody's help (I7). */
export const recoveryMs = 30_000;
const lookEveryMs = 150;

/** One call of each service, a write among them; none of them is kept anywhere. */
const probes = (person: Person, admin: Person, jobId: number, turn: number) => [
  person.send('probe', 'GET', `/api/jobs?limit=1&includeTotal=true&offset=${turn % 20}`),
  person.send('probe', 'GET', '/api/applications'),
  person.send('probe', 'GET', '/api/job-alerts'),
  person.send('probe', 'GET', '/api/ranking-facts'),
  admin.send('probe', 'GET', '/api/admin/companies?limit=1'),
  person.send('probe', 'PUT', `/api/saved-jobs/${jobId}/metadata`, { body: { notes: `turn ${turn}` } }),
];

/** Waits until every process is ready and every service answers; null when that took too long. */
const recovered = async ({ system }: FaultySystem, world: World, watcher: Watcher): Promise<number | null> => {
  const since = Date.now();
  const isOver = () => Date.now() > since + recoveryMs * watcher.pace.slowness(since, Date.now());
  // It gives up by itself after two minutes.
  const isReady = await system.ready().then(
    () => true,
    () => false,
  );
  if (!isReady) {
    return null;
  }
  while (!isOver()) {
    watcher.turn += 1;
    const replies = await Promise.all(probes(watcher.person, world.admin, watcher.jobId, watcher.turn));
    if (replies.every(isDone)) {
      return Date.now() - since;
    }
    await delay(lookEveryMs);
  }
  return null;
};

/** Somebody who takes no part in the load and looks whether everything works. */
interface Watcher {
  pace: Pace;
  person: Person;
  jobId: number;
  turn: number;
}

/** The first seeker becomes the watcher, with a job of their own that nobody deletes. */
export const newWatcher = async (world: World, pace: Pace): Promise<Watcher> => {
  const seeker = world.seekers.shift();
  const employer = world.employers[0];
  const jobId = employer?.jobs.shift();
  if (!seeker || jobId === undefined) {
    throw new Error('There is nobody to watch');
  }
  world.jobs = world.jobs.filter((job) => job !== jobId);
  await seeker.person.send('set up', 'POST', '/api/saved-jobs', { body: { jobId } });
  return { pace, person: seeker.person, jobId, turn: 0 };
};

/** Causes the faults one after the other, spread over the time, and waits after each until everything works again. */
export const causeAll = async (
  faulty: FaultySystem,
  world: World,
  task: { faults: readonly Fault[]; minutes: number; watcher: Watcher; say: (line: string) => void },
): Promise<void> => {
  const { faults, minutes, watcher, say } = task;
  const since = Date.now();
  const everyMs = (minutes * 60_000) / faults.length;
  for (const [at, { name, target, kills, cause }] of faults.entries()) {
    await delay(Math.max(0, since + at * everyMs - Date.now()));
    const from = Date.now();
    await cause(faulty);
    const to = Date.now();
    const recoveredMs = await recovered(faulty, world, watcher);
    world.journal.fault({ name, target, kills, from, to, recoveredMs });
    const took =
      recoveredMs === null ? `NOT within ${recoveryMs / 1000} s` : `after ${(recoveredMs / 1000).toFixed(1)} s`;
    say(`${at + 1}/${faults.length} ${name}: ${target}; all well ${took}`);
  }
};
