import type { QueryClient } from '@tanstack/react-query';
import { configure, render, type RenderResult } from '@testing-library/react';
import type { User } from '@workboard/contracts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../app/providers.js';
import { Toaster } from '../components/feedback/toaster.js';
import { createQueryClient } from '../lib/api/query-client.js';
import { Themed } from '../theme/themed.js';
import { sessionQuery } from '../lib/session/session.js';

/** jsdom has no media queries: screens are shown as on a wide display. */
const wideDisplay = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: true,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.matchMedia ??= wideDisplay;
/** Nor does it scroll. */
Element.prototype.scrollIntoView = () => undefined;

/** A part's code is read from the disk when it is first shown, which takes a busy machine longer than the usual second. */
configure({ asyncUtilTimeout: 10_000 });

interface ScreenOptions {
  path?: string;
  /** Who is signed in; nobody unless given. */
  user?: User | null;
  client?: QueryClient;
}

/** Renders with the real providers and the toasts, at a path and as a user. */
export const renderScreen = (screen: ReactNode, options: ScreenOptions = {}): RenderResult => {
  const client = options.client ?? createQueryClient();
  client.setQueryData(sessionQuery.queryKey, options.user ?? null);
  return render(
    <Providers client={client}>
      <MemoryRouter initialEntries={[options.path ?? '/']}>
        <Themed>{screen}</Themed>
        <Toaster />
      </MemoryRouter>
    </Providers>,
  );
};

/** A valid user; `changes` say what matters to the test. */
export const testUser = (changes: Partial<User> = {}): User => ({
  id: 1,
  email: 'mary@example.test',
  firstName: 'Mary',
  lastName: 'Kila',
  role: 'job_seeker',
  companyId: null,
  avatar: null,
  phone: null,
  location: null,
  bio: null,
  skills: [],
  experience: null,
  education: null,
  resume: null,
  portfolio: null,
  linkedinUrl: null,
  githubUrl: null,
  websiteUrl: null,
  isVerified: true,
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...changes,
});
