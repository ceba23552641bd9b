import { lazyPage, plainPage } from '../components/feedback/lazy-part.js';
import { ProfileScreen } from '../features/profile/profile-screen.js';
import { preloadWaiting } from '../offline/waiting-part.js';
import type { AppRoute } from './route.js';

const jobSeekersOnly = 'This feature is only available for job seekers.';

/** Screens of job seekers, and those they share with employers. */
export const seekerRoutes: readonly AppRoute[] = [
  {
    paths: ['/dashboard'],
    page: plainPage(async () => (await import('../features/dashboard/dashboard-page.js')).DashboardPage),
    guard: {
      token: 'dashboard',
      signedOut: { text: 'Please sign in to access your dashboard.' },
      redirect: ({ role }) => (role === 'super_admin' ? '/super-admin' : null),
    },
  },
  {
    paths: ['/profile'],
    page: ProfileScreen,
    guard: {},
  },
  {
    paths: ['/profile/security'],
    page: lazyPage(async () => (await import('../features/profile/security-page.js')).SecurityPage),
    guard: { beforeSecondFactor: true },
  },
  {
    paths: ['/profile/:id/edit'],
    page: lazyPage(async () => (await import('../features/profile/edit-profile-page.js')).EditProfilePage),
    guard: {},
  },
  {
    paths: ['/user-profile/:userId', '/profile/:userId'],
    page: lazyPage(async () => (await import('../features/applications/candidate/candidate-page.js')).CandidatePage),
    guard: {},
  },
  {
    paths: ['/saved-jobs'],
    page: plainPage(async () => (await import('../features/saved-jobs/saved-jobs-page.js')).SavedJobsPage),
    guard: { roles: ['job_seeker'] },
  },
  {
    paths: ['/interviews'],
    page: lazyPage(async () => (await import('../features/interviews/interviews-page.js')).InterviewsPage),
    guard: { roles: ['job_seeker', 'employer'] },
  },
  {
    paths: ['/analytics'],
    page: lazyPage(async () => (await import('../features/analytics/analytics-page.js')).AnalyticsPage),
    guard: { roles: ['job_seeker', 'employer'] },
  },
  {
    paths: ['/applications'],
    page: plainPage(async () => {
      const [{ ApplicationsPage }] = await Promise.all([
        import('../features/applications/applications-page.js'),
        preloadWaiting(),
      ]);
      return ApplicationsPage;
    }),
    guard: { roles: ['job_seeker', 'employer'] },
  },
  {
    paths: ['/job-alerts'],
    page: lazyPage(async () => (await import('../features/alerts/job-alerts-page.js')).JobAlertsPage),
    guard: { roles: ['job_seeker'], signedOut: { text: 'Please sign in to manage your job alerts.' } },
  },
  {
    paths: ['/application-status-alerts'],
    page: lazyPage(async () => (await import('../features/alerts/status-alerts-page.js')).StatusAlertsPage),
    guard: {
      roles: ['job_seeker'],
      token: 'statusAlerts',
      signedOut: { title: 'Access Denied', text: jobSeekersOnly },
      denied: { text: jobSeekersOnly },
    },
  },
];
