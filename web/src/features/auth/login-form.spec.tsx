import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pastSearches, rememberSearch } from '../../lib/browser/past-searches.js';
import { isSharedDevice, markSharedDevice } from '../../lib/browser/shared-device.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { LoginForm } from './login-form.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  markSharedDevice(false);
});

describe('LoginForm', () => {
  it('says what went wrong above its button, and no message lies over another screen', async () => {
    const user = userEvent.setup();
    renderScreen(<LoginForm onUnverified={() => undefined} onTicket={() => undefined} />);
    await user.type(screen.getByLabelText('Email'), 'mary@example.test');
    await user.type(screen.getByLabelText('Password'), 'Workboard#2026');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const complaint = await screen.findByRole('alert');
    expect(complaint.textContent).toMatch(/^Login failed/);
    const button = screen.getByRole('button', { name: 'Sign In' });
    expect(complaint.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close message' })).toBeNull();
  });

  it("says what the tick 'This is not my phone' does, sends it, and forgets who was here (decision P90)", async () => {
    const user = userEvent.setup();
    const bodies: unknown[] = [];
    globalThis.fetch = (_, init) => {
      bodies.push(JSON.parse(init?.body as string));
      return Promise.resolve(Response.json(testUser()));
    };
    rememberSearch('nurse in Lae');
    sessionStorage.setItem('draft:9:apply:7', '{}');
    renderScreen(<LoginForm onUnverified={() => undefined} onTicket={() => undefined} />);
    await user.type(screen.getByLabelText('Email'), 'mary@example.test');
    await user.type(screen.getByLabelText('Password'), 'Workboard#2026');
    await user.click(screen.getByRole('checkbox', { name: 'This is not my phone' }));
    expect(await screen.findByText(/^You are signed out when the browser is closed/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByText('Welcome back!');
    expect(bodies).toEqual([{ email: 'mary@example.test', password: 'Workboard#2026', sharedDevice: true }]);
    expect(isSharedDevice()).toBe(true);
    rememberSearch('driver in Lae');
    expect([pastSearches(), sessionStorage.length]).toEqual([[], 0]);
  });

  it('says what became of the call when it cannot reach the server', async () => {
    const user = userEvent.setup();
    renderScreen(<LoginForm onUnverified={() => undefined} onTicket={() => undefined} />);
    await user.type(screen.getByLabelText('Email'), 'mary@example.test');
    await user.type(screen.getByLabelText('Password'), 'Workboard#2026');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(screen.getByText(/^Network: ./)).toBeTruthy();
  });
});
