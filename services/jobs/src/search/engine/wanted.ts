import { type Condition, filterConditions, type JobFilters, type TextSearch, type Tier } from '../job-filters.js';
import type { Part } from '../language/understanding.js';
import { IdSet } from './id-set.js';

/** What a list asks for in single conditions: all of `all`, all of one of `any`, and none of `none`. */
export interface Wanted {
  all: readonly Condition[];
  /** Undefined when there are no words to have. */
  any: readonly (readonly Condition[])[] | undefined;
  none: readonly Condition[];
}

const conditions = new WeakMap<Part, Record<Tier, Condition>>();

/** The same condition each time, so that its jobs are looked up once. */
const partCondition = (part: Part, tier: Tier): Condition => {
  const known = conditions.get(part);
  if (known) {
    return known[tier];
  }
  const made: Record<Tier, Condition> = {
    document: { is: 'part', part, tier: 'document' },
    body: { is: 'part', part, tier: 'body' },
  };
  conditions.set(part, made);
  return made[tier];
};

const textOf = ({ understanding, tier }: TextSearch): Wanted => {
  const { alternatives, excluded } = understanding;
  return {
    // A search without any word finds nothing.
    all: alternatives.length + excluded.length === 0 ? [{ is: 'no job' }] : [],
    any:
      alternatives.length === 0
        ? undefined
        : alternatives.map((parts) => parts.map((part) => partCondition(part, tier))),
    none: excluded.map((text): Condition => ({ is: 'in order', text, tier: 'document' })),
  };
};

/** Takes filters apart, so that each condition is looked up by itself. */
export const wantedOf = (filters: JobFilters): Wanted => {
  const text = filters.search && textOf(filters.search);
  const all = [...filterConditions(filters), ...(text?.all ?? [])];
  const any = text?.any;
  return { all: all.length > 0 || any !== undefined ? all : [{ is: 'every job' }], any, none: text?.none ?? [] };
};

export const conditionsOf = ({ all, any, none }: Wanted): Condition[] => [...all, ...(any ?? []).flat(), ...none];

/** What fits, with the jobs of each condition at hand. */
export const fitting = ({ all, any, none }: Wanted, jobsOf: (condition: Condition) => IdSet): IdSet => {
  const filters = all.map(jobsOf);
  const found = IdSet.either((any ?? [[]]).map((parts) => IdSet.common([...filters, ...parts.map(jobsOf)])));
  return none.map(jobsOf).reduce((left, set) => left.minus(set), found);
};
