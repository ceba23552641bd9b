import { Suspense } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/feedback/error-boundary.js';
import { PageSkeleton } from '../components/feedback/page-skeleton.js';
import { plainPage } from '../components/feedback/lazy-part.js';
import { pageAfterLink } from '../lib/session/mailed-link.js';
import { site } from '../lib/session/site.js';
import { publicRoutes } from './public-routes.js';
import type { AppRoute } from './route.js';
import { preloadMemberLayout, Shell } from './shell.js';

const loadMembers = () => import('./member-screens.js');
const MemberScreens = plainPage(async () => (await loadMembers()).MemberScreens);

/** What is shown at every other path. */
const memberScreens = { paths: ['*'], page: MemberScreens };

/** The row of a table that a path shows. */
export const routeAt = (routes: readonly AppRoute[], pathname: string): AppRoute | undefined =>
  routes.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));

/**
 * Loads the code of the screen at a path, and of the layout around it, so that both render without waiting. A mailed link that
 * goes on to another page never shows the screen itself.
 */
export const preloadScreen = async (pathname: string, search = ''): Promise<void> => {
  const layout = site().signedIn ? preloadMemberLayout() : undefined;
  const publicRoute = routeAt(publicRoutes, pathname);
  if (publicRoute) {
    await Promise.all([publicRoute.page.preload(), layout]);
    return;
  }
  const [{ memberRoutes }] = await Promise.all([loadMembers(), MemberScreens.preload(), layout]);
  if (pageAfterLink(new URLSearchParams(search)) === undefined) {
    await routeAt(memberRoutes, pathname)?.page.preload();
  }
};

/** Layout and screen for the current address. */
export const AppRoutes = () => {
  const { pathname } = useLocation();
  // The router takes apart and ranks every route that it is given, for each page anew.
  const { paths, page: Page } = routeAt(publicRoutes, pathname) ?? memberScreens;
  return (
    <Shell>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {paths.map((path) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
};
