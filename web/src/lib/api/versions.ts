/** A field that somebody else changed while the form was open. */
export interface Difference {
  field: string;
  mine: string;
  theirs: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isWorded = (entry: unknown): entry is { text: string } =>
  typeof entry === 'object' && entry !== null && 'text' in entry && typeof entry.text === 'string';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) {
    return '';
  }
  if (Array.isArray(value)) {
    return value.map(textOf).join(', ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What people compare: of a list of questions their wording. */
const saidOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((entry: unknown) => (isWorded(entry) ? entry.text : textOf(entry))).join(', ')
    : textOf(value);

const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** The sent fields that were changed meanwhile, to something else than is sent. */
export const differencesOf = ({ base, mine, theirs }: { base: object; mine: object; theirs: object }): Difference[] => {
  const [before, sent, now] = [base as Fields, mine as Fields, theirs as Fields];
  return Object.keys(sent)
    .filter((field) => field in now && sent[field] !== undefined)
    .filter((field) => !isSame(before[field], now[field]) && !isSame(sent[field], now[field]))
    .map((field) => ({ field, mine: saidOf(sent[field]), theirs: saidOf(now[field]) }));
};

/** Fields that say something together alone: an amount with its period (decision P60). */
const together: readonly (readonly string[])[] = [['payPeriod', 'payMin', 'payMax', 'salaryMin', 'salaryMax']];

/** What of `mine` the person changed: the rest is left as others saved it meanwhile. */
export const ownChanges = <Body extends object>(base: object, mine: Body): Partial<Body> => {
  const isOwn = (field: string) => !(field in base) || !isSame((base as Fields)[field], (mine as Fields)[field]);
  const goesAlong = (field: string) =>
    together.some((group) => group.includes(field) && group.some((other) => other in mine && isOwn(other)));
  return Object.fromEntries(
    Object.entries(mine).filter(([field]) => isOwn(field) || goesAlong(field)),
  ) as Partial<Body>;
};

/** The person took what others saved: the save is over, and nothing went wrong. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}
