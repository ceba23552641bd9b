import type { Application, RankResult } from '@workboard/contracts';
import { choicesMet } from '@workboard/contracts/questions';

export type Ranked = RankResult['rankings'][number];

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
