import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPage } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { changed, everything, post, startWorld, type World } from '../testing/world.js';

const application = (id: number, jobId: number) => ({ id, jobId, userId: 500 + id, companyId: 1 });
const idsOf = (jobs: readonly { id: number }[]) => new Set(jobs.map(({ id }) => id));

describe('what others tell the jobs service', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    for (const id of [1, 2, 3, 4]) {
      world.company(id);
    }
  });
  afterAll(() => world.stop());

  it('counts 50 applications that arrive at once, each once however often it is delivered', async () => {
    const { id } = await world.employer(1).create(post());
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
    const deliver = (number: number) =>
      world.deliver('application.created', application(number, id), { producer: 'applications', id: `${number}` });
    await Promise.all([...numbers, ...numbers].map(deliver));
    expect(await world.visitor.get({ id })).toMatchObject({ applications: 50 });

    await Promise.all(
      numbers
        .slice(0, 20)
        .map((number) =>
          world.deliver('application.deleted', application(number, id), { producer: 'applications', id: `9${number}` }),
        ),
    );
    expect(await world.visitor.get({ id })).toMatchObject({ applications: 30 });
  });

  it('never shows a counter below 0, and ends right when the withdrawal is heard of first', async () => {
    const { id } = await world.employer(1).create(post());
    await world.deliver('application.deleted', application(1, id), { producer: 'applications' });
    expect(await world.visitor.get({ id })).toMatchObject({ applications: 0 });
    await world.deliver('application.created', application(1, id), { producer: 'applications' });
    await world.deliver('application.created', application(2, id), { producer: 'applications' });
    expect(await world.visitor.get({ id })).toMatchObject({ applications: 1 });
    await world.deliver('application.created', application(3, 123_456), { producer: 'applications' });
  });

  it("deletes a company's jobs with all that hangs on them, and lets none come back", async () => {
    const company = world.company(2);
    const created = await Promise.all([1, 2, 3].map(() => world.employer(2).create(post())));
    await world.seeker(60).save({ jobId: created[0]?.id ?? 0 });
    await world.deliver('company.deleted', { id: 2 });
    const published = (await world.published('job.deleted')).filter(({ companyId }) => companyId === 2);
    expect(published).toHaveLength(3);
    expect(idsOf(published)).toEqual(idsOf(created));
    // What those who applied keep of it (decision P19).
    const [first] = created;
    expect(published.find(({ id }) => id === first?.id)?.job).toEqual({
      ...first,
      description: '',
      requirements: [],
      responsibilities: [],
      skills: [],
      benefits: [],
      hrEmail: null,
      postedById: null,
      publishedBy: null,
      status: 'inactive',
      published: false,
      version: expect.any(Number),
    });
    expect(await world.seeker(60).listSaved({})).toEqual([]);
    expect(((await world.visitor.list({ ...everything, companyId: 2 })) as JobPage).total).toBe(0);
    expect(await world.rows(`SELECT FROM job_cards WHERE card LIKE '%"companyId":2,%'`)).toEqual([]);

    await world.deliver('company.changed', changed(company, 9));
    expect(await refusalOf(world.employer(2).create(post()))).toBe('unknown_company');
  });

  it('forgets a deleted person, keeps the jobs they posted, and refuses what they still try to write', async () => {
    const { id } = await world.employer(3, 71).create(post());
    await world.seeker(71).save({ jobId: id });
    await world.seeker(72).save({ jobId: id });
    await world.visitor.storeRecommendations({ userId: 71, matches: [{ jobId: id, matchScore: 80, reason: 'Fits' }] });
    await world.deliver('user.deleted', { userId: 71 }, { producer: 'auth' });
    expect(await world.visitor.get({ id })).toMatchObject({ postedById: null, publishedBy: null, published: true });
    expect(await world.seeker(71).listSaved({})).toEqual([]);
    expect(await world.seeker(72).listSaved({})).toHaveLength(1);
    expect(await world.seeker(71).listRecommendations({ limit: 6 })).toEqual([]);
    expect(await refusalOf(world.seeker(71).save({ jobId: id }))).toBe('unauthenticated');
    expect(await refusalOf(world.employer(3, 71).create(post()))).toBe('unauthenticated');
    expect(await refusalOf(world.visitor.storeRecommendations({ userId: 71, matches: [] }))).toBe('unauthenticated');
  });

  it('ends right when posts, edits and company changes meet', async () => {
    const company = world.company(4);
    const employer = world.employer(4);
    const jobs = await Promise.all(Array.from({ length: 10 }, () => employer.create(post({ location: 'Lae' }))));
    const changes = jobs.flatMap(({ id }, index) => [
      employer.update({ id, changes: { location: index % 2 ? 'Madang' : 'Goroka' } }),
      world.visitor.recordViews({ views: [{ id, visitor: 'somebody' }] }),
      employer.create(post({ location: 'Wewak' })),
    ]);
    const statuses = [2, 3, 4, 5, 6].map((version) =>
      world.deliver(
        'company.changed',
        changed(
          { ...company, name: `Company v${version}`, status: version % 2 ? 'unauthorised' : 'authorised' },
          version,
        ),
      ),
    );
    await Promise.all([...changes, ...statuses]);

    const { jobs: listed, total } = (await world.visitor.list({ ...everything, companyId: 4 })) as JobPage;
    expect(total).toBe(20);
    expect(new Set(listed.map((job) => job.company.name))).toEqual(new Set(['Company v6']));
    expect(listed.filter(({ views }) => views === 1)).toHaveLength(10);
    for (const [location, count] of [
      ['Madang', 5],
      ['Goroka', 5],
      ['Wewak', 10],
      ['Lae', 0],
    ] as const) {
      const page = (await world.visitor.list({ ...everything, location: [location], companyId: 4 })) as JobPage;
      expect([location, page.total, page.jobs.length]).toEqual([location, count, count]);
    }
  });
});
