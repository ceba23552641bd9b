import { queryOptions } from '@tanstack/react-query';
import type { Job, JobPage } from '@workboard/contracts';
import type { Query } from '../../lib/api/address.js';
import { freshFor } from '../../lib/api/query-client.js';
import { read, readList, readPage } from '../../lib/api/read.js';

export const savedJobsQuery = queryOptions({ ...readList('/saved-jobs'), staleTime: freshFor.savedJobs });

export const jobAlertsQuery = readList('/job-alerts');

export const myJobsQuery = queryOptions({ ...readList('/jobs/my-jobs'), staleTime: freshFor.myJobs });

/** One job; reading it counts a view (decision P9). */
export const jobQuery = (id: string | number) =>
  queryOptions({ ...read('/jobs/{id}', { params: { id }, goesOn: true }), staleTime: freshFor.publicJobs });

/** A plain list of public jobs, newest first unless the filters say otherwise. */
export const jobListQuery = (filters: Query<'/jobs'>) =>
  queryOptions({ ...readList('/jobs', { query: filters, goesOn: true }), staleTime: freshFor.publicJobs });

/** One page of public jobs with the exact total. The answer may also be a plain array (spec §3). */
export const jobPageQuery = (filters: Query<'/jobs'>) => {
  const reading = readPage('/jobs', { query: filters, goesOn: true });
  return queryOptions({
    ...reading,
    queryFn: async (context): Promise<JobPage> => {
      const answer: Partial<JobPage> | Job[] | null = await reading.queryFn(context);
      if (Array.isArray(answer)) {
        return { jobs: answer, total: answer.length };
      }
      // An answer that is no list counts as an empty one (spec §7).
      const jobs = Array.isArray(answer?.jobs) ? answer.jobs : [];
      return { ...answer, jobs, total: answer?.total ?? jobs.length };
    },
    staleTime: freshFor.publicJobs,
  });
};
