import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPage, ListJobs } from '@workboard/contracts';
import { everything, post, startWorld, type World } from '../testing/world.js';

describe('searching as people type', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    world.company(1, { name: 'Kumul Mission' });
    const add = (title: string, location: string, overrides: Parameters<typeof post>[0] = {}) =>
      world.employer(1).create(post({ title, location, industry: 'education', ...overrides }));
    await add('Teacher - Primary (Boarding)', 'Mount Hagen, WHP');
    await add('Node.js Developer', 'Port Moresby, NCD', {
      salaryCurrency: 'PGK',
      salaryMin: 90_000,
      salaryMax: 120_000,
    });
    await add('Security Guards', 'Buka, AROB', { employmentType: 'part-time' });
    await add('Human Resources Officer', 'Lae, Morobe', { experienceLevel: 'Entry level' });
    await add('Truck Driver', 'Bulolo, Morobe', {
      requirements: ['Class 4 licence'],
      responsibilities: ['Repair punctured tyres beside the road', 'Keep stocks lean in Lae'],
    });
  });
  afterAll(() => world.stop());

  const page = async (search: string, rest: Partial<ListJobs> = {}) =>
    (await world.visitor.list({ ...everything, search, ...rest })) as JobPage;

  it.each([
    ['teacher - primary (boarding)', 'Teacher - Primary (Boarding)'],
    ['node.js developer', 'Node.js Developer'],
    ['tisa Mt Hagen', 'Teacher - Primary (Boarding)'],
    ['any teacher jobs near Western Highlands?', 'Teacher - Primary (Boarding)'],
    ['developer POM', 'Node.js Developer'],
    ['node developer moresby', 'Node.js Developer'],
    ['I am looking for a watchman job in Bougainville', 'Security Guards'],
    ['sekuriti', 'Security Guards'],
    ['security part time', 'Security Guards'],
    ['HR', 'Human Resources Officer'],
    ['HR no experience Morobe Province', 'Human Resources Officer'],
    ['class 4 licence', 'Truck Driver'],
    ['punctured tyres', 'Truck Driver'],
    ['developer over 80000', 'Node.js Developer'],
    ['developer K3,500 a fortnight', 'Node.js Developer'],
  ])('finds by %s', async (search, title) => {
    const { jobs, total, related } = await page(search);
    expect(jobs.map((job) => job.title)).toEqual([title]);
    expect(total).toBe(1);
    expect(related?.jobs.map((job) => job.title) ?? []).not.toContain(title);
  });

  it('says what it understood, and nothing when there was nothing to say', async () => {
    expect((await page('tisa mt hagen')).understood).toEqual({
      chips: [{ text: 'mt hagen', label: 'Place: Mount Hagen' }],
    });
    expect((await page('security part time')).understood?.chips).toEqual([
      { text: 'part time', label: 'Employment type: Part time' },
    ]);
    expect((await page('developr')).understood).toEqual({ chips: [], corrected: 'developer' });
    expect((await page('tyres lea')).understood?.corrected).toBe('tyres lae');
    expect(await page('developer')).not.toHaveProperty('understood');
    expect((await page('developer over 130000')).total).toBe(0);
  });

  it('leaves words out when nothing has them all, apart from the matches', async () => {
    const { jobs, total, related } = await page('truck driver company housing Kavieng');
    expect([jobs, total]).toEqual([[], 0]);
    expect(related?.without).toEqual(['company housing', 'kavieng']);
    expect(related?.jobs.map((job) => job.title)).toEqual(['Truck Driver']);
    expect(await world.visitor.list({ ...everything, includeTotal: false, search: 'truck driver Kavieng' })).toEqual(
      [],
    );
  });

  it('never brings back what was excluded, nor goes beyond a filter', async () => {
    expect((await page('truck driver kavieng -truck')).related?.jobs ?? []).toEqual([]);
    expect(await page('driver', { companyId: 99 })).toEqual({ jobs: [], total: 0 });
  });

  it('knows a place by its other names in the filter, too', async () => {
    for (const location of [['Mt Hagen'], ['WHP'], ['Western Highlands Province'], ['hailans']]) {
      const { jobs } = await page('', { location, search: undefined });
      expect([location, jobs.map((job) => job.location)]).toEqual([location, ['Mount Hagen, WHP']]);
    }
    const { total } = await page('', { location: ['Morobe Province'], search: undefined });
    expect(total).toBe(2);
  });
});
