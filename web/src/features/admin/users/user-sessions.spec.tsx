import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OpenSession } from '@workboard/contracts';
import { ConfirmHost } from '../../../components/dialogs/confirm-host.js';
import { renderScreen, testUser } from '../../../testing/render-screen.js';
import { UserSessions } from './user-sessions.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('a super admin sees where somebody is signed in, and ends it after a question', async () => {
  const session: OpenSession = {
    id: 'c0ffee00-0000-4000-8000-000000000000',
    device: 'Chrome on Android',
    address: '203.0.113.7',
    createdAt: '2026-11-20T00:00:00.000Z',
    lastSeenAt: '2026-11-21T00:00:00.000Z',
    isCurrent: false,
  };
  let open = [session];
  const ended: string[] = [];
  globalThis.fetch = ((path: string, { method }: RequestInit) => {
    if (method === 'DELETE') {
      ended.push(path);
      open = [];
      return Promise.resolve(Response.json({ success: true }));
    }
    return Promise.resolve(Response.json(open));
  }) as typeof fetch;
  const user = userEvent.setup();
  renderScreen(
    <>
      <UserSessions user={testUser({ id: 7 })} />
      <ConfirmHost />
    </>,
    { user: testUser({ role: 'super_admin' }) },
  );
  expect(await screen.findByText(/Chrome on Android/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(ended).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Nowhere at the moment.')).toBeTruthy();
  expect(ended).toEqual(['/api/admin/users/7/sessions']);
});
