import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import { Upkeep } from '../upkeep.js';
import { factOf, startWorld, type World } from '../testing/world.js';

const dayMs = 86_400_000;
const start = new Date('2026-01-05T00:00:00.000Z');

let world: World;
beforeAll(async () => {
  world = await startWorld({
    at: start.toISOString(),
    env: { DELIVERIES_KEEP_DAYS: '20', ADDRESSES_KEEP_DAYS: '10' },
  });
});
afterAll(() => world.stop());

const matched = async (): Promise<number[]> => {
  const rows: { id: number }[] = await world.database.query(`SELECT job_id AS id FROM alert_matches ORDER BY job_id`);
  return rows.map(({ id }) => id);
};
const pruneAfter = async (days: number) => {
  world.clock.set(new Date(start.getTime() + days * dayMs));
  await world.running.worker?.get(Upkeep).prune();
};

it('S6: what an alert told of a job is forgotten 90 days later, once the job is not public any more', async () => {
  world.addContact({ id: 7, email: 'p7@mail.test' });
  await world.seeker(7).createJobAlert({ title: 'Everything', frequency: 'immediate', keywords: [] });
  const closed = await world.publish();
  const open = await world.publish();
  await world.tell('job.changed', { ...factOf(closed), version: 2, isPublic: false });
  await waitFor(async () => (await world.database.query(`SELECT FROM job_copies WHERE NOT is_public`)).length === 1, {
    what: 'the job to be closed',
  });
  await pruneAfter(89);
  expect(await matched()).toEqual([closed.id, open.id]);
  await pruneAfter(91);
  expect(await matched()).toEqual([open.id]);
});

it('the record of a message loses its address, and goes, after as many days as the operator says', async () => {
  world.clock.set(new Date(start.getTime() + 100 * dayMs));
  world.addContact({ id: 8, email: 'p8@mail.test' });
  await world.seeker(8).createJobAlert({ title: 'Everything', frequency: 'immediate', keywords: [] });
  await world.publish();
  const records = (): Promise<{ address: string | null }[]> =>
    world.database.query(`SELECT address FROM deliveries WHERE user_id = 8 AND state = 'sent'`);
  await waitFor(async () => (await records()).length === 1, { what: 'the alert to be mailed' });
  await world.database.query(`UPDATE deliveries SET created_at = $1 WHERE user_id = 8`, [world.clock.now()]);
  await pruneAfter(109);
  expect(await records()).toEqual([{ address: 'p8@mail.test' }]);
  await pruneAfter(111);
  expect(await records()).toEqual([{ address: null }]);
  await pruneAfter(121);
  expect(await records()).toEqual([]);
});
