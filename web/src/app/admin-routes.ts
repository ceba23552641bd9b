import type { GuardRule } from './guard/guard.js';
import { lazyPage } from '../components/feedback/lazy-part.js';
import type { AppRoute } from './route.js';

const superAdminOnly: GuardRule = {
  roles: ['super_admin'],
  denied: { text: 'You need super admin privileges to access this page.' },
};

/** Screens of the super admin. */
export const adminRoutes: readonly AppRoute[] = [
  {
    paths: ['/super-admin', '/admin', '/admin/dashboard'],
    page: lazyPage(async () => (await import('../features/admin/overview/super-admin-page.js')).SuperAdminPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/create-user', '/create-user'],
    page: lazyPage(async () => (await import('../features/admin/users/user-pages.js')).CreateUserPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/edit-user/:userId'],
    page: lazyPage(async () => (await import('../features/admin/users/user-pages.js')).EditUserPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/create-company'],
    page: lazyPage(async () => (await import('../features/admin/companies/company-pages.js')).AdminCreateCompanyPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/edit-company/:id'],
    page: lazyPage(async () => (await import('../features/admin/companies/company-pages.js')).AdminEditCompanyPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/post-job'],
    page: lazyPage(async () => (await import('../features/admin/jobs/job-pages.js')).AdminPostJobPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/edit-job/:id'],
    page: lazyPage(async () => (await import('../features/admin/jobs/job-pages.js')).AdminEditJobPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/team-management'],
    page: lazyPage(async () => (await import('../features/admin/users/super-admins-page.js')).SuperAdminsPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/employer-company-link'],
    page: lazyPage(async () => (await import('../features/admin/users/employer-link-page.js')).EmployerLinkPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/reviews'],
    page: lazyPage(async () => (await import('../features/admin/reviews/reviews-page.js')).ReviewsPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/companies/:id'],
    page: lazyPage(async () => (await import('../features/admin/companies/company-record-page.js')).CompanyRecordPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/users/:userId'],
    page: lazyPage(async () => (await import('../features/admin/users/user-record-page.js')).UserRecordPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/audit'],
    page: lazyPage(async () => (await import('../features/admin/audit/audit-page.js')).AuditPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/deliveries'],
    page: lazyPage(async () => (await import('../features/admin/deliveries/deliveries-page.js')).DeliveriesPage),
    guard: superAdminOnly,
  },
  {
    paths: ['/admin/status'],
    page: lazyPage(async () => (await import('../features/admin/status/status-page.js')).StatusPage),
    guard: superAdminOnly,
  },
];
