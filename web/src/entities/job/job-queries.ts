import { queryOptions } from '@tanstack/react-query';
import type { CardJob, CardPage, Job, SavedJob } from '@workboard/contracts';
import type { Query } from '../../lib/api/address.js';
import { freshFor } from '../../lib/api/query-client.js';
import { type Read, read, readList, readPage } from '../../lib/api/read.js';

/** What the screens know of a saved job: a job is saved from a list, too. */
export type SavedEntry = Omit<SavedJob, 'job'> & { job: CardJob };

export const savedJobsQuery = queryOptions({
  ...(readList('/saved-jobs') as Read<SavedEntry[]>),
  staleTime: freshFor.savedJobs,
});

export const jobAlertsQuery = readList('/job-alerts');

export const myJobsQuery = queryOptions({ ...readList('/jobs/my-jobs'), staleTime: freshFor.myJobs });

/** One job; reading it counts a view (decision P9). */
export const jobQuery = (id: string | number) =>
  queryOptions({ ...read('/jobs/{id}', { params: { id }, goesOn: true }), staleTime: freshFor.publicJobs });

/** A job that is shown beside a list without anybody having opened it, which is no view; none when it is public no more. */
export const shownJobQuery = (id: number) =>
  queryOptions({
    ...(readList('/jobs', { query: { ids: String(id) }, goesOn: true }) as Read<Job[]>),
    staleTime: freshFor.publicJobs,
  });

/** Lists ask for what their cards show (decision P92). */
const fields = 'card';

/** A plain list of public jobs, newest first unless the filters say otherwise. */
export const jobListQuery = (filters: Query<'/jobs'>) => {
  const reading = readList('/jobs', { query: { ...filters, fields }, goesOn: true }) as Read<CardJob[]>;
  return queryOptions({ ...reading, staleTime: freshFor.publicJobs });
};

/** One page of public jobs with the exact total. The answer may also be a plain array (spec §3). */
export const jobPageQuery = (filters: Query<'/jobs'>) => {
  const reading = readPage('/jobs', { query: { ...filters, fields }, goesOn: true }) as Read<CardPage>;
  return queryOptions({
    ...reading,
    queryFn: async (context): Promise<CardPage> => {
      const answer: Partial<CardPage> | CardJob[] | null = await reading.queryFn(context);
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
