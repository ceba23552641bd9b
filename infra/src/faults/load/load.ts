import { setTimeout as delay } from 'node:timers/promises';
import * as accounts from './accounts.js';
import * as employers from './employers.js';
import * as seekers from './seekers.js';
import * as visitors from './visitors.js';
import type { World } from './world.js';

/** What people do, and how often each (L1 of the fault plan, with more writes). */
const mix: readonly (readonly [act: (world: World) => Promise<void>, weight: number])[] = [
  [visitors.browse, 26],
  [visitors.read, 12],
  [visitors.look, 5],
  [visitors.trespass, 4],
  [seekers.apply, 14],
  [seekers.lookAround, 8],
  [seekers.save, 6],
  [seekers.withdraw, 1],
  [seekers.removeApplication, 1],
  [seekers.upload, 2],
  [seekers.editProfile, 1.5],
  [seekers.setAlert, 1.5],
  [seekers.dropAlert, 0.5],
  [employers.post, 3],
  [employers.edit, 2],
  [employers.decide, 4],
  [employers.invite, 1.5],
  [employers.rank, 1],
  [employers.lookAtDesk, 3],
  [employers.uploadLogo, 0.7],
  [employers.removeJob, 0.7],
  [accounts.register, 1.2],
  [accounts.resetPassword, 0.4],
  [accounts.signInAndOut, 1],
  [accounts.comeBack, 1],
  [accounts.administer, 1.5],
  [accounts.removeUser, 0.3],
];

/** More acts than these are not begun while earlier ones wait; nobody waits longer than an answer may take. */
const mostUnderWay = 48;
const lookEveryMs = 5;

/**
 * Lets people act at an even pace until so many requests were sent and `more` says that it was enough, in the order that the
 * world's seed gives.
 */
export const runLoad = async (
  world: World,
  task: { requests: number; minutes: number; more: () => boolean },
): Promise<void> => {
  const { requests, minutes, more } = task;
  const { journal, random } = world;
  const begun = journal.exchanges;
  const perMs = requests / (minutes * 60_000);
  const since = Date.now();
  const underWay = new Set<Promise<void>>();
  const sent = () => journal.exchanges - begun;
  const wrong: unknown[] = [];
  const begin = () => {
    const act: Promise<void> = random
      .weighted(mix)(world)
      // An act that throws is a fault of the load itself, and ends the run.
      .catch((error: unknown) => {
        wrong.push(error);
      })
      .finally(() => underWay.delete(act));
    underWay.add(act);
  };
  while (wrong.length === 0 && (sent() < requests || more())) {
    const isAhead = sent() + underWay.size > (Date.now() - since) * perMs;
    if (isAhead || underWay.size >= mostUnderWay) {
      await delay(lookEveryMs);
    } else {
      begin();
    }
  }
  await Promise.all(underWay);
  if (wrong.length > 0) {
    throw wrong[0];
  }
};
