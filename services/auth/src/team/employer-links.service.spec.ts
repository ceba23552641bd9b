import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld } from '../testing/world.js';
import { CompanyCopy } from '../company-copies/company-copy.entity.js';
import type { User } from '../users/user.entity.js';

describe('tying employers to companies', () => {
  let auth: World;
  let superAdmin: User;
  beforeAll(async () => {
    auth = await startWorld();
    superAdmin = await auth.newUser({ role: 'super_admin' });
    auth.peers.companies.set(1, { ownerId: null, domain: 'a.test' });
    auth.peers.companies.set(2, { ownerId: null, domain: 'b.test' });
  });
  afterAll(() => auth.stop());
  const admin = async () => auth.as(await auth.callerFor(superAdmin));

  it('starts from the employers without a company', async () => {
    const { id, firstName, lastName, email } = await auth.newUser({ role: 'employer', firstName: 'Anna' });
    await auth.newUser({ role: 'employer', companyId: 2 });
    const listed = await (await admin()).employersWithoutCompany({});
    expect(listed).toEqual([{ id, firstName, lastName, email, role: 'employer' }]);
  });

  it('takes an employer without a company and an existing company', async () => {
    const employer = await auth.newUser({ role: 'employer' });
    const own = await admin();
    const link = { userId: employer.id, companyId: 1 };
    expect(await own.linkEmployer(link)).toMatchObject({ id: employer.id, companyId: 1 });
    expect(await refusalOf(own.linkEmployer(link))).toBe('user_has_company');
    const seeker = await auth.newUser();
    expect(await refusalOf(own.linkEmployer({ ...link, userId: seeker.id }))).toBe('unknown_user');
    expect(await refusalOf(own.linkEmployer({ ...link, userId: 999_999 }))).toBe('unknown_user');
    const free = await auth.newUser({ role: 'employer' });
    expect(await refusalOf(own.linkEmployer({ userId: free.id, companyId: 999 }))).toBe('unknown_company');
  });

  it('never ties to a company that was deleted, whatever its service said a moment ago', async () => {
    await auth.manager.insert(CompanyCopy, { id: 2, version: 3, deleted: true });
    const employer = await auth.newUser({ role: 'employer' });
    const link = { userId: employer.id, companyId: 2 };
    expect(await refusalOf((await admin()).linkEmployer(link))).toBe('unknown_company');
    expect(await refusalOf(auth.visitor.setCompany(link))).toBe('unknown_company');
    expect((await auth.user(employer.id)).companyId).toBeNull();
  });

  it("is the super admin's alone", async () => {
    const employer = await auth.newUser({ role: 'employer' });
    for (const role of ['job_seeker', 'employer', 'admin'] as const) {
      const other = auth.as(await auth.callerFor(await auth.newUser({ role })));
      const link = other.linkEmployer({ userId: employer.id, companyId: 1 });
      expect(await refusalOf(link)).toBe('super_admin_required');
      expect(await refusalOf(other.employersWithoutCompany({}))).toBe('super_admin_required');
    }
  });

  it('follows the creation of a company, once or again, and lets one of 50 companies win', async () => {
    const creator = await auth.newUser({ role: 'employer' });
    const link = { userId: creator.id, companyId: 30 };
    await auth.visitor.setCompany(link);
    await auth.visitor.setCompany(link);
    expect(await refusalOf(auth.visitor.setCompany({ ...link, companyId: 31 }))).toBe('user_has_company');

    const wanted = await auth.newUser({ role: 'employer' });
    const tries = Array.from({ length: 50 }, (_, index) =>
      auth.visitor.setCompany({ userId: wanted.id, companyId: 200 + index }),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
