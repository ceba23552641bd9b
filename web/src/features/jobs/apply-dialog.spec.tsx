import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Job, ResumeInfo, User } from '@workboard/contracts';
import { createQueryClient } from '../../lib/api/query-client.js';
import { applicationsQuery } from '../../entities/application/application-queries.js';
import { resumeQuery } from '../../entities/account/resume.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { ApplyDialog } from './apply-dialog.js';

const job = { id: 7, title: 'Cook', company: { name: 'Mess' } } as Job;
const info: ResumeInfo = { name: 'Mere Kila.pdf', size: 86_000, uploadedAt: '2026-11-21T00:00:00.000Z' };
const complete = {
  resume: '/api/files/resumes/1',
  phone: '7123 4567',
  location: 'Lae',
  bio: 'A cook',
  experience: 'Cook, Lae Lodge',
  education: 'Grade 12',
};
const letterOf = (): string => screen.getByLabelText<HTMLTextAreaElement>(/^Cover letter/).value;
const realFetch = globalThis.fetch;

const open = (changes: Partial<User> = {}, sentBefore: { coverLetter: string }[] = []) => {
  const client = createQueryClient();
  client.setQueryData(resumeQuery.queryKey, info);
  client.setQueryData(applicationsQuery.queryKey, sentBefore as never);
  const user = testUser({ ...complete, ...changes });
  return renderScreen(<ApplyDialog job={job} onClose={() => undefined} />, { client, user });
};

describe('the apply dialog', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
    sessionStorage.clear();
  });

  it('shows the CV and the phone number that go with the letter', () => {
    open();
    const file = screen.getByRole('link', { name: 'Mere Kila.pdf · 21 Nov 2026 · 84 KB' });
    expect(file.getAttribute('href')).toBe('/api/files/resumes/1');
    expect(screen.getByText('They can call you on 7123 4567.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change' })).toBeTruthy();
  });

  it('asks for what is missing one by one, and keeps each answer at once', async () => {
    const sent: unknown[] = [];
    globalThis.fetch = ((path: string, { method, body }: { method: string; body?: string }) => {
      const changes = body ? (JSON.parse(body) as Partial<User>) : {};
      if (method === 'PUT') {
        sent.push([path, changes]);
      }
      const others: Record<string, unknown> = { '/api/upload/resume': info, '/api/applications': [] };
      const saved = testUser({ ...complete, bio: null, ...changes, version: 2 });
      return Promise.resolve(Response.json(others[path] ?? saved));
    }) as typeof fetch;
    open({ phone: null, bio: null });
    const user = userEvent.setup();
    expect(screen.getByRole('button', { name: 'Complete Profile First' })).toHaveProperty('disabled', true);
    const phone = await screen.findByLabelText('Phone number', { selector: 'input' });
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
    expect(document.activeElement).toBe(phone);
    await user.click(screen.getByRole('button', { name: 'Save and Go On' }));
    expect(await screen.findByText('Phone number is required')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(phone, '7123 4567');
    await user.click(screen.getByRole('button', { name: 'Save and Go On' }));
    expect(await screen.findByText('Question 2 of 2')).toBeTruthy();
    await user.type(screen.getByLabelText('Bio', { selector: 'textarea' }), 'A cook of ten years');
    await user.click(screen.getByRole('button', { name: 'Save and Go On' }));
    expect(await screen.findByRole('button', { name: 'Submit Application' })).toBeTruthy();
    expect(sent).toEqual([
      ['/api/users/1', { phone: '7123 4567', version: 1 }],
      ['/api/users/1', { bio: 'A cook of ten years', version: 2 }],
    ]);
  });

  it('asks the next question while an answer is saved, one after the other, and asks again what was not saved', async () => {
    let stored = testUser({ ...complete, phone: null, location: null });
    const answers: ((answer: Response) => void)[] = [];
    const sent: unknown[] = [];
    globalThis.fetch = ((path: string, { method, body }: { method: string; body?: string }) => {
      if (method !== 'PUT') {
        const others: Record<string, unknown> = { '/api/upload/resume': info, '/api/applications': [] };
        return Promise.resolve(Response.json(others[path] ?? stored));
      }
      sent.push(JSON.parse(body ?? ''));
      return new Promise((resolve) => void answers.push(resolve));
    }) as typeof fetch;
    open({ phone: null, location: null });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Phone number', { selector: 'input' }), '7123 4567');
    await user.click(screen.getByRole('button', { name: 'Save and Go On' }));
    await user.type(await screen.findByLabelText('Location', { selector: 'input' }), 'Lae, Morobe');
    await user.click(screen.getByRole('button', { name: 'Save and Go On' }));
    expect(await screen.findByText('Saving your answers...')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Complete Profile First' })).toHaveProperty('disabled', true);
    await waitFor(() => expect(sent).toEqual([{ phone: '7123 4567', version: 1 }]));
    answers[0]?.(Response.json({ error: 'Not now' }, { status: 403 }));
    await waitFor(() => expect(sent).toHaveLength(2));
    stored = { ...stored, location: 'Lae, Morobe', version: 2 };
    answers[1]?.(Response.json(stored));
    const again = await screen.findByLabelText<HTMLInputElement>('Phone number', { selector: 'input' });
    expect(again.value).toBe('7123 4567');
    expect(await screen.findByText('Question 2 of 2')).toBeTruthy();
  });

  it('offers the letter before, or a first version of one, while the box is empty', async () => {
    open({}, [{ coverLetter: 'I cooked at Lae Lodge for seven years and would like to cook for you.' }]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Start a Letter for Me' }));
    expect(letterOf()).toContain('I am applying for the job of Cook at Mess.');
    expect(screen.queryByRole('button', { name: 'Use My Last Letter' })).toBeNull();
    await user.clear(screen.getByLabelText(/^Cover letter/));
    await user.click(await screen.findByRole('button', { name: 'Use My Last Letter' }));
    await waitFor(() => expect(letterOf()).toMatch(/^I cooked at Lae Lodge/));
  });
});
