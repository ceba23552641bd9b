import {
  adminApi,
  adminManyApi,
  insightsApi,
  jobsApi,
  jobsService,
  lostSearchesApi,
  recommendationsApi,
  reportsApi,
  reviewsApi,
  savedJobsApi,
} from '@workboard/contracts';
import { asChanges, forwardingTo } from '../platform/forwarding.js';

/** Calls that the jobs service answers alone. */
export const JobsForwarding = forwardingTo(jobsService, (forward) => [
  forward(jobsApi.mine, 'mine'),
  forward(jobsApi.create, 'create'),
  forward(jobsApi.advice, 'advice'),
  forward(jobsApi.update, 'update', { input: asChanges }),
  forward(jobsApi.remove, 'remove'),
  forward(jobsApi.publish, 'publish'),
  forward(reportsApi.ownReview, 'ownReview'),

  forward(lostSearchesApi.list, 'lostSearches', {
    answer: (page, { query }) => (query.includeTotal ? page : page.searches),
  }),

  forward(savedJobsApi.list, 'listSaved'),
  forward(savedJobsApi.save, 'save'),
  forward(savedJobsApi.remove, 'unsave'),
  forward(savedJobsApi.annotate, 'annotateSaved', { input: asChanges }),

  forward(recommendationsApi.list, 'listRecommendations'),
  forward(recommendationsApi.dismiss, 'dismissRecommendation'),
  forward(insightsApi.salaries, 'salaryInsights'),

  forward(adminApi.job, 'adminGet'),
  forward(adminApi.createJob, 'adminCreate'),
  forward(adminApi.updateJob, 'adminUpdate', { input: asChanges }),
  forward(adminApi.removeJob, 'remove'),
  forward(adminManyApi.jobs, 'adminChangeMany'),
  forward(reviewsApi.list, 'listReviews'),
]);
