import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobSchema, type JobPage } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { changed, everything, post, startWorld, type World } from '../testing/world.js';

describe('posting and changing jobs', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const publicIds = async (companyId: number): Promise<number[]> => {
    const { jobs } = (await world.visitor.list({ ...everything, limit: 1000, companyId })) as JobPage;
    return jobs.map(({ id }) => id);
  };
  const eventsOf = async (id: number) => ({
    changes: (await world.published('job.changed')).filter((event) => event.id === id),
    published: (await world.published('job.published')).filter((event) => event.id === id).length,
    deleted: (await world.published('job.deleted')).filter((event) => event.id === id),
  });

  it('publishes a job of an authorised company at once, and tells of it', async () => {
    world.company(10);
    const created = await world.employer(10, 77).create(post({ closingDate: '2030-05-31', skills: ['Welding'] }));

    expect(jobSchema.parse(created)).toEqual(created);
    expect(created).toMatchObject({
      companyId: 10,
      postedById: 77,
      published: true,
      publishedBy: 77,
      status: 'active',
      salaryCurrency: 'USD',
      views: 0,
      applications: 0,
      closingDate: '2030-05-31T13:59:59.999Z',
      expiresAt: '2030-06-30T13:59:59.999Z',
      company: { id: 10, name: 'Company 10', logo: null, industry: 'Construction', location: 'Lae' },
    });
    expect(await world.visitor.get({ id: created.id })).toEqual(created);
    expect(await publicIds(10)).toEqual([created.id]);
    expect(await eventsOf(created.id)).toEqual({
      changes: [{ id: created.id, version: 2, title: created.title, companyId: 10, status: 'active', isPublic: true }],
      published: 1,
      deleted: [],
    });
  });

  it('keeps a job of an unauthorised company as a draft until the company is authorised', async () => {
    const company = world.company(11, { status: 'unauthorised' });
    const employer = world.employer(11);
    const waiting = await employer.create(post());
    const paused = await employer.create(post({ status: 'inactive' }));
    expect(waiting).toMatchObject({ published: false, publishedAt: null, publishedBy: null });
    expect(await refusalOf(world.visitor.get({ id: waiting.id }))).toBe('job_not_found');
    expect((await eventsOf(waiting.id)).published).toBe(0);

    await world.deliver('company.changed', changed({ ...company, status: 'authorised' }, 2));
    expect(await publicIds(11)).toEqual([waiting.id]);
    expect((await eventsOf(waiting.id)).published).toBe(1);
    expect(await employer.get({ id: paused.id })).toMatchObject({ published: false });

    world.company(11);
    expect(await employer.update({ id: paused.id, changes: { status: 'active' } })).toMatchObject({ published: true });
    expect(await publicIds(11)).toEqual([paused.id, waiting.id]);
  });

  it('keeps a draft to the team until it is posted, whatever becomes of the company', async () => {
    const company = world.company(26, { status: 'unauthorised' });
    const employer = world.employer(26);
    const draft = await employer.create(post({ draft: true }));
    expect(draft).toMatchObject({ status: 'inactive', published: false, publishedAt: null });

    await world.deliver('company.changed', changed({ ...company, status: 'authorised' }, 2));
    expect(await refusalOf(world.visitor.get({ id: draft.id }))).toBe('job_not_found');
    expect(await employer.update({ id: draft.id, changes: { status: 'active' } })).toMatchObject({ published: true });
    expect(await publicIds(26)).toEqual([draft.id]);
    expect((await eventsOf(draft.id)).published).toBe(1);

    const prepared = await world.superAdmin.adminCreate({ ...post({ draft: true }), companyId: 26 });
    expect(prepared).toMatchObject({ status: 'active', published: false });
    expect(await world.superAdmin.publish({ id: prepared.id, published: true })).toMatchObject({ published: true });
  });

  it('hides the jobs of a revoked company, and announces none of them a second time', async () => {
    const company = world.company(12);
    const { id } = await world.employer(12).create(post());
    await world.deliver('company.changed', changed({ ...company, status: 'unauthorised' }, 2));
    expect(await publicIds(12)).toEqual([]);
    expect((await eventsOf(id)).changes.at(-1)).toMatchObject({ isPublic: false });
    await world.deliver('company.changed', changed({ ...company, status: 'authorised', name: 'Renamed' }, 3));
    await world.deliver('company.changed', changed({ ...company, status: 'unauthorised' }, 1));

    expect(await world.visitor.get({ id })).toMatchObject({ published: true, company: { name: 'Renamed' } });
    const { changes, published } = await eventsOf(id);
    expect(changes.map(({ version }) => version)).toEqual([2, 3, 4]);
    expect(published).toBe(1);
  });

  it('asks the companies service at posting, so that an event under way does not matter', async () => {
    const company = world.company(13, { status: 'unauthorised' });
    await world.deliver('company.changed', changed(company, 1));
    world.company(13, { status: 'authorised' });
    const { id, published } = await world.employer(13).create(post());
    expect(published).toBe(true);
    expect(await world.visitor.get({ id })).toMatchObject({ id });
    await world.deliver('company.changed', changed({ ...company, status: 'authorised' }, 2));
    expect((await eventsOf(id)).published).toBe(1);
  });

  it('lets nobody post but employers with a company, for their own', async () => {
    world.company(14);
    expect(await refusalOf(world.employer(14).create(post({ companyId: 15 })))).toBe('forbidden');
    expect(await refusalOf(world.employer(null).create(post()))).toBe('company_required');
    expect(await refusalOf(world.seeker(5).create(post()))).toBe('forbidden');
    expect(await refusalOf(world.superAdmin.create(post()))).toBe('forbidden');
    expect(await refusalOf(world.visitor.create(post()))).toBe('unauthenticated');
    expect(await refusalOf(world.employer(999).create(post()))).toBe('unknown_company');
    expect(await refusalOf(world.employer(14).create({ ...post(), views: 7 } as never))).toBe('validation_failed');
    expect(await publicIds(14)).toEqual([]);
  });

  it('lets a super admin post for any company that exists', async () => {
    world.company(16);
    const created = await world.superAdmin.adminCreate({ ...post(), companyId: 16 });
    expect(created).toMatchObject({ companyId: 16, published: true, publishedBy: 2 });
    expect(await refusalOf(world.superAdmin.adminCreate({ ...post(), companyId: 998 }))).toBe('unknown_company');
    expect(await refusalOf(world.admin.adminCreate({ ...post(), companyId: 16 }))).toBe('super_admin_required');
    world.company(17);
    expect(
      await world.superAdmin.adminUpdate({ id: created.id, changes: { companyId: 17, title: 'Moved' } }),
    ).toMatchObject({ companyId: 17, title: 'Moved', company: { name: 'Company 17' } });
    expect(await refusalOf(world.superAdmin.adminUpdate({ id: created.id, changes: { companyId: 998 } }))).toBe(
      'unknown_company',
    );
    expect(await publicIds(16)).toEqual([]);
    expect(await publicIds(17)).toEqual([created.id]);
  });

  it('changes what is sent, clears what is null and leaves the rest', async () => {
    world.company(18);
    const employer = world.employer(18);
    const { id } = await employer.create(
      post({ salaryMin: 50_000, salaryMax: 80_000, location: 'Lae', closingDate: '2030-01-01', benefits: ['Housing'] }),
    );
    const changes = { title: 'Crane Operator', salaryMax: null, closingDate: null, benefits: [['Meals', ' Meals']] };
    const updated = await employer.update({ id, changes });
    expect(updated).toMatchObject({
      title: 'Crane Operator',
      salaryMin: 50_000,
      salaryMax: null,
      location: 'Lae',
      closingDate: null,
      expiresAt: null,
      benefits: ['Meals'],
    });
    expect(await employer.update({ id, changes: {} })).toEqual(updated);
    expect((await eventsOf(id)).changes).toHaveLength(2);
    expect(await employer.update({ id, changes: { status: 'inactive' } })).toMatchObject({ status: 'inactive' });
    expect(await publicIds(18)).toEqual([]);
    expect((await eventsOf(id)).changes.at(-1)).toMatchObject({ status: 'inactive', isPublic: false });
  });

  it('tells applications of a changed status at once, and of nothing else', async () => {
    world.company(24);
    const { id } = await world.employer(24).create(post());
    await world.employer(24).update({ id, changes: { title: 'Renamed' } });
    await world.employer(24).update({ id, changes: { status: 'active' } });
    await world.employer(24).update({ id, changes: { status: 'inactive' } });
    await world.employer(24).update({ id, changes: { status: 'active' } });
    expect(world.appliedEarly.filter((published) => published.id === id)).toEqual([
      { id, status: 'inactive' },
      { id, status: 'active' },
    ]);
  });

  it('takes a company over ahead of its event, which then changes nothing', async () => {
    const company = world.company(25);
    const { id } = await world.employer(25).create(post());
    await world.visitor.applyCompany(changed({ ...company, status: 'unauthorised' }, 2));
    expect(await refusalOf(world.visitor.get({ id }))).toBe('job_not_found');
    await world.visitor.applyCompany(changed({ ...company, name: 'Renamed' }, 3));
    await world.deliver('company.changed', changed({ ...company, status: 'unauthorised' }, 2));
    expect(await world.visitor.get({ id })).toMatchObject({ company: { name: 'Renamed' } });
    expect((await eventsOf(id)).published).toBe(1);
  });

  it('refuses a minimum above the stored maximum', async () => {
    world.company(19);
    const { id } = await world.employer(19).create(post({ salaryMin: 10, salaryMax: 20 }));
    expect(await refusalOf(world.employer(19).update({ id, changes: { salaryMin: 21 } }))).toBe('validation_failed');
    expect(await world.visitor.get({ id })).toMatchObject({ salaryMin: 10 });
  });

  it("lets only the company's team and super admins change or delete a job", async () => {
    world.company(20);
    const { id } = await world.employer(20).create(post());
    const title = { id, changes: { title: 'Taken over' } };
    for (const [stranger, refusal] of [
      [world.employer(21), 'not_job_editor'],
      [world.employer(null), 'not_job_editor'],
      [world.seeker(5), 'forbidden'],
      [world.admin, 'forbidden'],
    ] as const) {
      expect(await refusalOf(stranger.update(title))).toBe(refusal);
      expect(await refusalOf(stranger.remove({ id }))).toBe(refusal);
      expect(await refusalOf(stranger.publish({ id, published: false }))).toBe('super_admin_required');
    }
    expect(await refusalOf(world.visitor.remove({ id }))).toBe('unauthenticated');
    expect(await refusalOf(world.employer(20).publish({ id, published: false }))).toBe('super_admin_required');
    expect(await refusalOf(world.employer(20).update({ id, changes: { companyId: 21 } }))).toBe('forbidden');
    expect(await world.visitor.get({ id })).toMatchObject({ title: post().title, published: true, companyId: 20 });

    expect(await world.employer(20, 901).update(title)).toMatchObject({ title: 'Taken over' });
    expect(await world.employer(20).remove({ id })).toBeNull();
    expect((await eventsOf(id)).deleted).toMatchObject([
      { id, companyId: 20, job: { id, description: '', status: 'inactive' } },
    ]);
    expect(await refusalOf(world.superAdmin.remove({ id }))).toBe('job_not_found');
    expect(await refusalOf(world.superAdmin.update(title))).toBe('job_not_found');
  });

  it('publishes and unpublishes at the word of a super admin, and a company change does not undo it', async () => {
    const company = world.company(22);
    const { id } = await world.employer(22).create(post());
    expect(await world.superAdmin.publish({ id, published: false })).toMatchObject({ published: false });
    expect(await publicIds(22)).toEqual([]);
    await world.deliver('company.changed', changed({ ...company, status: 'unauthorised' }, 2));
    await world.deliver('company.changed', changed(company, 3));
    expect(await publicIds(22)).toEqual([]);
    expect(await world.superAdmin.publish({ id, published: true })).toMatchObject({ published: true, publishedBy: 2 });
    await world.superAdmin.publish({ id, published: true });
    expect(await publicIds(22)).toEqual([id]);
    expect((await eventsOf(id)).published).toBe(1);
  });

  it('changes several at once, each by itself, and names what stands so already (P71)', async () => {
    world.company(977);
    const employer = world.employer(977);
    const ids = [(await employer.create(post())).id, (await employer.create(post())).id];
    const down = () =>
      world.superAdmin.adminChangeMany({ ids: [...ids, 999_999], published: false, reason: 'A copy of another.' });
    const answers = await Promise.all([down(), down()]);
    expect(answers.flatMap(({ changed }) => changed).toSorted((a, b) => a - b)).toEqual(ids);
    expect(answers.flatMap(({ refused }) => refused.map(({ code }) => code)).toSorted()).toEqual([
      'job_not_found',
      'job_not_found',
      'unchanged',
      'unchanged',
    ]);
    for (const id of ids) {
      expect((await world.published('job.taken_down')).filter((event) => event.id === id)).toEqual([
        { id, reason: 'A copy of another.' },
      ]);
    }
    expect(await world.superAdmin.adminChangeMany({ ids, published: true, reason: null })).toEqual({
      changed: ids,
      refused: [],
    });
    const close = { ids, status: 'inactive' as const, reason: null };
    expect((await world.superAdmin.adminChangeMany(close)).changed).toEqual(ids);
    expect((await world.superAdmin.adminChangeMany(close)).refused.map(({ code }) => code)).toEqual([
      'unchanged',
      'unchanged',
    ]);
    expect(await publicIds(977)).toEqual([]);
    expect(await refusalOf(employer.adminChangeMany(close))).toBe('super_admin_required');
    expect(await world.superAdmin.idsOfCompany({ companyId: 977 })).toEqual(ids.toReversed());
  });

  it('tells of a job that was taken down, once, and again with the reason that came after', async () => {
    world.company(27);
    const { id } = await world.employer(27).create(post());
    await world.superAdmin.publish({ id, published: false });
    await world.superAdmin.publish({ id, published: false });
    await world.superAdmin.publish({ id, published: false, reason: 'It asks for a fee.' });
    // Its team reads why for as long as it is down; somebody who applied does not.
    const employer = world.employer(27);
    const why = { takenDownReason: 'It asks for a fee.' };
    expect(await employer.get({ id })).toMatchObject(why);
    expect((await employer.mine({})).find((job) => job.id === id)).toMatchObject(why);
    expect(await world.superAdmin.get({ id })).toMatchObject(why);
    world.applied(id, 60);
    expect(await world.seeker(60).get({ id })).not.toHaveProperty('takenDownReason');
    await world.superAdmin.publish({ id, published: true });
    expect(await employer.get({ id })).toMatchObject({ takenDownReason: null });
    expect((await world.published('job.taken_down')).filter((event) => event.id === id)).toEqual([
      { id, reason: null },
      { id, reason: 'It asks for a fee.' },
    ]);
  });

  it('stores text without the signs that Postgres cannot hold', async () => {
    world.company(23);
    const { title } = await world.employer(23).create(post({ title: 'Fitter\u0000 \ud800 "&<b>\\u0000' }));
    expect(title).toBe('Fitter \ufffd "&<b>\\u0000');
    expect(await refusalOf(world.employer(23).create(post({ title: '\u0000' })))).toBe('validation_failed');
  });
});
