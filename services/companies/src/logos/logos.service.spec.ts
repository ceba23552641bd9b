import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, fileUrl } from '@workboard/contracts';
import { fileKey, Storage } from '@workboard/service-kit';
import { refusalOf, type TestStorage, testStorage } from '@workboard/test-kit';
import { type World, form, startWorld } from '../testing/world.js';
import { LogoFile } from './logo-file.entity.js';
import { LogosSchedule } from './logos.schedule.js';

const png = { body: Buffer.from('png'), contentType: 'image/png' };

describe('logos', () => {
  let companies: World;
  let bucket: TestStorage;
  let storage: Storage;
  let sweep: LogosSchedule;
  beforeAll(async () => {
    bucket = await testStorage();
    // The tests decide when to sweep.
    const never = { SWEEP_MS: '86400000', ORPHAN_SWEEP_MS: '86400000' };
    companies = await startWorld({ worker: true, env: { ...bucket.env, ...never } });
    storage = companies.worker?.get(Storage, { strict: false }) as Storage;
    sweep = companies.worker?.get(LogosSchedule, { strict: false }) as LogosSchedule;
  });
  afterAll(async () => {
    await companies.stop();
    await bucket.stop();
  });

  const upload = async (caller: Caller, companyId: number | null = null): Promise<string> => {
    const fileId = randomUUID();
    await storage.put(fileKey('logo', fileId), png);
    await companies.as(caller).attachLogo({ fileId, companyId, size: 3, sha256: 'sha' });
    return fileId;
  };
  const member = (companyId: number) => companies.caller({ role: 'employer', companyId });
  const isStored = async (fileId: string) => (await storage.get(fileKey('logo', fileId))) !== null;
  const makeOld = (fileId: string) =>
    companies.manager.query(`UPDATE logo_files SET remove_after = remove_after - interval '25 hours' WHERE id = $1`, [
      fileId,
    ]);

  it('wait for the company that their uploader creates', async () => {
    const employer = companies.newEmployer();
    const fileId = await upload(employer);
    expect(await companies.visitor.logoExists({ fileId })).toBe(true);
    const created = await companies.as(employer).create(form({ logo: fileUrl('logo', fileId) }));
    expect(created.logo).toBe(fileUrl('logo', fileId));
    await makeOld(fileId);
    await sweep.removeDue();
    expect(await isStored(fileId)).toBe(true);
  });

  it('of other people, other companies, other files and unknown ones are refused', async () => {
    const company = await companies.newCompany();
    const other = await companies.newCompany();
    const own = companies.as(member(company.id));
    const foreign = [
      fileUrl('logo', await upload(companies.newEmployer())),
      fileUrl('logo', await upload(member(other.id), other.id)),
      fileUrl('logo', randomUUID()),
      fileUrl('resume', randomUUID()),
      fileUrl('logo', '-'.repeat(36)),
      'http://169.254.169.254/latest',
      'javascript:alert(1)',
    ];
    for (const logo of foreign) {
      expect(await refusalOf(own.update({ id: company.id, changes: { logo } }))).toBe('validation_failed');
    }
    expect(await companies.row(company.id)).toEqual(company);
  });

  it('of a company are set by its people, super admins and admins alone, and published', async () => {
    const { id } = await companies.newCompany();
    for (const values of [{ role: 'employer', companyId: id }, { role: 'super_admin' }, { role: 'admin' }] as const) {
      const fileId = await upload(companies.caller(values), id);
      expect((await companies.row(id)).logo).toBe(fileUrl('logo', fileId));
    }
    const published = await companies.eventsOf('company.changed', id);
    expect(published.at(-1)).toMatchObject({ logo: (await companies.row(id)).logo, version: 4 });
    expect(await refusalOf(upload(member(id + 1), id))).toBe('not_company_editor');
    expect(await refusalOf(upload(companies.caller({ role: 'job_seeker' }), id))).toBe('forbidden');
    expect(await refusalOf(upload(companies.caller({ role: 'job_seeker' })))).toBe('forbidden');
    expect(await refusalOf(upload(companies.caller({ role: 'admin' })))).toBe('forbidden');
    expect(await refusalOf(upload(companies.caller({ role: 'super_admin' }), 999_999))).toBe('company_not_found');
  });

  it("are taken away by the company's people, again and again", async () => {
    const { id } = await companies.newCompany();
    await upload(member(id), id);
    expect(await refusalOf(companies.as(member(id + 1)).detachLogo({ companyId: id }))).toBe('not_company_editor');
    const own = companies.as(member(id));
    await own.detachLogo({ companyId: id });
    await own.detachLogo({ companyId: id });
    expect((await companies.row(id)).logo).toBeNull();
  });

  it('go a day after nobody shows them any more: replaced or never used', async () => {
    const { id } = await companies.newCompany();
    const files = [await upload(member(id), id), await upload(companies.newEmployer())];
    const current = await upload(member(id), id);
    await sweep.removeDue();
    expect(await Promise.all(files.map(isStored))).toEqual([true, true]);
    await Promise.all([...files, current].map(makeOld));
    await sweep.removeDue();
    expect(await Promise.all([...files, current].map(isStored))).toEqual([false, false, true]);
    expect(await companies.manager.countBy(LogoFile, { companyId: id })).toBe(1);
  });

  it('of deleted companies go at once', async () => {
    const { id } = await companies.newCompany();
    const fileId = await upload(member(id), id);
    await companies.superAdmin.adminRemove({ id });
    await sweep.removeDue();
    expect(await isStored(fileId)).toBe(false);
    expect(await companies.visitor.logoExists({ fileId })).toBe(false);
  });

  it('that were stored but never attached go after a day', async () => {
    const { id } = await companies.newCompany();
    const [known, orphan] = [await upload(member(id), id), randomUUID()];
    await storage.put(fileKey('logo', orphan), png);
    await sweep.removeOrphans();
    expect(await isStored(orphan)).toBe(true);
    await sweep.removeOrphans(new Date(Date.now() + 86_460_000));
    expect(await Promise.all([known, orphan].map(isStored))).toEqual([true, false]);
  });
});
