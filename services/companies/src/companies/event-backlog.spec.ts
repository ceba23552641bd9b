import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { logger, readGauges } from '@workboard/service-kit';
import { waitFor } from '@workboard/test-kit';
import { type World, form, startWorld } from '../testing/world.js';

let companies: World;
beforeAll(async () => {
  companies = await startWorld({ worker: true, env: { OUTBOX_REDELIVERY_MS: '100' } });
});
afterAll(() => companies.stop());

/** The figure of a gauge for this service. */
const figure = async (name: string): Promise<number | undefined> =>
  (await readGauges()).find((gauge) => gauge.name === name && gauge.labels['service'] === 'companies')?.value;

it('M7: an event that nobody handles is seen in the metrics, is logged after an hour of tries, and is tried on', async () => {
  const alarm = jest.spyOn(logger, 'error');
  // Nobody else runs here, so no subscriber takes it.
  await companies.as(companies.newEmployer()).create(form());
  await waitFor(async () => ((await figure('workboard_outbox_attempts')) ?? 0) >= 2, {
    what: 'the event to be sent twice',
  });
  expect(await figure('workboard_outbox_open')).toBeGreaterThanOrEqual(1);
  expect(await figure('workboard_outbox_oldest_seconds')).toBeGreaterThan(0);
  expect(alarm).not.toHaveBeenCalled();

  await companies.manager.query(`UPDATE outbox SET attempts = 12, next_at = now() WHERE pending <> '{}'`);
  await waitFor(async () => ((await figure('workboard_outbox_attempts')) ?? 0) >= 13, {
    what: 'the event to be sent again',
  });
  expect(alarm).toHaveBeenCalledWith(
    { kind: 'company.changed', to: expect.arrayContaining(['jobs']) },
    'an event is not taken',
  );

  await companies.manager.query(`UPDATE outbox SET pending = '{}'`);
  await waitFor(async () => (await figure('workboard_outbox_open')) === 0, { what: 'nothing to wait' });
});
