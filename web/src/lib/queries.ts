import { queryOptions } from '@tanstack/react-query';
import type { Company, Job, JobPage } from '@workboard/contracts';
import type { Query } from './address.js';
import { ApiError } from './api.js';
import { freshFor, retryUpTo } from './query-client.js';
import { read, readList, readPage } from './read.js';

const companyLoadFailed = 'Failed to load company data';

/** Reads that several features share. */
export const applicationsQuery = queryOptions({ ...readList('/applications'), staleTime: freshFor.applications });

/** The same with those to closed jobs (decision P20). */
export const allApplicationsQuery = queryOptions({
  ...readList('/applications', { query: { includeClosed: 'true' } }),
  staleTime: freshFor.applications,
});

/** Interviews of one's company, those of jobs that are switched off too. */
export const interviewsQuery = queryOptions({ ...readList('/interviews'), staleTime: freshFor.applications });

/** The members of one's company. */
export const teamQuery = readList('/company-users');

export const savedJobsQuery = queryOptions({ ...readList('/saved-jobs'), staleTime: freshFor.savedJobs });

export const jobAlertsQuery = readList('/job-alerts');

export const myJobsQuery = queryOptions({ ...readList('/jobs/my-jobs'), staleTime: freshFor.myJobs });

/*
 * Reads of public screens go on when nobody watches them: the layout around such a screen changes once it is known who is
 * signed in, and what was called off for that moment would have to be asked for again.
 */
export const companiesQuery = queryOptions({
  ...readList('/companies', { goesOn: true }),
  staleTime: freshFor.publicJobs,
});

/** One company; the answer must be an object with an id (spec §8), and a failure is tried again thrice (spec §7). */
export const companyQuery = (id: string | number) => {
  const reading = read('/companies/{id}', { params: { id }, goesOn: true });
  return queryOptions({
    ...reading,
    queryFn: async (context) => {
      const company: Company | null = await reading.queryFn(context);
      if (typeof company?.id !== 'number') {
        throw new ApiError({ status: 0, reason: companyLoadFailed, message: companyLoadFailed });
      }
      return company;
    },
    staleTime: freshFor.publicJobs,
    retry: retryUpTo(3),
    retryDelay: 1000,
  });
};

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
