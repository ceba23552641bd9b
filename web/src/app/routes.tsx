import { Suspense } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary.js';
import { PageSkeleton } from '../components/page-skeleton.js';
import { Guard } from '../lib/guard.js';
import { adminRoutes } from './admin-routes.js';
import { employerRoutes } from './employer-routes.js';
import { NotFoundPage } from './not-found-page.js';
import { publicRoutes } from './public-routes.js';
import type { AppRoute } from './route.js';
import { seekerRoutes } from './seeker-routes.js';
import { Shell } from './shell.js';

/** Every screen of the product. */
export const routes: readonly AppRoute[] = [...publicRoutes, ...seekerRoutes, ...employerRoutes, ...adminRoutes];

/** The row that a path shows, for loading its code ahead. */
export const routeOf = (pathname: string): AppRoute | undefined =>
  routes.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));

const Screen = ({ page: Page, guard }: AppRoute) =>
  guard ? (
    <Guard rule={guard}>
      <Page />
    </Guard>
  ) : (
    <Page />
  );

/** Layout and screen for the current address. */
export const AppRoutes = () => {
  const { pathname } = useLocation();
  return (
    <Shell>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {routes.flatMap((route) =>
              route.paths.map((path) => <Route key={path} path={path} element={<Screen {...route} />} />),
            )}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
};
