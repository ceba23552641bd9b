import { queryOptions } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { keptHeader } from '../../lib/api/kept-marks.js';

const jobAddress = /\/api\/jobs\/\d+$/;

interface KeptJob {
  job: Job;
  at: string;
}

/** Jobs that can be read on this device without a line, the last seen first. */
export const keptJobsQuery = queryOptions({
  queryKey: ['kept-jobs'],
  queryFn: async (): Promise<KeptJob[]> => {
    if (!('caches' in globalThis)) {
      return [];
    }
    const cache = await caches.open('public-data');
    const found = (await cache.keys()).filter(({ url }) => jobAddress.test(url));
    const jobs = await Promise.all(
      found.map(async (request) => {
        const kept = await cache.match(request);
        return kept && { job: (await kept.json()) as Job, at: kept.headers.get(keptHeader) ?? '' };
      }),
    );
    return jobs.filter((kept) => kept !== undefined).toSorted((one, other) => other.at.localeCompare(one.at));
  },
  staleTime: 0,
});

/** Forgets them. */
export const forgetKeptJobs = async (): Promise<void> => {
  await caches.delete('public-data');
};
