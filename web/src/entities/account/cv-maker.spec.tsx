import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../lib/api/query-client.js';
import { sessionQuery } from '../../lib/session/session.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { CvMaker } from './cv-maker.js';

const realFetch = globalThis.fetch;

describe('a CV from the profile', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('is made in the chosen look and becomes the CV at once', async () => {
    const sent: unknown[] = [];
    globalThis.fetch = ((path: string, { method, body }: { method: string; body: string }) => {
      sent.push([method, path, JSON.parse(body)]);
      return Promise.resolve(Response.json({ url: '/r', resumeUrl: '/r', resume: '/r' }));
    }) as typeof fetch;
    const client = createQueryClient();
    renderScreen(<CvMaker />, { client, user: testUser({ experience: 'Cook', education: 'Grade 12' }) });
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('With colour'));
    const look = screen.getByRole('link', { name: 'Look at It First' });
    expect(look.getAttribute('href')).toBe('/api/upload/resume/from-profile?layout=modern');
    await user.click(screen.getByRole('button', { name: 'Make My CV' }));
    await waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({ resume: '/r' }));
    expect(sent).toContainEqual(['PUT', '/api/upload/resume/from-profile', { layout: 'modern' }]);
  });

  it('says what is needed first', () => {
    renderScreen(<CvMaker />, { user: testUser({ experience: 'Cook' }) });
    expect(screen.getByText(/^Save your work experience and your education/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make My CV' })).toBeNull();
  });
});
