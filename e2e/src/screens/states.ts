import type { Page, Route } from 'playwright-core';

/** What the server may answer a screen with, apart from what it has. */
export const states = ['empty', 'error'] as const;
export type State = (typeof states)[number];

const emptied = (body: unknown): unknown => {
  if (Array.isArray(body)) {
    return [];
  }
  const isPageOfJobs = typeof body === 'object' && body !== null && 'jobs' in body && 'total' in body;
  return isPageOfJobs ? { ...body, jobs: [], total: 0 } : body;
};

const answers: Record<State, (route: Route) => Promise<void>> = {
  empty: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: emptied(await response.json()) });
  },
  // A refusal: the app asks again after faults of the server (spec §7), which would only take longer.
  error: (route) =>
    route.fulfill({ status: 400, json: { statusCode: 400, code: 'refused', error: 'This cannot be read right now' } }),
};

/** A read of the screen's data; who is signed in stays known, and files come as they are. */
export const isRead = ({ pathname }: URL): boolean =>
  pathname.startsWith('/api/') && !pathname.startsWith('/api/files/') && pathname !== '/api/auth/me';

/**
 * Has the browser fill the screens that the server renders for one person, so that every answer to them can be made up.
 * Ends with `unrouteAll`.
 */
export const fillInBrowser = (page: Page): Promise<unknown> =>
  page.route(
    ({ pathname }) => !pathname.startsWith('/api/') && !pathname.startsWith('/assets/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') {
        return route.fallback();
      }
      const response = await route.fetch();
      const isPrivate = response.headers()['cache-control']?.includes('private');
      const shell = isPrivate && (await route.fetch({ url: new URL('/app-shell', route.request().url()).href }));
      return route.fulfill({ response: shell || response });
    },
  );

/**
 * Does something while every list is empty, or while nothing can be read. Who is signed in stays known, and what a
 * screen is about stays there when only its lists are empty.
 */
export const during = async ({ page, state, act }: { page: Page; state: State; act: () => Promise<void> }) => {
  const answer = (route: Route) => (route.request().method() === 'GET' ? answers[state](route) : route.fallback());
  await fillInBrowser(page);
  await page.route(isRead, answer);
  try {
    await act();
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
};
