import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alertPreviewLimits } from '@workboard/contracts';
import { testCaller, waitFor } from '@workboard/test-kit';
import { factOf, startWorld, type World } from '../testing/world.js';
import { Upkeep } from '../upkeep.js';

const dayMs = 86_400_000;
const start = new Date('2026-01-05T00:00:00.000Z');

/** What a preview finds is compared with what alerts mail beside the latter (`job-alerts.spec.ts`). */
describe('the preview of an alert (decision P95)', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ at: start.toISOString() });
  });
  afterAll(() => world.stop());

  const preview = (wishes: Parameters<ReturnType<World['seeker']>['previewJobAlert']>[0]) =>
    world.seeker(7).previewJobAlert(wishes);

  const written = async () =>
    world.database.query(
      `SELECT (SELECT count(*) FROM alert_phrases) AS phrases, (SELECT max(id) FROM job_alerts) AS id`,
    );
  /** Public copies with the numbers from one on; the first five are done from afar. */
  const add = (from: number, count: number) =>
    world.database.query(
      `INSERT INTO job_copies (job_id, is_public, words, places, work_type)
       SELECT id, true, 'sailor', 'wewak', CASE WHEN id < $1::int + 5 THEN 'remote' ELSE 'on-site' END
       FROM generate_series($1::int, $1::int + $2::int - 1) AS id`,
      [from, count],
    );

  it('counts what is open and names the newest three, and writes nothing', async () => {
    const published = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      published.push(await world.publish({ title: `Beekeeper ${name}`, location: 'Lae' }));
    }
    const before = await written();
    expect(await preview({ keywords: 'beekeepers, Lae' })).toEqual({
      total: 4,
      more: false,
      jobs: published
        .slice(1)
        .toReversed()
        .map(({ id, title, company }) => ({ id, title, company: { id: company.id, name: company.name } })),
    });
    expect(await preview({ keywords: 'beekeeper', location: 'Madang' })).toEqual({ total: 0, more: false, jobs: [] });
    expect(await written()).toEqual(before);
  });

  it('leaves out what is closed, hidden or deleted', async () => {
    const [closed, hidden, deleted] = [
      await world.publish({ title: 'Potter', closingDate: '2026-01-06T13:59:59.999Z' }),
      await world.publish({ title: 'Potter' }),
      await world.publish({ title: 'Potter' }),
    ];
    expect((await preview({ keywords: 'potter' })).total).toBe(3);
    world.clock.set(new Date('2026-01-06T14:00:00.000Z'));
    await world.tell('job.changed', { ...factOf(hidden), version: 2, isPublic: false });
    await world.tell('job.deleted', { id: deleted.id, companyId: 1, job: null });
    await waitFor(async () => (await preview({ keywords: 'potter' })).total === 0, { what: 'them to be gone' });
    expect(closed.id).toBeLessThan(hidden.id);
  });

  it('knows the words of what has been open for long', async () => {
    const job = await world.publish({ title: 'Lighthouse Keeper' });
    world.clock.set(new Date(start.getTime() + 100 * dayMs));
    await world.running.worker?.get(Upkeep).prune();
    expect(await preview({ keywords: 'lighthouse keeper' })).toMatchObject({ total: 1, jobs: [{ id: job.id }] });
  });

  it('finds nothing by words that nobody can look for', async () => {
    expect(await preview({ keywords: 'zzqx' })).toEqual({ total: 0, more: false, jobs: [] });
  });

  it('counts to a thousand, of the newest that it looks at', async () => {
    const { counted, lookedAt } = alertPreviewLimits;
    await add(500_000, counted);
    expect(await preview({ keywords: 'sailor' })).toMatchObject({ total: counted, more: false });
    await add(600_000, 1);
    expect(await preview({ keywords: 'sailor' })).toMatchObject({ total: counted, more: true });
    expect(await preview({ keywords: 'sailor', workType: 'remote' })).toMatchObject({ total: 6, more: false });
    await add(700_000, lookedAt);
    expect(await preview({ keywords: 'sailor', workType: 'remote' })).toMatchObject({ total: 5, more: true });
    expect(await preview({ keywords: 'sailor', workType: 'hybrid' })).toMatchObject({ total: 0, more: true });
  });

  it('refuses what an alert refuses, and whoever may have none', async () => {
    await expect(preview({ salaryMin: 2, salaryMax: 1 })).rejects.toMatchObject({
      code: 'validation_failed',
      message: 'Minimum salary must not be more than maximum salary',
    });
    const employer = world.running.as(testCaller({ userId: 8, role: 'employer' }));
    await expect(employer.previewJobAlert({})).rejects.toMatchObject({ status: 403 });
  });
});
