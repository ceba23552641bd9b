import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endOfDay, type Job } from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { refusalOf } from '@workboard/test-kit';
import { changed, post, startWorld, type World } from '../testing/world.js';

describe('reading jobs', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    world.company(1);
    world.company(2);
  });
  afterAll(() => world.stop());

  it('shows a hidden job to its team, to super admins and to seekers who applied, and to nobody else', async () => {
    const { id } = await world.employer(1).create(post({ status: 'inactive' }));
    world.applied(id, 50);
    for (const reader of [world.employer(1), world.superAdmin, world.seeker(50)]) {
      expect(await reader.get({ id })).toMatchObject({ id, status: 'inactive' });
    }
    for (const reader of [world.visitor, world.employer(2), world.employer(null), world.seeker(51), world.admin]) {
      expect(await refusalOf(reader.get({ id }))).toBe('job_not_found');
    }
    expect(await refusalOf(world.visitor.get({ id: 123_456 }))).toBe('job_not_found');
    expect(await world.superAdmin.adminGet({ id })).toMatchObject({ id });
    expect(await refusalOf(world.employer(1).adminGet({ id }))).toBe('super_admin_required');
    expect(await world.visitor.byIds({ ids: [id, 123_456] })).toHaveLength(1);
  });

  it("lists the caller's company's jobs, hidden ones too, newest first; a super admin sees all", async () => {
    const first = await world.employer(2).create(post());
    const second = await world.employer(2).create(post({ status: 'inactive' }));
    expect((await world.employer(2).mine({})).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await world.employer(null).mine({})).toEqual([]);
    expect(await refusalOf(world.seeker(1).mine({}))).toBe('forbidden');
    const all = (query: object) => world.superAdmin.adminList(query) as Promise<Job[]>;
    expect((await all({})).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await all({ limit: 1, offset: 1 })).map(({ id }) => id)).toEqual([first.id]);
    expect(await refusalOf(world.admin.adminList({}))).toBe('super_admin_required');
  });

  it("gives ranking an ad with the sentences of the company's other ones, hidden ones too", async () => {
    world.company(4);
    const { id } = await world.employer(4).create(post());
    await world.employer(4).create(
      post({
        status: 'inactive',
        description: 'Feeds the sluice at night',
        requirements: ['Two arms'],
        responsibilities: [],
      }),
    );
    expect(await world.visitor.forRanking({ id })).toMatchObject({
      id,
      companyId: 4,
      otherAds: ['Feeds the sluice at night', 'Two arms'],
    });
    expect(await world.visitor.forRanking({ id: 123_456 })).toBeNull();
    const stamp = await world.visitor.rankingStamp({ id });
    expect(await world.visitor.rankingStamp({ id })).toBe(stamp);
    await world.employer(4).create(post({ description: 'Feeds the sluice by day' }));
    const later = await world.visitor.rankingStamp({ id });
    expect(later).not.toBe(stamp);
    expect(await world.visitor.rankingStamp({ id: 123_456 })).toBeNull();
    // What applicants are asked is part of what they are compared by (decision P73).
    const question = {
      id: 'q1',
      kind: 'yes_no' as const,
      text: 'Can you work nights?',
      required: false,
      must: true,
      options: [],
      wanted: [],
      atLeast: null,
      validOn: null,
    };
    await world.employer(4).update({ id, changes: { questions: [question] } });
    expect(await world.visitor.forRanking({ id })).toMatchObject({ questions: [question] });
    expect(await world.visitor.rankingStamp({ id })).not.toBe(later);
  });

  it('keeps a closed job readable, closed after its last second in Port Moresby, and gone 30 days later', async () => {
    const { id } = await world.employer(1).create(post({ closingDate: '2030-03-10' }));
    const clock = world.app.get(Clock);
    const real = clock.now.bind(clock);
    const at = (moment: Date) => Object.assign(clock, { now: () => moment });
    try {
      at(endOfDay('2030-03-10'));
      expect(await world.visitor.forApplication({ id })).toMatchObject({ isOpen: true, isPublic: true, companyId: 1 });
      at(new Date(endOfDay('2030-03-10').getTime() + 1));
      expect(await world.visitor.forApplication({ id })).toMatchObject({ isOpen: false, isPublic: true });
      expect(await world.visitor.get({ id })).toMatchObject({ id });
      expect((await world.visitor.openJobs({ limit: 100 })).map((job) => job.id)).not.toContain(id);
      at(endOfDay('2030-04-09'));
      expect(await refusalOf(world.visitor.get({ id }))).toBe('job_not_found');
      expect(await world.visitor.forApplication({ id })).toMatchObject({ isPublic: false });
    } finally {
      Object.assign(clock, { now: real });
    }
    expect(await world.visitor.forApplication({ id: 123_456 })).toBeNull();
    expect((await world.visitor.openJobs({ limit: 1 })).map((job) => job.id)).toEqual([id]);
  });

  it('flattens lists that old rows hold nested one level deep', async () => {
    const [row] = await world.rows(
      `INSERT INTO jobs (title, description, industry, work_type, employment_type, company_id, requirements, skills)
       VALUES ('Old', 'Old', 'mining', 'remote', 'contract', 1, ARRAY[ARRAY['One', 'Two'], ARRAY['Three', 'Four']], '{}')
       RETURNING id`,
    );
    const job = await world.superAdmin.get({ id: Number(row?.['id']) });
    expect(job).toMatchObject({ requirements: ['One', 'Two', 'Three', 'Four'], skills: [], salaryCurrency: 'USD' });
  });

  it('shows a company that it has not heard of by its number, until the company is heard of', async () => {
    const [row] = await world.rows(
      `INSERT INTO jobs (title, description, industry, work_type, employment_type, company_id, published, published_at)
       VALUES ('Early', 'Early', 'mining', 'remote', 'contract', 3, true, now()) RETURNING id`,
    );
    const id = Number(row?.['id']);
    expect(await world.superAdmin.get({ id })).toMatchObject({ company: { id: 3, name: 'Company #3', logo: null } });
    expect(await refusalOf(world.visitor.get({ id }))).toBe('job_not_found');
    await world.deliver('company.changed', changed(world.company(3, { logo: '/api/files/logo' }), 1));
    expect(await world.visitor.get({ id })).toMatchObject({ company: { name: 'Company 3', logo: '/api/files/logo' } });
  });
});
