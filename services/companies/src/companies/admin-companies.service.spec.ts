import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, form, startWorld } from '../testing/world.js';
import { Company } from './company.entity.js';

describe("the super admin's calls about companies", () => {
  let companies: World;
  beforeAll(async () => {
    companies = await startWorld();
  });
  afterAll(() => companies.stop());

  it('create a company for an employer without one, or for nobody yet', async () => {
    const { superAdmin, peers } = companies;
    const employer = companies.newEmployer();
    const created = await superAdmin.adminCreate(form({ ownerId: employer.userId, logo: '' }));
    expect(created).toMatchObject({
      ownerId: employer.userId,
      businessLocation: 'Port Moresby',
      status: 'unauthorised',
      logo: null,
    });
    expect(peers.tied).toEqual([{ userId: employer.userId, companyId: created.id }]);
    expect(await superAdmin.adminCreate(form({ businessLocation: 'Lae' }))).toMatchObject({
      ownerId: null,
      businessLocation: 'Lae',
    });
    expect(await refusalOf(superAdmin.adminCreate(form({ ownerId: employer.userId })))).toBe('user_has_company');
    expect(await refusalOf(superAdmin.adminCreate(form({ ownerId: 777_777 })))).toBe('unknown_user');
    peers.people.set(888, { role: 'job_seeker', companyId: null });
    expect(await refusalOf(superAdmin.adminCreate(form({ ownerId: 888 })))).toBe('unknown_user');
  });

  it('authorise and revoke; only the change is published', async () => {
    const { superAdmin } = companies;
    const { id } = await companies.newCompany({ status: 'unauthorised' });
    expect(await superAdmin.setStatus({ id, status: 'unauthorised' })).toMatchObject({ status: 'unauthorised' });
    expect(await companies.eventsOf('company.changed', id)).toEqual([]);
    expect(await superAdmin.setStatus({ id, status: 'authorised' })).toMatchObject({ status: 'authorised' });
    await superAdmin.setStatus({ id, status: 'authorised' });
    expect(await companies.eventsOf('company.changed', id)).toHaveLength(1);
    expect(await companies.eventsOf('company.authorised', id)).toEqual([{ id }]);
    await superAdmin.setStatus({ id, status: 'unauthorised' });
    await superAdmin.adminUpdate({ id, changes: { status: 'authorised' } });
    expect(await companies.eventsOf('company.authorised', id)).toHaveLength(2);
    expect(await refusalOf(superAdmin.setStatus({ id: 999_999, status: 'authorised' }))).toBe('company_not_found');
  });

  it('revoke and refuse with a reason, which is published; a company that waits is refused only with one', async () => {
    const { superAdmin } = companies;
    const { id } = await superAdmin.adminCreate(form());
    expect(await companies.eventsOf('company.arrived', id)).toEqual([{ id }]);
    await superAdmin.setStatus({ id, status: 'unauthorised' });
    await superAdmin.setStatus({ id, status: 'unauthorised', reason: 'Which company register?' });
    await superAdmin.setStatus({ id, status: 'authorised' });
    await superAdmin.setStatus({ id, status: 'unauthorised' });
    expect(await companies.eventsOf('company.refused', id)).toEqual([
      { id, wasAuthorised: false, reason: 'Which company register?' },
      { id, wasAuthorised: true, reason: null },
    ]);
  });

  it('decide about several, each by itself; what stands so already or is not there is named (P71)', async () => {
    const { superAdmin } = companies;
    const [one, two] = [
      (await companies.newCompany({ status: 'unauthorised' })).id,
      (await companies.newCompany({ status: 'unauthorised' })).id,
    ] as const;
    const on = await superAdmin.setStatuses({ ids: [one, two, one, 999_999], status: 'authorised', reason: null });
    expect(on.changed).toEqual([one, two]);
    expect(on.refused.map(({ id, code }) => [id, code])).toEqual([[999_999, 'company_not_found']]);
    const off = () => superAdmin.setStatuses({ ids: [one, two], status: 'unauthorised', reason: 'A false address.' });
    // Pressed twice at once: one of them does it, and one mail leaves for each.
    const answers = await Promise.all([off(), off()]);
    expect(answers.flatMap(({ changed }) => changed).toSorted((a, b) => a - b)).toEqual([one, two]);
    expect(answers.flatMap(({ refused }) => refused.map(({ code }) => code))).toEqual(['unchanged', 'unchanged']);
    for (const id of [one, two]) {
      expect(await companies.eventsOf('company.refused', id)).toEqual([
        { id, wasAuthorised: true, reason: 'A false address.' },
      ]);
      expect(await companies.eventsOf('company.authorised', id)).toHaveLength(1);
    }
  });

  it('find companies that look like one (P70)', async () => {
    const { superAdmin } = companies;
    const own = await superAdmin.adminCreate(
      form({
        name: 'Sepik Orchids Ltd',
        phone: '+675 7123 4567',
        email: 'hr@orchids.test',
        website: 'https://orchids.test',
      }),
    );
    const near = await superAdmin.adminCreate(
      form({
        name: 'Sepik Orchid',
        phone: '7123 4567',
        email: 'sepik@gmail.com',
        website: 'https://www.orchids.test/jobs',
      }),
    );
    const mail = await superAdmin.adminCreate(
      form({ name: 'Another One', email: 'boss@orchids.test', website: '', phone: '' }),
    );
    expect((await superAdmin.like({ id: own.id })).map(({ id, alike }) => [id, alike])).toEqual([
      [near.id, ['name', 'phone', 'website']],
      [mail.id, ['email']],
    ]);
    expect((await superAdmin.like({ id: near.id })).map(({ id }) => id)).toEqual([own.id]);
    expect(await refusalOf(superAdmin.like({ id: 999_999 }))).toBe('company_not_found');
  });

  it('cut a revoked company off at once, and never one that still waits', async () => {
    const { superAdmin, peers } = companies;
    const { id } = await companies.newCompany({ status: 'unauthorised' });
    await superAdmin.adminUpdate({ id, changes: { culture: 'Calm' } });
    await superAdmin.setStatus({ id, status: 'authorised' });
    await superAdmin.setStatus({ id, status: 'unauthorised' });
    await superAdmin.adminUpdate({ id, changes: { culture: 'Calm again' } });
    await superAdmin.setStatus({ id, status: 'authorised' });
    const standing = [false, false, true, true, false];
    expect(peers.applicationsCopies.filter((copy) => copy.id === id).map(({ revoked }) => revoked)).toEqual(standing);
    expect((await companies.eventsOf('company.changed', id)).map(({ revoked }) => revoked)).toEqual(standing);
  });

  it('authorise once of 20 tries at the same moment', async () => {
    const { id } = await companies.newCompany();
    await Promise.all(Array.from({ length: 20 }, () => companies.superAdmin.setStatus({ id, status: 'authorised' })));
    expect(await companies.eventsOf('company.authorised', id)).toHaveLength(1);
  });

  it('change everything of a company, its owner too', async () => {
    const { superAdmin, peers } = companies;
    const { id } = await companies.newCompany();
    const employer = companies.newEmployer();
    const changes = { name: 'Renamed', benefits: [], ownerId: employer.userId };
    expect(await superAdmin.adminUpdate({ id, changes })).toMatchObject({ name: 'Renamed', ownerId: employer.userId });
    expect(peers.tied).toContainEqual({ userId: employer.userId, companyId: id });
    expect(await superAdmin.adminUpdate({ id, changes: { name: 'Again' } })).toMatchObject({
      ownerId: employer.userId,
    });
    expect(await superAdmin.adminUpdate({ id, changes: { ownerId: null } })).toMatchObject({ ownerId: null });
    peers.people.set(employer.userId, { role: 'employer', companyId: id + 1 });
    const taken = superAdmin.adminUpdate({ id, changes: { ownerId: employer.userId } });
    expect(await refusalOf(taken)).toBe('user_has_company');
  });

  it('delete a company once, and tell it', async () => {
    const { id } = await companies.newCompany();
    await companies.superAdmin.adminRemove({ id });
    expect(await companies.manager.countBy(Company, { id })).toBe(0);
    expect(await companies.eventsOf('company.deleted', id)).toEqual([{ id }]);
    expect(await refusalOf(companies.superAdmin.adminRemove({ id }))).toBe('company_not_found');
    expect(await refusalOf(companies.superAdmin.adminGet({ id }))).toBe('company_not_found');
  });

  it.each([
    ['info@kumul.test', 'www.other.test', 'a@kumul.test', true],
    ['info@kumul.test', null, 'a@kumul.test.evil.test', false],
    ['info@kumul.test', null, 'a@mail.kumul.test', false],
    [null, 'https://www.kumul.test/about?x=@evil.test', 'a@kumul.test', true],
    [null, 'kumul.test', 'A@KUMUL.test', true],
    [null, 'kumul.test', 'a@other.test', false],
    [null, null, 'a@anything.test', true],
  ])('compare the domain of %s or %s with %s: %s', async (email, website, address, valid) => {
    const { id } = await companies.newCompany({ email, website });
    const check = await companies.superAdmin.validateEmailDomain({ email: address, companyId: id });
    expect(check).toEqual({ valid, message: expect.stringMatching(/domain/) });
  });

  it('know no domain of an unknown company', async () => {
    const check = companies.superAdmin.validateEmailDomain({ email: 'a@b.test', companyId: 999_999 });
    expect(await refusalOf(check)).toBe('unknown_company');
  });

  it('are refused to everybody else', async () => {
    const company = await companies.newCompany();
    const { id } = company;
    for (const role of ['job_seeker', 'employer', 'admin'] as const) {
      const other = companies.as(companies.caller({ role, companyId: role === 'employer' ? id : null }));
      const calls = [
        other.adminList({}),
        other.adminGet({ id }),
        other.adminCreate(form()),
        other.adminUpdate({ id, changes: { status: 'authorised' } }),
        other.adminRemove({ id }),
        other.setStatus({ id, status: 'authorised' }),
        other.validateEmailDomain({ email: 'a@b.test', companyId: id }),
      ];
      expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'super_admin_required'));
    }
    expect(await companies.row(id)).toEqual(company);
  });
});
