import { matchPath } from 'react-router-dom';

/** Source files of screens of members, as the build's manifest names them; a page asks for them before its entry is read. */
const memberPages: readonly { path: string; modules: readonly string[] }[] = [
  {
    path: '/dashboard',
    modules: ['src/features/dashboard/dashboard-page.tsx', 'src/features/dashboard/seeker-dashboard.tsx'],
  },
  { path: '/applications', modules: ['src/features/applications/applications-page.tsx'] },
  { path: '/saved-jobs', modules: ['src/features/saved-jobs/saved-jobs-page.tsx'] },
  { path: '/job-alerts', modules: ['src/features/alerts/job-alerts-page.tsx'] },
  { path: '/profile', modules: ['src/features/profile/profile-page.tsx'] },
];

/** The source files of the member's screen at a path; none where nobody waits for them. */
export const memberModulesAt = (pathname: string): readonly string[] =>
  memberPages.find(({ path }) => matchPath(path, pathname))?.modules ?? [];
