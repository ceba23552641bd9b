import type { Job } from '@workboard/contracts';
import { isOpenOn } from '@workboard/contracts/dates';
import { jobListQuery } from '../../lib/queries.js';

/** How many are looked at for the few that are shown. */
const looked = 20;
const shown = 3;

/** Whether the job itself still takes applications. */
export const takesApplications = (job: Pick<Job, 'closingDate' | 'status' | 'published'>, now: Date): boolean =>
  job.status === 'active' &&
  job.published &&
  isOpenOn(job.closingDate === null ? null : new Date(job.closingDate), now);

/** The newest jobs of the same industry. */
export const similarJobsQuery = ({ industry }: Pick<Job, 'industry'>) => jobListQuery({ industry, limit: looked });

/** Of those, three that are open; those in the same place come first. */
export const similarTo = (job: Job, jobs: readonly Job[], now: Date): Job[] =>
  jobs
    .filter((other) => other.id !== job.id && takesApplications(other, now))
    .toSorted((a, b) => Number(b.location === job.location) - Number(a.location === job.location))
    .slice(0, shown);
