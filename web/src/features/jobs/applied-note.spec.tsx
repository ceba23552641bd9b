import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Application, Job } from '@workboard/contracts';
import { renderScreen } from '../../testing/render-screen.js';
import { AppliedNote } from './applied-note.js';

const job = { id: 7, companyId: 1, closingDate: '2026-12-30T13:59:59.999Z', company: { name: 'Mess' } } as Job;
const application = (changes: Partial<Application>) =>
  ({
    id: 12,
    jobId: 7,
    status: 'applied',
    appliedAt: '2026-11-21T00:00:00.000Z',
    withdrawnAt: null,
    offerMadeAt: null,
    nextInterview: null,
    interviews: [],
    ...changes,
  }) as unknown as Application;

describe('a job that one applied for', () => {
  it('says when, under which reference, where it stands, what comes next, and leads to the application', () => {
    renderScreen(<AppliedNote application={application({})} job={job} />);
    const text = document.body.textContent;
    expect(text).toContain('You applied on 21 Nov 2026');
    expect(text).toContain('Reference WB-000012 · Applied');
    expect(text).toContain('Mess reads it next, perhaps not before applications close on 30 Dec 2026.');
    const link = screen.getByRole('link', { name: 'See my application' });
    expect(link.getAttribute('href')).toBe('/applications?search=WB-000012');
  });

  it('announces nothing that comes next once it is decided', () => {
    renderScreen(<AppliedNote application={application({ status: 'rejected' })} job={job} />);
    expect(document.body.textContent).toContain('Not Selected');
    expect(document.body.textContent).not.toContain('reads it next');
  });
});
