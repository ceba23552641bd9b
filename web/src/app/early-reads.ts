import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { applicationsQuery } from '../entities/application/application-queries.js';
import { jobQuery, savedJobsQuery } from '../entities/job/job-queries.js';
import { sessionQuery } from '../lib/session/session.js';

/** What a seeker's screens of members read first, by path; others nobody waits for. */
export const seekerReads: Partial<Record<string, readonly { queryKey: QueryKey }[]>> = {
  '/dashboard': [applicationsQuery, savedJobsQuery],
  '/applications': [applicationsQuery],
  '/saved-jobs': [savedJobsQuery, applicationsQuery],
};

/** Asks for what the first screen of somebody who is signed in reads, while its code is still on its way. Never throws. */
export const readEarly = async (client: QueryClient, pathname: string): Promise<void> => {
  const job = /^\/jobs\/(\d{1,10})$/.exec(pathname)?.[1];
  if (job !== undefined) {
    void client.prefetchQuery(jobQuery(job));
  }
  const user = await client.fetchQuery(sessionQuery).catch(() => null);
  if (user?.role === 'job_seeker') {
    for (const query of job === undefined ? (seekerReads[pathname] ?? []) : [applicationsQuery]) {
      void client.prefetchQuery(query);
    }
  }
};
