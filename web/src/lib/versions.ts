import { ApiError } from './api.js';

/** A field that somebody else changed while the form was open. */
export interface Difference {
  field: string;
  mine: string;
  theirs: string;
}

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) {
    return '';
  }
  if (Array.isArray(value)) {
    return value.join(', ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** The sent fields that were changed meanwhile, to something else than is sent. */
export const differencesOf = ({ base, mine, theirs }: { base: object; mine: object; theirs: object }): Difference[] => {
  const [before, sent, now] = [base as Fields, mine as Fields, theirs as Fields];
  return Object.keys(sent)
    .filter((field) => field in now && sent[field] !== undefined)
    .filter((field) => !isSame(before[field], now[field]) && !isSame(sent[field], now[field]))
    .map((field) => ({ field, mine: textOf(sent[field]), theirs: textOf(now[field]) }));
};

/** What of `mine` the person changed: the rest is left as others saved it meanwhile. */
export const ownChanges = <Body extends object>(base: object, mine: Body): Partial<Body> =>
  Object.fromEntries(
    Object.entries(mine).filter(([field, value]) => !(field in base) || !isSame((base as Fields)[field], value)),
  ) as Partial<Body>;

/** True for the refusal of a save that began with an older version (decision W12). */
export const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'conflict';

/** The person took what others saved: the save is over, and nothing went wrong. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}
