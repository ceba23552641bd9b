import { lazyPage } from '../components/feedback/lazy-part.js';
import type { AppRoute } from './route.js';

const signIn = { action: { label: 'Sign In', to: '/auth' } };

/** Screens of employers. */
export const employerRoutes: readonly AppRoute[] = [
  {
    paths: ['/post-job'],
    page: lazyPage(async () => (await import('../features/jobs/post-job-page.js')).PostJobPage),
    guard: {
      roles: ['employer'],
      writers: true,
      signedOut: { text: 'Please sign in to post a job.', ...signIn },
      denied: { title: 'Employer Access Required', text: 'Only employers can post jobs.' },
    },
  },
  {
    paths: ['/edit-job/:id'],
    page: lazyPage(async () => (await import('../features/jobs/edit-job-page.js')).EditJobPage),
    guard: {
      roles: ['employer'],
      writers: true,
      signedOut: { text: 'Please sign in to edit a job.', ...signIn },
      denied: {
        title: 'Job Not Found',
        text: "The job you're looking for doesn't exist or has been removed.",
        action: { label: 'Back to Dashboard', to: '/dashboard' },
      },
    },
  },
  {
    paths: ['/jobs/:id/applications'],
    page: lazyPage(async () => (await import('../features/applications/desk/desk-page.js')).DeskPage),
    guard: {
      roles: ['employer'],
      signedOut: { text: 'Please sign in to see the applicants.', ...signIn },
      denied: { title: 'Employer Access Required', text: 'Only employers can see the applicants of a job.' },
    },
  },
  {
    paths: ['/jobs/:id/figures'],
    page: lazyPage(async () => (await import('../features/analytics/job-figures-page.js')).JobFiguresPage),
    guard: { roles: ['employer', 'super_admin'] },
  },
  {
    paths: ['/create-company'],
    page: lazyPage(async () => (await import('../features/companies/create-company-page.js')).CreateCompanyPage),
    guard: {
      roles: ['employer'],
      redirect: ({ role, companyId }) => (role === 'employer' && companyId !== null ? '/dashboard' : null),
    },
  },
  {
    paths: ['/company/:id/edit', '/edit-company/:id'],
    page: lazyPage(async () => (await import('../features/companies/edit-company-page.js')).EditCompanyPage),
    guard: { writers: true },
  },
  {
    paths: ['/integrations'],
    page: lazyPage(async () => (await import('../features/integrations/integrations-page.js')).IntegrationsPage),
    guard: {
      roles: ['employer'],
      signedOut: { text: 'Please sign in to connect your programs.', ...signIn },
      redirect: ({ role, companyId }) => (role === 'employer' && companyId === null ? '/create-company' : null),
    },
  },
  {
    paths: ['/company-users'],
    page: lazyPage(async () => (await import('../features/team/team-page.js')).TeamPage),
    guard: {
      roles: ['employer'],
      redirect: ({ role, companyId }) => (role === 'employer' && companyId === null ? '/create-company' : null),
    },
  },
];
