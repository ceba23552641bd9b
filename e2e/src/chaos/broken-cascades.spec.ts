import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { services } from '@workboard/contracts';
import type { RunningSystem } from '@workboard/infra';
import { waitFor } from '@workboard/test-kit';
import { type Belongings, keptFiles, newBelongings } from '../support/belongings.js';
import { allEnded, allGone, deletables, leftovers, tellAgain, wrongCounters } from '../support/cascades.js';
import type { Client } from '../support/client.js';
import { disconnect } from '../support/database.js';
import { deletions } from '../support/deletions.js';
import { superAdmin } from '../support/people.js';
import { poll } from '../support/poll.js';
import { startOwnSystem } from './own-system.js';

const patienceMs = 90_000;

let system: RunningSystem;
let stop: (() => Promise<void>) | undefined;
let admin: Client;
beforeAll(async () => {
  ({ system, stop } = await startOwnSystem());
  admin = await superAdmin();
}, 240_000);
afterAll(async () => {
  await disconnect();
  await stop?.();
}, 60_000);

describe.each([
  ['every worker is killed', services.map((name) => `${name}-worker`)],
  ['every service and Redis are killed', [...services, 'redis']],
])('deletions during which %s', (_, victims) => {
  let things: Belongings[];
  beforeAll(async () => {
    things = await Promise.all(deletables.map(() => newBelongings(admin)));
    for (const { application } of things) {
      await waitFor(async () => (await leftovers('application', application.id)).length >= 3, {
        what: 'the application to be known everywhere',
      });
    }
  }, 240_000);

  it.each(deletables.map((what, at) => ({ what, at })))(
    'end as if nothing had happened: a $what',
    async ({ what, at }) => {
      const all = things[at] as Belongings;
      const { id, remove, along, ends, files } = deletions[what];
      const deletion = remove(all, admin).catch((error: unknown) => String(error));
      for (const victim of victims) {
        system.kill(victim);
      }
      await deletion;
      await system.ready();
      // Whoever got no answer asks again; the second time there may be nothing left to delete.
      await remove(all, admin).catch((error: unknown) => expect(String(error)).toMatch(/answered 404/));
      await allGone({ [what]: [id(all)], ...along(all) }, patienceMs);
      await allEnded(ends?.(all) ?? [], patienceMs);
      await tellAgain(what, id(all));
      expect(await leftovers(what, id(all))).toEqual([]);
      // Counters follow by events of their own.
      await poll(wrongCounters).toEqual([]);
      await waitFor(async () => (await keptFiles(files(all))).length === 0, { timeout: 20_000, what: 'no files' });
    },
    patienceMs + 90_000,
  );
});
