import type { Application, RankResult } from '@workboard/contracts';
import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { referenceOf, stageOf } from '@workboard/contracts/statuses';
import { fullName } from '../../lib/labels.js';

export type StatusFilter = ApplicationStatus | 'all';
export const statusFilters: readonly StatusFilter[] = ['all', ...applicationStatuses];

/** A value of the address as a filter; anything unknown shows all. */
export const toStatusFilter = (value: string): StatusFilter => statusFilters.find((known) => known === value) ?? 'all';

export interface Narrowing {
  status: StatusFilter;
  search: string;
  /** A job's id, or 'all'. */
  job: string;
}

const textOf = ({ id, job, user, coverLetter }: Application): string =>
  [referenceOf(id), job.title, job.company.name, job.location ?? '', fullName(user), user.email, coverLetter]
    .join(' ')
    .toLowerCase();

/** Those of the job and the search, whatever their status; the tabs count these. */
export const narrow = (applications: readonly Application[], { search, job }: Narrowing): Application[] => {
  const words = search.trim().toLowerCase();
  return applications.filter(
    (application) => (job === 'all' || String(application.jobId) === job) && textOf(application).includes(words),
  );
};

/** How many there are of each status, and in all; those that were withdrawn count in all alone (decision P18). */
export const countByStatus = (applications: readonly Application[]): Record<StatusFilter, number> => {
  const counts = Object.fromEntries(statusFilters.map((status) => [status, 0])) as Record<StatusFilter, number>;
  for (const application of applications) {
    const stage = stageOf(application);
    counts.all += 1;
    if (stage !== 'withdrawn') {
      counts[stage] += 1;
    }
  }
  return counts;
};

export type Ranked = RankResult['rankings'][number];

/** By rank, those without one last and in their order (spec §4). */
export const byRank = (applications: readonly Application[], ranks: ReadonlyMap<number, Ranked>): Application[] =>
  applications.toSorted((a, b) => (ranks.get(a.id)?.rank ?? Infinity) - (ranks.get(b.id)?.rank ?? Infinity) || 0);

const withPlace = ({ title, location }: Application['job']): string => (location ? `${title}, ${location}` : title);

/** The jobs that applications are for, by title. Those of one name say where they are, and if need be which they are. */
export const jobsOf = (applications: readonly Application[]): { id: number; title: string }[] => {
  const jobs = [...new Map(applications.map(({ job }) => [job.id, job])).values()];
  const nameOf = (job: Application['job']): string => {
    const namesakes = jobs.filter(({ title }) => title === job.title);
    if (namesakes.length === 1) {
      return job.title;
    }
    const isOnlyOneThere = namesakes.filter(({ location }) => location === job.location).length === 1;
    return isOnlyOneThere ? withPlace(job) : `${withPlace(job)} (${job.id})`;
  };
  return jobs
    .map((job) => ({ id: job.id, title: nameOf(job) }))
    .toSorted((a, b) => a.title.localeCompare(b.title) || a.id - b.id);
};
