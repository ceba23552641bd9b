import type { Application, RankResult } from '@workboard/contracts';
import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { choicesMet } from '@workboard/contracts/questions';
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

/** Those with a tag, whatever the case of its letters; all for none (decision P46). */
export const withTag = (applications: readonly Application[], tag: string): readonly Application[] =>
  tag === ''
    ? applications
    : applications.filter(({ tags }) => tags?.some((given) => given.toLowerCase() === tag.toLowerCase()));

/** The tags that applications have, in the order of the alphabet. */
export const tagsOf = (applications: readonly Application[]): string[] =>
  [...new Map(applications.flatMap(({ tags = [] }) => tags.map((tag) => [tag.toLowerCase(), tag]))).values()].toSorted(
    (a, b) => a.localeCompare(b),
  );

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

export type Ranked = RankResult['rankings'][number];

/** By rank, those without one last and in their order (spec §4). */
export const byRank = <T extends { id: number }>(applications: readonly T[], ranks: ReadonlyMap<number, Ranked>): T[] =>
  applications.toSorted((a, b) => (ranks.get(a.id)?.rank ?? Infinity) - (ranks.get(b.id)?.rank ?? Infinity) || 0);

/** Those who meet a criterion, wholly or partly; everybody while none is asked for or nothing is known of them. */
export const meeting = <T extends { id: number }>(
  applications: readonly T[],
  { criterion, ranks }: { criterion: string; ranks: ReadonlyMap<number, Ranked> },
): readonly T[] => {
  if (criterion === '' || ranks.size === 0) {
    return applications;
  }
  const isMet = ({ reasons }: Ranked): boolean =>
    reasons.some((reason) => reason.criterion === criterion && (reason.met === 'yes' || reason.met === 'partly'));
  return applications.filter(({ id }) => {
    const ranked = ranks.get(id);
    return ranked !== undefined && isMet(ranked);
  });
};

/** Those who gave an answer; everybody while none is asked for. `choice` is one of `answerChoices`. */
export const answering = (applications: readonly Application[], choice: string): readonly Application[] =>
  choice === '' ? applications : applications.filter((application) => choicesMet(application).includes(choice));

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
