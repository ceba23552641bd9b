import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Job, ResumeInfo } from '@workboard/contracts';
import { createQueryClient } from '../../lib/query-client.js';
import { resumeQuery } from '../../lib/resume.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { ApplyDialog } from './apply-dialog.js';

const job = { id: 7, title: 'Cook', company: { name: 'Mess' } } as Job;
const info: ResumeInfo = { name: 'Mere Kila.pdf', size: 86_000, uploadedAt: '2026-11-21T00:00:00.000Z' };

describe('the apply dialog', () => {
  it('shows the CV and the phone number that go with the letter', () => {
    const client = createQueryClient();
    client.setQueryData(resumeQuery.queryKey, info);
    const user = testUser({ resume: '/api/files/resumes/1', phone: '7123 4567' });
    renderScreen(<ApplyDialog job={job} onClose={() => undefined} />, { client, user });
    const file = screen.getByRole('link', { name: 'Mere Kila.pdf · 21 Nov 2026 · 84 KB' });
    expect(file.getAttribute('href')).toBe('/api/files/resumes/1');
    expect(screen.getByText('They can call you on 7123 4567.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change' })).toBeTruthy();
  });
});
