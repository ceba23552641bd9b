import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen, testUser } from '../testing/render-screen.js';
import { pastSearches, rememberSearch } from '../lib/browser/past-searches.js';
import { askedHere, rememberAsking } from '../lib/session/somebody-there.js';
import { useLogout } from './use-logout.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
});

const LogOut = () => {
  const logOut = useLogout();
  return <button onClick={() => void logOut()}>Log out</button>;
};

it('signing out leaves nothing of a person on a shared phone: no draft, no search, no address', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json({ success: true }));
  sessionStorage.setItem('draft:1:apply:7', '{"coverLetter":"Dear Sir"}');
  rememberSearch('nurse in Lae');
  rememberAsking('mary@example.test');
  localStorage.setItem('pngwb-blind', 'on');
  renderScreen(<LogOut />, { user: testUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(pastSearches()).toEqual([]);
  expect(askedHere('mary@example.test')).toBe(false);
  expect(localStorage.getItem('pngwb-blind')).toBe('on');
});
