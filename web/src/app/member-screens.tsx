import { Route, Routes } from 'react-router-dom';
import { Guard } from './guard/guard.js';
import { adminRoutes } from './admin-routes.js';
import { employerRoutes } from './employer-routes.js';
import { NotFoundPage } from './not-found-page.js';
import type { AppRoute } from './route.js';
import { seekerRoutes } from './seeker-routes.js';

export const memberRoutes: readonly AppRoute[] = [...seekerRoutes, ...employerRoutes, ...adminRoutes];

const Screen = ({ page: Page, guard }: AppRoute) =>
  guard ? (
    <Guard rule={guard}>
      <Page />
    </Guard>
  ) : (
    <Page />
  );

/** Every screen that visitors do not load: those of members, and the one for any path that is not in the route table. */
export const MemberScreens = () => (
  <Routes>
    {memberRoutes.flatMap((route) =>
      route.paths.map((path) => <Route key={path} path={path} element={<Screen {...route} />} />),
    )}
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
