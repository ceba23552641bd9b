import type { QueryClient } from '@tanstack/react-query';
import { applicationsQuery } from '../entities/application/application-queries.js';
import { jobQuery, savedJobsQuery } from '../entities/job/job-queries.js';
import { sessionQuery } from '../lib/session/session.js';

const seekerReads = {
  '/dashboard': [applicationsQuery, savedJobsQuery],
  '/applications': [applicationsQuery],
  '/saved-jobs': [savedJobsQuery, applicationsQuery],
} as const;

const isKnown = (pathname: string): pathname is keyof typeof seekerReads => pathname in seekerReads;

/** Asks for what the first screen of somebody who is signed in reads, while its code is still on its way. Never throws. */
export const readEarly = async (client: QueryClient, pathname: string): Promise<void> => {
  const job = /^\/jobs\/(\d{1,10})$/.exec(pathname)?.[1];
  if (job !== undefined) {
    void client.prefetchQuery(jobQuery(job));
  }
  const user = await client.fetchQuery(sessionQuery).catch(() => null);
  if (user?.role === 'job_seeker' && isKnown(pathname)) {
    for (const query of seekerReads[pathname]) {
      void client.prefetchQuery(query as typeof applicationsQuery);
    }
  }
};
