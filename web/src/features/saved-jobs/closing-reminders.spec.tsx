import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { MailSettings } from '@workboard/contracts';
import { mailSettingsQuery } from '../../entities/account/mail-settings.js';
import { createQueryClient } from '../../lib/api/query-client.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { ClosingReminders } from './closing-reminders.js';

const settings: MailSettings = {
  applicationMails: 'immediate',
  savedJobReminders: true,
  email: 'mary@example.test',
  stopped: null,
};

describe('reminders of saved jobs (P94)', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('are switched off and on where the saved jobs are', async () => {
    const sent: string[] = [];
    globalThis.fetch = ((path: string, { method, body }: RequestInit) => {
      if (method !== 'PUT') {
        return Promise.resolve(Response.json(settings));
      }
      const text = body as string;
      sent.push(`${path} ${text}`);
      return Promise.resolve(Response.json({ ...settings, ...(JSON.parse(text) as Partial<MailSettings>) }));
    }) as typeof fetch;
    const client = createQueryClient();
    client.setQueryData(mailSettingsQuery.queryKey, settings);
    renderScreen(<ClosingReminders />, { path: '/saved-jobs', client, user: testUser() });
    const control = screen.getByRole<HTMLInputElement>('switch', {
      name: 'Remind me 3 days before a saved job closes',
    });
    expect(control.checked).toBe(true);
    fireEvent.click(control);
    await screen.findByText('Saved jobs remind you no more');
    expect(control.checked).toBe(false);
    fireEvent.click(control);
    await screen.findByText('Saved jobs remind you by mail before they close');
    expect(control.checked).toBe(true);
    expect(sent).toEqual([
      '/api/mail-settings {"savedJobReminders":false}',
      '/api/mail-settings {"savedJobReminders":true}',
    ]);
  });
});
