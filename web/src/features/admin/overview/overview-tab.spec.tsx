import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminCompany, Job, User } from '@workboard/contracts';
import { createQueryClient } from '../../../lib/api/query-client.js';
import { renderScreen, testUser } from '../../../testing/render-screen.js';
import { adminCompaniesQuery, adminJobsQuery, adminUsersQuery } from '../admin-queries.js';
import { OverviewTab } from './overview-tab.js';
import { reviewCountsQuery } from '../reviews/review-queries.js';

const company = (id: number, status: string) => ({ id, name: `Company ${id}`, status }) as AdminCompany;
const job = { id: 3, title: 'Cook & Baker', published: true, status: 'active', company: { name: 'Mess' } } as Job;
const unverified: User = testUser({ id: 2, isVerified: false });
const counts = { waiting: 1, reported: 2, noticed: 0, oldestAt: null };

const open = () => {
  const client = createQueryClient();
  client.setQueryData(adminUsersQuery.queryKey, [testUser(), unverified]);
  client.setQueryData(adminCompaniesQuery.queryKey, [company(1, 'authorised'), company(2, ' Unauthorised ')]);
  client.setQueryData(adminJobsQuery.queryKey, [job]);
  client.setQueryData(reviewCountsQuery.queryKey, { reviews: [], total: 3, counts });
  renderScreen(<OverviewTab />, { path: '/admin', client, user: testUser({ role: 'super_admin' }) });
};

const tileLink = (label: string) => screen.getByText(label, { selector: 'p' }).closest('a')?.getAttribute('href');

describe('the overview of a super admin', () => {
  it('leads from what waits to the list of exactly that, from a recent job to the job and from a company to its history', () => {
    open();
    expect(screen.getByText('1 to be authorised')).toBeTruthy();
    expect(tileLink('Companies')).toBe('/admin?tab=companies&status=unauthorised');
    expect(tileLink('Pending Verification')).toBe('/admin?tab=users&status=unverified');
    expect(screen.getByText('3 ads to review')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/admin/reviews');
    const recent = screen.getByRole('link', { name: 'Cook & Baker' });
    expect(recent.getAttribute('href')).toMatch(/^\/jobs\/\d+$/);
    expect(document.querySelector('a[href^="/admin/companies/"]')).toBeTruthy();
  });
});
