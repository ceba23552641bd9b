import type { CardJob, CardPage, Job } from '@workboard/contracts';
import { isOpenOn } from '@workboard/contracts/dates';
import { jobListQuery, jobPageQuery } from '../../entities/job/job-queries.js';

/** How many are looked at for the few that are shown. */
const looked = 10;
const shown = 3;

/** Whether the job itself still takes applications. */
export const takesApplications = (job: Pick<Job, 'closingDate' | 'status' | 'published'>, now: Date): boolean =>
  job.status === 'active' &&
  job.published &&
  isOpenOn(job.closingDate === null ? null : new Date(job.closingDate), now);

const longestSearch = 200;
const wordsOf = (text: string | null): string => (text ?? '').replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ').trim();

/** What a search for the title at the place finds, and what comes near it (docs/search.md). */
export const similarJobsQuery = ({ title, location }: Pick<Job, 'title' | 'location'>) => {
  const [place = null] = location?.split(',') ?? [];
  const search = `${wordsOf(title)} ${wordsOf(place)}`.slice(0, longestSearch).trim();
  return jobPageQuery({ search, limit: looked });
};

/** The newest jobs of the same industry, where that is too little. */
export const industryJobsQuery = ({ industry }: Pick<Job, 'industry'>) => jobListQuery({ industry, limit: looked });

/** All that was found, the likest first, each once. */
export const foundJobs = (page: CardPage | undefined, others: readonly CardJob[] = []): CardJob[] => [
  ...new Map([...(page?.jobs ?? []), ...(page?.related?.jobs ?? []), ...others].map((job) => [job.id, job])).values(),
];

/** Of those, three that are open. */
export const similarTo = (job: Job, jobs: readonly CardJob[], now: Date): CardJob[] =>
  jobs.filter((other) => other.id !== job.id && takesApplications(other, now)).slice(0, shown);
