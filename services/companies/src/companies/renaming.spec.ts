import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UpdateCompany } from '@workboard/contracts';
import { type World, startWorld } from '../testing/world.js';
import { Company } from './company.entity.js';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

describe('a company that changes its name', () => {
  let companies: World;
  beforeAll(async () => {
    companies = await startWorld();
    await companies.newCompany({ name: 'Bank South Pacific', status: 'authorised' });
  });
  afterAll(() => companies.stop());

  const change = async (changes: UpdateCompany, values: Partial<Company> = {}) => {
    const company = await companies.newCompany({ name: 'Kumul Energy', status: 'authorised', ...values });
    const own = companies.as(companies.caller({ role: 'employer', companyId: company.id }));
    return own.update({ id: company.id, changes });
  };

  it('goes by the new one at once, says for 90 days what it was, and the super admins are told', async () => {
    const renamed = await change({ name: 'Kumul Power' });
    expect(renamed).toMatchObject({ name: 'Kumul Power', previousName: 'Kumul Energy', status: 'authorised' });
    expect(Date.parse(renamed.renamedAt ?? '')).toBeGreaterThan(daysAgo(1).getTime());
    const published = { id: renamed.id, from: 'Kumul Energy', to: 'Kumul Power', underReview: false };
    expect(await companies.published('company.renamed')).toContainEqual(published);
    await companies.manager.update(Company, { id: renamed.id }, { renamedAt: daysAgo(91) });
    expect(await companies.visitor.get({ id: renamed.id })).toMatchObject({ previousName: null, renamedAt: null });
  });

  it('to something like another company here waits for a new authorisation', async () => {
    const renamed = await change({ name: 'Bank South Pacific (official)' });
    expect(renamed).toMatchObject({ name: 'Bank South Pacific (official)', status: 'unauthorised' });
    expect(await companies.published('company.renamed')).toContainEqual(
      expect.objectContaining({ id: renamed.id, underReview: true }),
    );
    expect(await companies.superAdmin.setStatus({ id: renamed.id, status: 'authorised' })).toMatchObject({
      status: 'authorised',
    });
  });

  it('or moves to another domain waits as well', async () => {
    const addresses = { email: 'office@kumul.test', website: 'https://kumul.test' };
    expect(await change({ website: 'https://bsp.com.pg' }, addresses)).toMatchObject({ status: 'unauthorised' });
    expect(await change({ email: 'office@bsp.com.pg' }, addresses)).toMatchObject({ status: 'unauthorised' });
    expect(await change({ email: 'jobs@kumul.test' }, addresses)).toMatchObject({ status: 'authorised' });
    expect(await change({ culture: 'Calm' }, addresses)).toMatchObject({ previousName: null, status: 'authorised' });
  });
});
