import { lazyPage, plainPage } from '../components/feedback/lazy-part.js';
import { preloadWaiting } from '../offline/waiting-part.js';
import type { AppRoute } from './route.js';

/** What visitors see. */
export const publicRoutes: readonly AppRoute[] = [
  { paths: ['/', '/landing'], page: plainPage(async () => (await import('../features/home/home-page.js')).HomePage) },
  {
    paths: ['/jobs'],
    page: plainPage(async () => (await import('../features/jobs/jobs-page.js')).JobsPage),
  },
  {
    paths: ['/jobs/:id', '/public/jobs/:id', '/preview/jobs/:id'],
    page: plainPage(async () => {
      const [{ JobPage }] = await Promise.all([import('../features/jobs/job-page.js'), preloadWaiting()]);
      return JobPage;
    }),
  },
  {
    paths: ['/jobs/:id/report'],
    page: lazyPage(async () => (await import('../features/jobs/report-page.js')).ReportPage),
  },
  {
    paths: ['/companies'],
    page: plainPage(async () => (await import('../features/companies/companies-page.js')).CompaniesPage),
  },
  {
    paths: ['/company/:id', '/companies/:id'],
    page: plainPage(async () => (await import('../features/companies/company-page.js')).CompanyPage),
  },
  { paths: ['/about'], page: plainPage(async () => (await import('../features/static/about-page.js')).AboutPage) },
  {
    paths: ['/contacts'],
    page: plainPage(async () => (await import('../features/static/contacts-page.js')).ContactsPage),
  },
  {
    paths: ['/offline'],
    page: lazyPage(async () => {
      const [{ OfflinePage }] = await Promise.all([import('../features/offline/offline-page.js'), preloadWaiting()]);
      return OfflinePage;
    }),
  },
  {
    paths: ['/privacy'],
    page: plainPage(async () => (await import('../features/static/privacy-page.js')).PrivacyPage),
  },
  { paths: ['/terms'], page: plainPage(async () => (await import('../features/static/terms-page.js')).TermsPage) },
  { paths: ['/auth'], page: plainPage(async () => (await import('../features/auth/auth-page.js')).AuthPage) },
  {
    paths: ['/forgot-password'],
    page: plainPage(async () => (await import('../features/auth/forgot-password-page.js')).ForgotPasswordPage),
  },
  {
    paths: ['/accept-invitation'],
    page: plainPage(async () => (await import('../features/auth/accept-invitation-page.js')).AcceptInvitationPage),
  },
  {
    paths: ['/reset-password'],
    page: plainPage(async () => (await import('../features/auth/reset-password-page.js')).ResetPasswordPage),
  },
];
