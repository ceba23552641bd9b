import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LinkFacts } from '@workboard/contracts';
import { Route, Routes } from 'react-router-dom';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { Guard } from './guard.js';
import { askedHere, rememberAsking, takeWish } from '../../lib/session/somebody-there.js';

const email = 'mary@example.test';
const plain: LinkFacts = {
  purpose: 'registration',
  email,
  spent: null,
  opensSession: true,
  passwordRequired: false,
  replacesSession: false,
};

/** What the page sent, and what the server answers: the facts of the link, then the outcomes of using it. */
const serve = (facts: LinkFacts | null, ...outcomes: { status: number; body: unknown }[]) => {
  const used: unknown[] = [];
  globalThis.fetch = ((path: string, { body }: { body: string }) => {
    const refused = { status: 401, body: { code: 'invalid_token', error: 'Invalid or expired token' } };
    let answer = refused;
    if (path.endsWith('/check-link') && facts) {
      answer = { status: 200, body: facts as never };
    }
    if (path.endsWith('/temp-login')) {
      used.push(JSON.parse(body));
      answer = (outcomes.shift() ?? refused) as never;
    }
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  }) as typeof fetch;
  return used;
};
const signedIn = { status: 200, body: testUser({ email }) };

let shown = 0;
const Dashboard = () => {
  shown += 1;
  return 'the dashboard';
};

const open = (user: ReturnType<typeof testUser> | null = null, query = '') =>
  renderScreen(
    <>
      <Routes>
        <Route
          path="/dashboard"
          element={
            <Guard rule={{ token: 'dashboard' }}>
              <Dashboard />
            </Guard>
          }
        />
        <Route path="/auth" element="sign in here" />
        <Route path="/jobs/12" element="the job" />
      </Routes>
    </>,
    { path: `/dashboard?auth_token=abc${query}`, user },
  );

describe('a mailed link', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    localStorage.clear();
    shown = 0;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('signs in at once in the browser that asked for it', async () => {
    const used = serve(plain, signedIn);
    rememberAsking('Mary@example.test ');
    open();
    expect(await screen.findByText('the dashboard')).toBeTruthy();
    expect(screen.getByText('Welcome back!')).toBeTruthy();
    expect(used).toEqual([{ token: 'abc' }]);
  });

  it('is not used by a page that is only loaded; a person in another browser goes on by a press or by waiting', async () => {
    const used = serve(plain, signedIn);
    open();
    const button = await screen.findByRole('button', { name: 'Confirm my address' });
    expect(used).toEqual([]);
    await userEvent.setup().click(button);
    expect(await screen.findByText('the dashboard')).toBeTruthy();
    expect(used).toHaveLength(1);
  });

  it('goes on by itself once the page was in sight for a while', async () => {
    const used = serve(plain, signedIn);
    open();
    expect(await screen.findByText('the dashboard', {}, { timeout: 5000 })).toBeTruthy();
    expect(used).toHaveLength(1);
  });

  it('asks for the password while the address has several registrations', async () => {
    const wrong = { status: 401, body: { code: 'password_required', error: 'Please enter the password' } };
    const used = serve({ ...plain, passwordRequired: true }, wrong, signedIn);
    open();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
    expect(await screen.findByText('No registration of this address has that password.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'right');
    await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
    expect(await screen.findByText('the dashboard')).toBeTruthy();
    expect(used).toEqual([
      { token: 'abc', password: 'wrong' },
      { token: 'abc', password: 'right' },
    ]);
  });

  it('asks before it takes the place of somebody else who is signed in, and can be left', async () => {
    const used = serve({ ...plain, replacesSession: true });
    open(testUser({ id: 2, email: 'other@example.test' }));
    expect(await screen.findByRole('heading', { name: 'Sign in as somebody else?' })).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('the dashboard')).toBeTruthy();
    expect(used).toEqual([]);
  });

  it('leads back to the job on which the registration began, and to no other place', async () => {
    serve(plain, signedIn);
    rememberAsking(email);
    open(null, '&next=/jobs/12');
    expect(await screen.findByText('the job')).toBeTruthy();
    // Its own screen was not even begun, for which a phone would load and read more.
    expect(shown).toBe(0);
  });

  it('saves the job that they wanted to save before they had an account', async () => {
    serve(plain, signedIn);
    const linkCalls = globalThis.fetch;
    const saved: unknown[] = [];
    let answer: ((response: Response) => void) | undefined;
    const slowAnswer = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    globalThis.fetch = ((path: string, init: { body: string }) => {
      if (path === '/api/saved-jobs') {
        saved.push(JSON.parse(init.body));
        return slowAnswer;
      }
      return linkCalls(path, init);
    }) as typeof fetch;
    rememberAsking(email, 12);
    open(null, '&next=/jobs/12');
    await waitFor(() => expect(saved).toEqual([{ jobId: 12 }]));
    // Signed in by now, and still on the way to the job.
    expect(await screen.findByLabelText('Checking authentication...')).toBeTruthy();
    answer?.(Response.json({ id: 1 }, { status: 201 }));
    expect(await screen.findByText(/The job is saved\.$/)).toBeTruthy();
    expect(await screen.findByText('the job')).toBeTruthy();
    expect(shown).toBe(0);
    // Another link later does not save it anew.
    expect(takeWish(email)).toBeNull();
    expect(askedHere(email)).toBe(true);
  });

  it('goes nowhere else', async () => {
    serve(plain, signedIn);
    rememberAsking(email);
    open(null, '&next=//evil.example/jobs/12');
    expect(await screen.findByText('the dashboard')).toBeTruthy();
  });

  it('that was used before says so, to whoever is signed in and to whoever is not', async () => {
    const used = serve({ ...plain, spent: 'used', opensSession: false });
    const { unmount } = open(testUser({ email }));
    expect(await screen.findByText('Your address is already confirmed.')).toBeTruthy();
    expect(await screen.findByText('the dashboard')).toBeTruthy();
    unmount();
    open();
    expect(await screen.findByText('sign in here')).toBeTruthy();
    expect(screen.getByText('Your address is already confirmed.')).toBeTruthy();
    expect(used).toEqual([]);
  });

  it('that is unknown leads to signing in', async () => {
    serve(null);
    open();
    expect(await screen.findByText('sign in here')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Authentication failed')).toBeTruthy());
  });
});
