import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf, testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

const dayMs = 86_400_000;

describe('a secret address of a calendar (P54)', () => {
  let world: World;
  let ids: number[];
  beforeAll(async () => {
    world = await startWorld();
    world.contacts.set(900, { id: 900, email: 'Ruth@Kumul.test', role: 'employer', companyId: 1 });
    world.contacts.set(1, { id: 1, email: 'meri@mail.test', role: 'job_seeker', companyId: null });
    ids = [];
    for (const [index, panel] of [['ruth@kumul.test'], [], []].entries()) {
      world.postJob(500 + index);
      const { id } = await world.seeker(index + 1).create({ jobId: 500 + index, coverLetter: letter });
      const scheduledAt = new Date(Date.now() + (index + 1) * dayMs).toISOString();
      ids.push((await world.employer(1).createInterview({ applicationId: id, scheduledAt, panel })).id);
    }
  });
  afterAll(() => world.stop());

  const read = async (token: string) =>
    (await world.as(null).readFeed({ token })).interviews.map(({ id }) => id).toSorted((a, b) => a - b);

  it("has the caller's own interviews, or all of the company, without a session", async () => {
    expect(await world.employer(1).getFeed({})).toEqual({ isOn: false, scope: 'mine', createdAt: null });
    const { token } = await world.employer(1).makeFeed({ scope: 'mine' });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await world.employer(1).getFeed({})).toMatchObject({ isOn: true, scope: 'mine' });
    expect(await read(token)).toEqual([ids[0]]);
    const all = await world.employer(1).makeFeed({ scope: 'all' });
    expect(await read(all.token)).toEqual(ids);
    expect(await refusalOf(world.as(null).readFeed({ token }))).toBe('feed_not_found');
  });

  it('of a seeker has theirs alone, without the panel, whatever they ask for', async () => {
    const { token, scope } = await world.seeker(1).makeFeed({ scope: 'all' });
    expect(scope).toBe('mine');
    const { role, interviews } = await world.as(null).readFeed({ token });
    expect(role).toBe('job_seeker');
    expect(interviews).toMatchObject([{ id: ids[0], panel: [] }]);
  });

  it('is nobody else’s, and keeps no word of the address', async () => {
    for (const role of ['admin', 'super_admin'] as const) {
      expect(await refusalOf(world.as(testCaller({ role })).makeFeed({ scope: 'mine' }))).toBe('forbidden');
    }
    const { token } = await world.employer(1).makeFeed({ scope: 'all' });
    const rows: { text: string }[] = await world.database.query(`SELECT f::text AS text FROM calendar_feeds f`);
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  it('leaves out what was cancelled, and follows the rights of its owner', async () => {
    const { token } = await world.employer(1).makeFeed({ scope: 'all' });
    await world.employer(1).updateInterview({ id: ids[2] ?? 0, changes: { status: 'cancelled' } });
    expect(await read(token)).toEqual(ids.slice(0, 2));
    world.contacts.set(900, { id: 900, email: 'ruth@kumul.test', role: 'employer', companyId: 2 });
    expect(await read(token)).toEqual([]);
    world.contacts.set(900, { id: 900, email: 'ruth@kumul.test', role: 'admin', companyId: null });
    expect(await refusalOf(world.as(null).readFeed({ token }))).toBe('feed_not_found');
    world.contacts.set(900, { id: 900, email: 'ruth@kumul.test', role: 'employer', companyId: 1, isLeaving: true });
    expect(await refusalOf(world.as(null).readFeed({ token }))).toBe('feed_not_found');
    world.contacts.set(900, { id: 900, email: 'ruth@kumul.test', role: 'employer', companyId: 1 });
    expect(await read(token)).toEqual(ids.slice(0, 2));
  });

  it('ends when it is switched off, when the company is cut off, and with the person', async () => {
    const { token } = await world.employer(1).makeFeed({ scope: 'all' });
    const company = { id: 1, name: 'K', logo: null, industry: 'x', location: 'y', ownerId: null } as const;
    await world.deliver('company.changed', { ...company, version: 1, revoked: true, status: 'unauthorised' });
    expect(await refusalOf(world.as(null).readFeed({ token }))).toBe('feed_not_found');
    await world.deliver('company.changed', { ...company, version: 2, revoked: false, status: 'authorised' });
    await world.employer(1).removeFeed({});
    expect(await refusalOf(world.as(null).readFeed({ token }))).toBe('feed_not_found');
    const own = await world.seeker(1).makeFeed({ scope: 'mine' });
    await world.deliver('user.deleted', { userId: 1 });
    const rows: unknown[] = await world.database.query(`SELECT FROM calendar_feeds WHERE user_id = 1`);
    expect(rows).toEqual([]);
    expect(await refusalOf(world.as(null).readFeed({ token: own.token }))).toBe('feed_not_found');
  });
});
