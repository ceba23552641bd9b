import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { JobAlertPreview } from '@workboard/contracts';
import { FormProvider, useForm } from 'react-hook-form';
import { Field } from '../../components/forms/field.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { AlertPreview } from './alert-preview.js';

const defaultValues = {
  title: '',
  keywords: '',
  location: '',
  salaryMin: '',
  salaryMax: '',
  workType: 'any',
  employmentType: 'any',
};

const Form = () => (
  <FormProvider {...useForm({ defaultValues })}>
    <Field name="title" label="Title" />
    <Field name="keywords" label="Keywords" />
    <AlertPreview />
  </FormProvider>
);

const company = { id: 2, name: 'Kumul Energy' };
const found: JobAlertPreview = {
  total: 12,
  more: false,
  jobs: [9, 8, 7].map((id) => ({ id, title: `Nurse ${id}`, company })),
};
const none: JobAlertPreview = { total: 0, more: false, jobs: [] };

const typeKeywords = async (text: string) => {
  const user = userEvent.setup();
  renderScreen(<Form />, { user: testUser() });
  await user.type(screen.getByLabelText('Title'), 'Mine');
  await user.type(screen.getByLabelText('Keywords'), text);
  return user;
};
const said = (): string | null => document.querySelector('output')?.textContent ?? null;

describe('the preview of an alert', () => {
  const realFetch = globalThis.fetch;
  const asked: string[] = [];
  let answer: (path: string) => Promise<Response>;
  beforeEach(() => {
    asked.length = 0;
    globalThis.fetch = ((path: string) => {
      asked.push(path);
      return answer(path);
    }) as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('says how many jobs there are, with the newest, each in a tab of its own', async () => {
    answer = async () => Response.json(found);
    await typeKeywords('nurse');
    await screen.findByText('Finds 12 jobs today');
    await waitFor(() =>
      expect(asked.at(-1)).toBe('/api/job-alerts/preview?keywords=nurse&workType=any&employmentType=any'),
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['Nurse 9, Kumul Energy', '/jobs/9', '_blank'],
      ['Nurse 8, Kumul Energy', '/jobs/8', '_blank'],
      ['Nurse 7, Kumul Energy', '/jobs/7', '_blank'],
    ]);
  });

  it.each<[string, JobAlertPreview]>([
    ['Finds 1 job today', { ...found, total: 1 }],
    ['Finds at least 1,000 jobs today', { ...found, total: 1000, more: true }],
    ['We cannot say just now how many it finds.', { ...none, more: true }],
    ['No job matches today. We tell you when one is posted.', none],
  ])('says: %s', async (text, preview) => {
    answer = async () => Response.json(preview);
    await typeKeywords('nurse');
    await waitFor(() => expect(said()).toBe(text));
  });

  it('asks nothing before what the alert looks for has changed', async () => {
    answer = async () => Response.json(found);
    const user = await typeKeywords('a');
    await screen.findByText('Finds 12 jobs today');
    await user.clear(screen.getByLabelText('Keywords'));
    await screen.findByText('Say what you look for, and see how many jobs it finds today.');
    expect(asked).toEqual(['/api/job-alerts/preview?keywords=a&workType=any&employmentType=any']);
  });

  it('leaves the answer before until the next one is there', async () => {
    const held: ((response: Response) => void)[] = [];
    answer = (path) =>
      path.includes('keywords=midwife')
        ? new Promise((resolve) => void held.push(resolve))
        : Promise.resolve(Response.json(found));
    const user = await typeKeywords('nurse');
    await screen.findByText('Finds 12 jobs today');
    await user.clear(screen.getByLabelText('Keywords'));
    await user.type(screen.getByLabelText('Keywords'), 'midwife');
    await waitFor(() => expect(asked.at(-1)).toContain('keywords=midwife'));
    expect(said()).toBe('Finds 12 jobs today');
    held[0]?.(Response.json(none));
    await screen.findByText('No job matches today. We tell you when one is posted.');
  });

  it('says nothing while the first answer is on its way, in the room that it takes', async () => {
    answer = () => new Promise(() => undefined);
    await typeKeywords('nurse');
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(said()).toBe('');
  });

  it.each<[string, () => Promise<Response>]>([
    ['without a signal', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['after a failure', async () => Response.json({ code: 'unavailable', error: 'Down' }, { status: 503 })],
  ])('says that it cannot say: %s', async (_case, fail) => {
    answer = fail;
    await typeKeywords('nurse');
    await screen.findByText('We cannot say just now how many it finds.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
