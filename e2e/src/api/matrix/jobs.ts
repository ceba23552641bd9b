import { unique } from '../../support/people.js';
import { everybody, superAdmins, seekers, employers, type MatrixRow } from './row.js';

export const jobs: readonly MatrixRow[] = [
  { route: 'jobs.list', expected: everybody(200) },
  { route: 'jobSearch.facets', expected: everybody(200) },
  { route: 'jobSearch.suggestions', expected: everybody(200) },
  { route: 'lostSearches.list', expected: superAdmins(200) },
  { route: 'jobs.mine', expected: employers({ own: 200, other: 200, none: 200 }) },
  { route: 'jobs.get', about: 'public', expected: everybody(200), call: (scene) => ({ params: { id: scene.job.id } }) },
  {
    route: 'jobs.get',
    about: 'inactive',
    expected: { employer: 200, superAdmin: 200, rest: 404 },
    call: async (scene) => ({ params: { id: (await scene.newJob({ status: 'inactive' })).id } }),
  },
  {
    route: 'jobs.create',
    expected: employers({ own: 201, other: 201, none: 400 }),
    call: (scene) => ({ body: scene.jobBody() }),
  },
  {
    route: 'jobs.advice',
    expected: employers({ own: 200, other: 200, none: 400, superAdmin: 200 }),
    call: () => ({ body: { title: 'FITTER WANTED', description: 'Come.' } }),
  },
  {
    route: 'jobs.update',
    expected: employers({ own: 200, other: 403, none: 403, superAdmin: 200 }),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id }, body: { title: `Changed ${unique()}` } }),
  },
  {
    route: 'jobs.remove',
    expected: employers({ own: 200, other: 403, none: 403, superAdmin: 200 }),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id } }),
  },
  {
    route: 'jobs.markFilled',
    expected: employers({ own: 200, other: 403, none: 403 }),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id }, body: { tell: true, message: 'Filled' } }),
  },
  {
    route: 'jobs.publish',
    expected: superAdmins(200),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id }, body: { published: false } }),
  },
  {
    route: 'reports.report',
    expected: everybody(201),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id }, body: { reason: 'asks_money' } }),
  },
  {
    route: 'reports.report',
    about: 'one that is not public',
    expected: { employer: 201, superAdmin: 201, rest: 404 },
    call: async (scene) => ({
      params: { id: (await scene.newJob({ status: 'inactive' })).id },
      body: { reason: 'not_real' },
    }),
  },
  {
    route: 'reports.ownReview',
    expected: employers({ own: 200, other: 403, none: 403, superAdmin: 200 }),
    call: async (scene) => ({ params: { id: (await scene.newJob()).id } }),
  },
  { route: 'savedJobs.list', expected: seekers({ own: 200, other: 200 }) },
  {
    route: 'savedJobs.save',
    expected: seekers({ own: 201, other: 201 }),
    call: async (scene) => ({ body: { jobId: (await scene.newJob()).id } }),
  },
  {
    route: 'savedJobs.remove',
    expected: seekers({ own: 200, other: 404 }),
    call: async (scene) => ({ params: { jobId: (await scene.savedJob()).id } }),
  },
  {
    route: 'savedJobs.annotate',
    expected: seekers({ own: 200, other: 404 }),
    call: async (scene) => ({ params: { jobId: (await scene.savedJob()).id }, body: { notes: 'Ask about housing' } }),
  },
  { route: 'recommendations.list', expected: seekers({ own: 200, other: 200 }) },
  {
    route: 'recommendations.dismiss',
    about: 'an absent one',
    expected: seekers({ own: 404, other: 404 }),
    call: () => ({ params: { id: 2_000_000_000 } }),
  },
  { route: 'insights.salaries', expected: everybody(200) },
  {
    route: 'figures.job',
    expected: employers({ own: 200, other: 403, none: 403, superAdmin: 200 }),
    call: (scene) => ({ params: { id: scene.job.id } }),
  },
  {
    route: 'figures.sheet',
    expected: employers({ own: 200, other: 403, none: 403, superAdmin: 200 }),
    call: (scene) => ({ params: { id: scene.job.id } }),
  },
  { route: 'figures.company', expected: employers({ own: 200, other: 200, none: 400 }) },
  {
    route: 'figures.replies',
    expected: everybody(200),
    call: (scene) => ({ params: { id: scene.employer.company.id } }),
  },
];
