import { queryOptions } from '@tanstack/react-query';
import type {
  Application,
  Company,
  Job,
  JobAlert,
  JobPage,
  ListedInterview,
  SavedJob,
  User,
} from '@workboard/contracts';
import { api, ApiError, getList, type QueryValues } from './api.js';
import { freshFor, retryUpTo } from './query-client.js';

const companyLoadFailed = 'Failed to load company data';

/** Reads that several features share. Keys are the call's path and query, so that `refresh` can name them. */
export const applicationsQuery = queryOptions({
  queryKey: ['/api/applications'],
  queryFn: ({ signal }) => getList<Application>('/api/applications', { signal }),
  staleTime: freshFor.applications,
});

/** The same with those to closed jobs (decision P20). */
export const allApplicationsQuery = queryOptions({
  queryKey: ['/api/applications', 'includeClosed'],
  queryFn: ({ signal }) => getList<Application>('/api/applications', { query: { includeClosed: 'true' }, signal }),
  staleTime: freshFor.applications,
});

/** Interviews of the own company, those of jobs that are switched off too. */
export const interviewsQuery = queryOptions({
  queryKey: ['/api/interviews'],
  queryFn: ({ signal }) => getList<ListedInterview>('/api/interviews', { signal }),
  staleTime: freshFor.applications,
});

/** The members of the own company. */
export const teamQuery = queryOptions({
  queryKey: ['/api/company-users'],
  queryFn: ({ signal }) => getList<User>('/api/company-users', { signal }),
});

export const savedJobsQuery = queryOptions({
  queryKey: ['/api/saved-jobs'],
  queryFn: ({ signal }) => getList<SavedJob>('/api/saved-jobs', { signal }),
  staleTime: freshFor.savedJobs,
});

export const jobAlertsQuery = queryOptions({
  queryKey: ['/api/job-alerts'],
  queryFn: ({ signal }) => getList<JobAlert>('/api/job-alerts', { signal }),
});

export const myJobsQuery = queryOptions({
  queryKey: ['/api/jobs/my-jobs'],
  queryFn: ({ signal }) => getList<Job>('/api/jobs/my-jobs', { signal }),
  staleTime: freshFor.myJobs,
});

/*
 * Reads of public screens go on when nobody watches them: the layout around such a screen changes once it is known who is
 * signed in, and what was called off for that moment would have to be asked for again.
 */
export const companiesQuery = queryOptions({
  queryKey: ['/api/companies'],
  queryFn: () => getList<Company>('/api/companies'),
  staleTime: freshFor.publicJobs,
});

/** One company; the answer must be an object with an id (spec §8), and a failure is tried again thrice (spec §7). */
export const companyQuery = (id: string | number) => {
  const path = `/api/companies/${id}`;
  return queryOptions({
    queryKey: [path],
    queryFn: async () => {
      const company = await api.get<Company | null>(path);
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
export const jobQuery = (id: string | number) => {
  const path = `/api/jobs/${id}`;
  return queryOptions({ queryKey: [path], queryFn: () => api.get<Job>(path), staleTime: freshFor.publicJobs });
};

/** A plain list of public jobs, newest first unless the filters say otherwise. */
export const jobListQuery = (filters: QueryValues) =>
  queryOptions({
    queryKey: ['/api/jobs', filters],
    queryFn: () => getList<Job>('/api/jobs', { query: filters }),
    staleTime: freshFor.publicJobs,
  });

/** One page of public jobs with the exact total. The answer may also be a plain array (spec §3). */
export const jobPageQuery = (filters: QueryValues) =>
  queryOptions({
    queryKey: ['/api/jobs', { ...filters, includeTotal: true }],
    queryFn: async (): Promise<JobPage> => {
      const answer = await api.get<Partial<JobPage> | Job[] | null>('/api/jobs', {
        query: { ...filters, includeTotal: true },
      });
      if (Array.isArray(answer)) {
        return { jobs: answer, total: answer.length };
      }
      // An answer that is no list counts as an empty one (spec §7).
      const jobs = Array.isArray(answer?.jobs) ? answer.jobs : [];
      return { ...answer, jobs, total: answer?.total ?? jobs.length };
    },
    staleTime: freshFor.publicJobs,
  });
