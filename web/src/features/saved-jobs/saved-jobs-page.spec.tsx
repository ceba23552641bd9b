import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Application, MailSettings, SavedJob } from '@workboard/contracts';
import { mailSettingsQuery } from '../../entities/account/mail-settings.js';
import { applicationsQuery } from '../../entities/application/application-queries.js';
import { savedJobsQuery } from '../../entities/job/job-queries.js';
import { createQueryClient } from '../../lib/api/query-client.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { SavedJobsPage } from './saved-jobs-page.js';

const saved = (jobId: number, title: string, closingDate: string | null = null) =>
  ({
    id: jobId,
    jobId,
    job: {
      id: jobId,
      title,
      closingDate,
      createdAt: '2026-11-01T00:00:00.000Z',
      publishedAt: '2026-11-01T00:00:00.000Z',
      description: '',
      salaryMin: null,
      salaryMax: null,
      company: { id: 1, name: 'Mess', logo: null },
    },
    folder: 'default',
    priority: 'medium',
    notes: null,
    savedAt: '2026-11-20T00:00:00.000Z',
  }) as unknown as SavedJob;

const sent = { id: 12, jobId: 2, appliedAt: '2026-11-21T00:00:00.000Z', withdrawnAt: null } as Application;

const settings: MailSettings = { applicationMails: 'immediate', savedJobReminders: true, email: '', stopped: null };

const open = (list: SavedJob[]) => {
  const client = createQueryClient();
  client.setQueryData(mailSettingsQuery.queryKey, settings);
  client.setQueryData(savedJobsQuery.queryKey, list);
  client.setQueryData(applicationsQuery.queryKey, [sent]);
  renderScreen(<SavedJobsPage />, { path: '/saved-jobs', client, user: testUser() });
};

describe('saved jobs', () => {
  it('lead to applying, or to the application that was sent; closed ones to neither', () => {
    open([saved(1, 'Cook'), saved(2, 'Driver'), saved(3, 'Nurse', '2020-01-01T00:00:00.000Z')]);
    const apply = screen.getAllByRole('link', { name: /^Apply for/ });
    expect(apply.map((link) => link.getAttribute('href'))).toEqual(['/jobs/1']);
    const applied = screen.getByRole('link', { name: 'Applied 21 Nov 2026' });
    expect(applied.getAttribute('href')).toBe('/applications?search=WB-000012');
    // What every saved job begins with says nothing.
    expect(screen.queryByText('Medium priority')).toBeNull();
    expect(screen.queryByText('Default', { selector: 'span' })).toBeNull();
  });

  it('say first how one comes to them while there are none', () => {
    open([]);
    const hint = screen.getByText('No saved jobs found');
    const tile = screen.getByText('High Priority', { selector: 'p' });
    expect(hint.compareDocumentPosition(tile) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByText('No saved jobs found')).toHaveLength(1);
  });

  it('remind before they close, which is switched where they are (P94)', async () => {
    open([saved(1, 'Cook')]);
    // Its code is fetched first.
    const control = await screen.findByRole<HTMLInputElement>('switch', { name: /^Remind me 3 days before/ });
    expect(control.checked).toBe(true);
  });
});
