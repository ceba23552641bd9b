import { type Criterion, type JobProfile } from '../criteria.js';

/** One line of the rubric a model fills in: `id` is ours, so an answer can only speak of what was asked. */
export interface RubricLine {
  id: string;
  criterion: Criterion;
}

const mostLines = 16;

/** What each level says. */
export const levelMeanings = [
  'nothing in the text speaks of it',
  'only claimed or listed, without work that shows it',
  'some practice: training, assisting or a related task',
  'meets it in own work, study or licence',
  'clearly exceeds it, with results or longer time than asked',
] as const;

/** The heaviest criteria of an ad, at most 16; the field of work as a whole is left to the embedded engine. */
export const rubricOf = ({ criteria, field }: JobProfile): RubricLine[] => {
  return criteria
    .filter((criterion) => criterion !== field)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostLines)
    .map((criterion, at) => ({ id: `c${at + 1}`, criterion }));
};
