import type { Application } from '@workboard/contracts';
import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { isEndedStage, referenceOf, stageOf } from '@workboard/contracts/statuses';
import { fullName } from '@workboard/contracts/person-name';

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

const textOf = ({ id, job, user, coverLetter, notes }: Application): string =>
  [
    referenceOf(id),
    job.title,
    job.company.name,
    job.location ?? '',
    fullName(user),
    user.email,
    coverLetter,
    notes ?? '',
  ]
    .join(' ')
    .toLowerCase();

/**
 * Those of the job and the search, whatever their status; the tabs count these.
 *
 * @param alsoFound ids that the server found by the search
 */
export const narrow = (
  applications: readonly Application[],
  { search, job }: Pick<Narrowing, 'search' | 'job'>,
  alsoFound?: ReadonlySet<number>,
): Application[] => {
  const words = search.trim().toLowerCase();
  return applications.filter(
    (application) =>
      (job === 'all' || String(application.jobId) === job) &&
      (textOf(application).includes(words) || alsoFound?.has(application.id)),
  );
};

/** How many there are of each status, and in all; those that ended without a decision count in all alone (decisions P18, P19). */
export const countByStatus = (applications: readonly Application[]): Record<StatusFilter, number> => {
  const counts = Object.fromEntries(statusFilters.map((status) => [status, 0])) as Record<StatusFilter, number>;
  for (const application of applications) {
    const stage = stageOf(application);
    counts.all += 1;
    if (!isEndedStage(stage)) {
      counts[stage] += 1;
    }
  }
  return counts;
};

/** Those of one tab, in their order. */
export const inTab = <T extends Application>(applications: readonly T[], status: StatusFilter): readonly T[] =>
  status === 'all' ? applications : applications.filter((application) => stageOf(application) === status);
