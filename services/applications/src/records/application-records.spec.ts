import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf, testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let lastJob = 100;
const newJob = (...overrides: Parameters<World['postJob']>[1][]) => world.postJob(++lastJob, ...overrides);
const apply = (userId: number, jobId: number) => world.seeker(userId).create({ jobId, coverLetter: letter });

describe('listing', () => {
  it('shows a seeker their own applications, newest first', async () => {
    const first = await apply(10, newJob().id);
    const second = await apply(10, newJob().id);
    await apply(11, newJob().id);
    const ids = (await world.seeker(10).list({})).map(({ id }) => id);
    expect(ids).toEqual([second.id, first.id]);
  });

  it("shows an employer those to the company's active jobs, to closed ones when asked, and a super admin all", async () => {
    const active = newJob({ companyId: 20 });
    const inactive = newJob({ companyId: 20 });
    const shown = await apply(12, active.id);
    const hidden = await apply(12, inactive.id);
    const change = { version: 1, title: 'T', companyId: 20, isPublic: false } as const;
    await world.deliver('job.changed', { ...change, id: inactive.id, status: 'inactive' });

    const ids = (await world.employer(20).list({})).map(({ id }) => id);
    expect(ids).toEqual([shown.id]);
    expect(await refusalOf(world.employer(20).get({ id: hidden.id }))).toBe('application_not_found');
    const withClosed = await world.employer(20).list({ includeClosed: true });
    expect(withClosed.map(({ id }) => id)).toEqual([hidden.id, shown.id]);
    expect(await world.employer(21).list({ includeClosed: true })).toEqual([]);
    expect(
      await world.employer(20).update({ id: hidden.id, changes: { status: 'reviewed' }, includeClosed: true }),
    ).toMatchObject({
      status: 'reviewed',
    });
    expect(await world.employer(null).list({})).toEqual([]);
    expect(await world.employer(21).list({})).toEqual([]);

    const all = (await world.as(testCaller({ role: 'super_admin' })).list({})).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([shown.id, hidden.id]));
    expect(await refusalOf(world.as(testCaller({ role: 'admin' })).list({}))).toBe('forbidden');
  });

  it("never shows a seeker somebody else's application", async () => {
    const { id } = await apply(13, newJob().id);
    expect(await refusalOf(world.seeker(14).get({ id }))).toBe('application_not_found');
  });
});
