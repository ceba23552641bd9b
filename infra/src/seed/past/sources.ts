import { dayOf, type Source } from '@workboard/contracts';
import { addDays, daysBetween } from '../calendar.js';
import type { Random } from '../random.js';
import type { DemoApplication, DemoJob } from '../types.js';
import type { PastSource } from './types.js';

/** Where people come from, as often as the second says: most from the board itself, many by links that they share. */
const weights: readonly (readonly [Source, number])[] = [
  ['site', 38],
  ['facebook', 20],
  ['whatsapp', 12],
  ['search', 12],
  ['direct', 9],
  ['mail', 5],
  ['poster', 3],
  ['linkedin', 1],
];
/** Days on which an ad is counted: every one would be many rows for little. */
const fewDays = 5;
const manyDays = 30;

/** Rows of one day and source become one. */
const merged = (rows: readonly PastSource[]): PastSource[] => {
  const sums = new Map<string, PastSource>();
  for (const row of rows) {
    const key = `${row.jobId}|${row.day}|${row.source}`;
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
};

/** Every application once, on the day when it came (decision P56). */
export const applicationSourcesOf = (applications: readonly DemoApplication[], random: Random): PastSource[] =>
  merged(
    applications.map(({ id, jobId, appliedAt }) => ({
      jobId,
      day: dayOf(appliedAt),
      source: random.fork(`application-${id}`).weighted(weights),
      count: 1,
    })),
  );

/** The views of each ad, all of them, on some of its days; on more of them where `isClose` wants to look closer. */
export const viewSourcesOf = (options: {
  jobs: readonly DemoJob[];
  isClose: (job: DemoJob) => boolean;
  /** Whoever applied looked first, and from the same place. */
  applications: readonly PastSource[];
  now: Date;
  random: Random;
}): PastSource[] =>
  merged(
    options.jobs.flatMap((job) => {
      const { publishedAt, views } = job;
      if (publishedAt === null || views === 0) {
        return [];
      }
      const random = options.random.fork(`job-${job.id}`);
      const open = Math.max(0, daysBetween(publishedAt, options.now));
      const stretches = Math.min(views, options.isClose(job) ? manyDays : fewDays);
      const looks = options.applications
        .filter(({ jobId }) => jobId === job.id)
        .map((row) => ({ ...row, count: 2 * row.count }));
      const others = views - looks.reduce((sum, { count }) => sum + count, 0);
      let left = others;
      const strangers = Array.from({ length: stretches }, (_, index) => {
        const count = index === stretches - 1 ? left : Math.min(left, Math.ceil(others / stretches));
        left -= count;
        // An ad is looked at most while it is new.
        const day = dayOf(addDays(publishedAt, open * ((index + random.next()) / stretches) ** 1.6));
        return { jobId: job.id, day, source: random.weighted(weights), count };
      });
      return [...looks, ...strangers].filter(({ count }) => count > 0);
    }),
  );
