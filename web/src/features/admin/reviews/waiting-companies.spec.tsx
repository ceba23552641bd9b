import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AdminCompany } from '@workboard/contracts';
import { createQueryClient } from '../../../lib/query-client.js';
import { renderScreen, testUser } from '../../../testing/render-screen.js';
import { adminCompaniesQuery } from '../admin-queries.js';
import { WaitingCompanies } from './waiting-companies.js';

const company = (id: number, changes: Partial<AdminCompany> = {}) =>
  ({
    id,
    name: `Company ${id}`,
    status: 'unauthorised',
    owner: null,
    previousName: null,
    revokedAt: null,
    createdAt: '2026-03-01T00:00:00.000Z',
    ...changes,
  }) as AdminCompany;

it('companies that wait are listed with the reason, the longest waiting first, and lead to where they are decided', () => {
  const client = createQueryClient();
  client.setQueryData(adminCompaniesQuery.queryKey, [
    company(1),
    company(2, { status: 'authorised' }),
    company(3, { name: 'Kumul & Sons', previousName: 'Kumul Energy', revokedAt: '2026-02-01T00:00:00.000Z' }),
    company(4, { revokedAt: '2026-04-01T00:00:00.000Z' }),
  ]);
  renderScreen(<WaitingCompanies />, { path: '/admin/reviews', client, user: testUser({ role: 'super_admin' }) });
  expect(screen.getByRole('heading', { name: 'Companies (3)' })).toBeTruthy();
  const [, ...rows] = screen.getAllByRole('row');
  const texts = rows.map((row) => row.textContent);
  expect(texts[0]).toContain('New name, formerly Kumul Energy');
  expect(texts[1]).toContain('New company');
  expect(texts[2]).toContain('Lost its authorisation');
  const [first] = rows;
  const link = (name: string) => within(first!).getByRole('link', { name }).getAttribute('href');
  expect(link('Decide on Kumul & Sons')).toBe('/admin?tab=companies&status=unauthorised&search=Kumul+%26+Sons');
  expect(link('What happened')).toBe('/admin/audit?target=company&id=3');
});
