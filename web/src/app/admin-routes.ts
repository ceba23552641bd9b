import type { GuardRule } from '../lib/guard.js';
import { lazyPage } from '../lib/lazy-page.js';
import type { AppRoute } from './route.js';

const superAdminOnly: GuardRule = {
  roles: ['super_admin'],
  denied: { text: 'You need super admin privileges to access this page.' },
};

/** Screens of the super admin. */
export const adminRoutes: readonly AppRoute[] = [
  {
    paths: ['/super-admin', '/admin', '/admin/dashboard'],
    page: lazyPage(async () => (await import('../features/admin/super-admin-page.js')).SuperAdminPage),
    guard: superAdminOnly,
  },
];
