import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Application } from '@workboard/contracts';
import { renderScreen } from '../../../testing/render-screen.js';
import { TeamNotesDialog } from './team-notes-dialog.js';

const application = {
  id: 7,
  notes: 'Call on Monday',
  user: { id: 2, firstName: 'Meri', lastName: 'Kaupa' },
  job: { id: 3, title: 'Driver' },
} as Application;

describe('the notes of a team', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
    sessionStorage.clear();
  });

  it('shows what a colleague wrote meanwhile before it is replaced', async () => {
    const sent: unknown[] = [];
    let stored = 'Called, no answer';
    globalThis.fetch = ((_path: string, { method, body }: RequestInit) => {
      if (method !== 'PUT') {
        return Promise.resolve(new Response(JSON.stringify([{ ...application, notes: stored }])));
      }
      const changes = JSON.parse(body as string) as { notes: string; notesBefore: string };
      sent.push(changes);
      if (changes.notesBefore !== stored) {
        return Promise.resolve(new Response(JSON.stringify({ code: 'conflict', error: 'Changed' }), { status: 409 }));
      }
      stored = changes.notes;
      return Promise.resolve(new Response(JSON.stringify({ ...application, notes: stored })));
    }) as typeof fetch;
    let isClosed = false;
    const user = userEvent.setup();
    renderScreen(
      <TeamNotesDialog
        application={application}
        onClose={() => {
          isClosed = true;
        }}
      />,
    );
    expect(screen.getByText(/Only your team sees this/)).toBeTruthy();
    await user.type(screen.getByLabelText('Team notes'), ' at nine');
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    expect(await screen.findByText('Called, no answer')).toBeTruthy();
    expect(isClosed).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await waitFor(() => expect(isClosed).toBe(true));
    expect(sent).toEqual([
      { notes: 'Call on Monday at nine', notesBefore: 'Call on Monday' },
      { notes: 'Call on Monday at nine', notesBefore: 'Called, no answer' },
    ]);
  });
});
