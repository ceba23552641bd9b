import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { type World, form, startWorld } from '../testing/world.js';
import { Company } from './company.entity.js';

describe('companies', () => {
  let companies: World;
  beforeAll(async () => {
    companies = await startWorld({ worker: true });
  });
  afterAll(() => companies.stop());

  describe('are seen', () => {
    it('by everybody once authorised, before that by their people and super admins', async () => {
      const authorised = await companies.newCompany({ name: 'Aitape Traders', status: 'authorised' });
      const waiting = await companies.newCompany({ name: 'Bulolo Timber', ownerId: 5000 });
      const other = await companies.newCompany({ name: 'Chimbu Coffee' });
      const seenBy = async (client: typeof companies.visitor) => {
        const gets = await Promise.all(
          [authorised, waiting].map(({ id }) =>
            client.get({ id }).then(
              ({ status }) => status,
              ({ code }: { code: string }) => code,
            ),
          ),
        );
        const listed = await client.list({});
        return { gets, listed: listed.map(({ id }) => id) };
      };
      const outside = { gets: ['authorised', 'company_not_found'], listed: [authorised.id] };
      const inside = { gets: ['authorised', 'unauthorised'], listed: [authorised.id, waiting.id] };
      const { as, caller, superAdmin, visitor } = companies;
      expect(await seenBy(visitor)).toEqual(outside);
      expect(await seenBy(as(caller({ role: 'job_seeker' })))).toEqual(outside);
      expect(await seenBy(as(caller({ role: 'employer', companyId: other.id })))).toEqual({
        gets: outside.gets,
        listed: [authorised.id, other.id],
      });
      expect(await seenBy(as(caller({ role: 'employer', companyId: waiting.id })))).toEqual(inside);
      expect(await seenBy(as(caller({ userId: 5000, role: 'employer' })))).toEqual(inside);
      expect(await seenBy(superAdmin)).toEqual({ ...inside, listed: [authorised.id, waiting.id, other.id] });
      expect((await superAdmin.adminList({})).map(({ id }) => id)).toEqual([other.id, waiting.id, authorised.id]);
      expect(await refusalOf(visitor.get({ id: 999_999 }))).toBe('company_not_found');
    });

    it('by other services whatever their status', async () => {
      const { id } = await companies.newCompany();
      expect(await companies.visitor.byIds({ ids: [id, 999_999] })).toMatchObject([{ id, status: 'unauthorised' }]);
    });
  });

  describe('are created', () => {
    it('unauthorised, by an employer without one, who is tied to it', async () => {
      const employer = companies.newEmployer();
      const input = form({ ownerId: employer.userId, benefits: ['Housing', 'Housing '], website: '', foundedYear: '' });
      const created = await companies.as(employer).create(input);
      expect(created).toMatchObject({
        name: 'Kumul Energy',
        status: 'unauthorised',
        ownerId: employer.userId,
        benefits: ['Housing'],
        website: null,
        foundedYear: null,
        businessLocation: null,
        logo: null,
      });
      expect(companies.peers.tied).toContainEqual({ userId: employer.userId, companyId: created.id });
      expect(await companies.eventsOf('company.changed', created.id)).toMatchObject([
        { ownerId: employer.userId, status: 'unauthorised', logo: null, version: 1 },
      ]);
    });

    it('once by an employer who tries 50 times at once', async () => {
      const employer = companies.newEmployer();
      const tries = await Promise.allSettled(
        Array.from({ length: 50 }, () => companies.as(employer).create(form() as never)),
      );
      const codes = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
      expect(codes).toEqual(Array.from({ length: 49 }, () => 'has_company'));
      expect(await companies.manager.countBy(Company, { ownerId: employer.userId })).toBe(1);
    });

    it.each([
      ['is away', new AppError('unavailable')],
      ['fails', new AppError('internal')],
    ])('although the auth service %s at that moment: the stored fact ties the owner later', async (_, failure) => {
      const employer = companies.newEmployer();
      companies.peers.tyingFails = failure;
      const { id } = await companies.as(employer).create(form());
      companies.peers.tyingFails = null;
      expect(await companies.eventsOf('company.changed', id)).toMatchObject([{ ownerId: employer.userId }]);
    });

    it('not for an employer who joined another company a moment ago', async () => {
      const employer = companies.newEmployer();
      companies.peers.tyingFails = new AppError('user_has_company');
      expect(await refusalOf(companies.as(employer).create(form()))).toBe('has_company');
      companies.peers.tyingFails = null;
      expect(await companies.manager.countBy(Company, { ownerId: employer.userId })).toBe(0);
      const member = companies.caller({ role: 'employer', companyId: 77 });
      expect(await refusalOf(companies.as(member).create(form()))).toBe('has_company');
    });

    it('for nobody else, and by no other role', async () => {
      const employer = companies.newEmployer();
      const own = companies.as(employer);
      expect(await refusalOf(own.create(form({ ownerId: employer.userId + 1 })))).toBe('forbidden');
      expect(await refusalOf(own.create(form({ status: 'authorised' })))).toBe('validation_failed');
      for (const role of ['job_seeker', 'admin', 'super_admin'] as const) {
        expect(await refusalOf(companies.as(companies.caller({ role })).create(form()))).toBe('forbidden');
      }
    });

    it.each([
      [{ name: 'K' }, 'Company name must be at least 2 characters'],
      [{ description: 'short' }, 'Description must be at least 10 characters'],
      [{ website: 'javascript:alert(1)' }, 'Please enter a valid website URL'],
      [{ email: 'a@b\r\nBcc: c@d.test' }, 'Please enter a valid email address'],
      [{ foundedYear: 1799 }, 'Please enter a valid year'],
      [{ logo: 'https://elsewhere.test/a.png' }, 'Please upload the logo'],
    ])('not with %j', async (values, message) => {
      const before = await companies.manager.count(Company);
      const created = companies.as(companies.newEmployer()).create(form(values));
      await expect(created).rejects.toMatchObject({ code: 'validation_failed', message });
      expect(await companies.manager.count(Company)).toBe(before);
    });
  });

  describe('are changed', () => {
    it('by their own people and super admins: what is sent is set, null clears, the version grows', async () => {
      const { id } = await companies.newCompany({ phone: '1', culture: 'Open', foundedYear: 1990 });
      const member = companies.as(companies.caller({ role: 'employer', companyId: id }));
      expect(await member.update({ id, changes: { name: 'New', culture: null } })).toMatchObject({
        name: 'New',
        culture: null,
        phone: '1',
        foundedYear: 1990,
      });
      expect(await companies.superAdmin.update({ id, changes: { size: '500+' } })).toMatchObject({ size: '500+' });
      expect(await companies.eventsOf('company.changed', id)).toMatchObject([{ version: 2 }, { version: 3 }]);
    });

    it('so that their jobs show it at once, unless the jobs service is away', async () => {
      const { peers, superAdmin, newCompany } = companies;
      const { id } = await newCompany({ status: 'unauthorised' });
      await superAdmin.setStatus({ id, status: 'authorised' });
      await superAdmin.update({ id, changes: { name: 'Renamed' } });
      peers.jobsFail = true;
      expect(await superAdmin.adminUpdate({ id, changes: { name: 'Later' } })).toMatchObject({ name: 'Later' });
      peers.jobsFail = false;
      expect(peers.jobsCopies.filter((copy) => copy.id === id)).toMatchObject([
        { status: 'authorised' },
        { name: 'Renamed' },
      ]);
      expect(await companies.eventsOf('company.changed', id)).toHaveLength(3);
    });

    it('by nobody else, and never in status or owner', async () => {
      const company = await companies.newCompany({ ownerId: 7000 });
      const { id } = company;
      const change = { id, changes: { name: 'Taken over' } };
      for (const values of [
        { role: 'employer', companyId: id + 1 },
        { role: 'employer' },
        { role: 'employer', userId: 7000 },
      ] as const) {
        const other = companies.as(companies.caller(values));
        await expect(other.update(change)).rejects.toMatchObject({
          code: 'not_company_editor',
          message: "Access denied. You don't have permission to edit this company.",
        });
      }
      for (const role of ['job_seeker', 'admin'] as const) {
        expect(await refusalOf(companies.as(companies.caller({ role })).update(change))).toBe('forbidden');
      }
      expect(await refusalOf(companies.visitor.update(change))).toBe('unauthenticated');
      const member = companies.as(companies.caller({ role: 'employer', companyId: id }));
      for (const changes of [{ status: 'authorised' }, { ownerId: 1 }, { id: 5 }]) {
        expect(await refusalOf(member.update({ id, changes: changes as never }))).toBe('validation_failed');
      }
      expect(await companies.row(id)).toEqual(company);
      expect(await refusalOf(companies.superAdmin.update({ id: 999_999, changes: {} }))).toBe('company_not_found');
    });

    it('stay when their owner is deleted, without an owner', async () => {
      const { id } = await companies.newCompany({ ownerId: 6000 });
      await companies.deliver('user.deleted', { userId: 6000 });
      await companies.deliver('user.deleted', { userId: 6001 });
      expect(await companies.row(id)).toMatchObject({ ownerId: null, version: 2 });
      expect(await companies.eventsOf('company.changed', id)).toMatchObject([{ ownerId: null, version: 2 }]);
    });
  });
});
