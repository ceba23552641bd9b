import { type Criterion } from './criteria.js';
import { type Finding, type Reading } from './finding.js';
import { headingMatch, match } from './matching.js';
import { type Passage } from './passages.js';
import { durationIn, lengthOf, type Stretch } from './timeline.js';

/** What an entry is worth whose length is not told, and the least that one of any length is worth. */
const worth = { untold: 0.5, least: 0.35 };
/** How near an entry must come to the work asked for to be counted, and to be counted in full. */
const nearness = { related: 0.3, same: 0.7 };
/** How far the passage must lie in the job's field where the job's own work is asked for in general words. */
const inField = 0.4;
/** How well the work told of must fit for "17 years of experience" to be taken for experience in that work. */
const fitForStatements = 0.4;
/** Two months short of five years are five years to a recruiter. */
const nearlyAll = 0.96;

interface Told {
  stretches: Stretch[];
  /** The longest time stated without dates, in years, and where. */
  stated: number;
  statement: Passage | null;
  /** The passage that dates the longest stretch. */
  dated: Passage | null;
  longest: number;
}

/**
 * Time in the work asked for: the dated entries of the work history that fit, added up, and what is stated without dates
 * ("17 years of experience"), compared with the years asked for. Met or not met where any time is told, else not shown.
 */
export const findYears = ({
  criterion,
  asked,
  reading,
}: {
  criterion: Criterion;
  asked: number;
  reading: Reading;
}): Finding => {
  const { narrative, heard, fit } = reading;
  const told: Told = { stretches: [], stated: 0, statement: null, dated: null, longest: 0 };
  const counted = new Set<string>();
  let found: Finding = { degree: 0, passage: null };
  let total = 0;
  let entry: { head: Passage | null; isCounted: boolean; isTold: boolean } = {
    head: null,
    isCounted: false,
    isTold: false,
  };
  narrative.forEach((passage, at) => {
    if (passage.field !== narrative[at - 1]?.field || passage.years !== null) {
      entry = { head: passage.years === null ? null : passage, isCounted: false, isTold: false };
    }
    const near = nearnessOf(criterion, passage);
    found = near > found.degree ? { degree: near, passage } : found;
    if (!entry.head) {
      return;
    }
    if (near >= nearness.related && !entry.isCounted && !counted.has(passage.flat)) {
      total += (entry.head.years ?? 0) * Math.min(1, near / nearness.same);
      entry.isCounted = true;
      counted.add(passage.flat);
    }
    const isInWork = near >= nearness.related || (criterion.isOwnWork && passage.trust * passage.context >= inField);
    if (isInWork && !entry.isTold && entry.head.standing === 1) {
      entry.isTold = true;
      note(told, entry.head);
    }
  });
  for (const passage of heard.filter(isStatement)) {
    noteStatement({ told, passage, criterion, fit });
  }
  const sum = lengthOf(told.stretches);
  const years = Math.max(sum, told.stated);
  const isStated = told.stated > sum;
  const time =
    total > 0 || years > 0
      ? worth.least + (1 - worth.least) * Math.min(1, Math.max(total, isStated ? years : 0) / asked)
      : worth.untold;
  const shown = (isStated ? told.statement : told.dated) ?? found.passage;
  if (years === 0) {
    return { degree: found.degree * time, passage: found.passage };
  }
  return {
    degree: Math.max(found.degree, isStated && criterion.isOwnWork ? fit : 0) * time,
    passage: shown,
    met: years >= nearlyAll * asked ? 'yes' : 'no',
    note: `${inYears(years)} ${isStated ? 'stated' : `in this work (${spanOf(told.stretches)})`}; ${inYears(asked)} asked`,
  };
};

/** How near a passage comes to the work asked for, 0 to 1. */
const nearnessOf = (criterion: Criterion, passage: Passage): number => {
  const degree = Math.max(headingMatch(criterion, passage), 0.9 * match(criterion, passage) * passage.context);
  return degree * passage.standing * passage.trust;
};

const note = (told: Told, head: Passage): void => {
  const length = lengthOf(head.stretches);
  told.stretches.push(...head.stretches);
  if (length > told.longest) {
    told.longest = length;
    told.dated = head;
  }
  if (head.stretches.length === 0 && (head.years ?? 0) > told.stated) {
    told.stated = head.years ?? 0;
    told.statement = head;
  }
};

/** Whether a passage may state a length of time without dates: no list of skills, and no claim among many. */
const isStatement = ({ source, stretches, isOneOfMany }: Passage): boolean => {
  return source !== 'skills' && stretches.length === 0 && !isOneOfMany;
};

/** A sentence like "I have 17 years of experience in safety", wherever it stands but in a list of skills. */
const noteStatement = ({
  told,
  passage,
  criterion,
  fit,
}: {
  told: Told;
  passage: Passage;
  criterion: Criterion;
  fit: number;
}): void => {
  const isOfWork =
    passage.role !== 'education' && /\b(?:experienc|work|serv|employ|practi|career|industry|field)/u.test(passage.flat);
  const years =
    isOfWork && passage.denied.terms.size === 0 && fit >= fitForStatements ? durationIn(passage.flat) : null;
  if (years === null || years <= told.stated) {
    return;
  }
  if (criterion.isOwnWork || nearnessOf(criterion, { ...passage, context: 1 }) >= nearness.related) {
    told.stated = years;
    told.statement = passage;
  }
};

/** "7 y", "1.5 y", "8 months". */
const inYears = (years: number): string => {
  return years < 1 ? `${Math.max(1, Math.round(years * 12))} months` : `${Math.round(years * 2) / 2} y`;
};

const spanOf = (stretches: readonly Stretch[]): string => {
  const from = Math.floor(Math.min(...stretches.map((one) => one.from)));
  const to = Math.floor(Math.max(...stretches.map((one) => one.to)));
  return from === to ? `${from}` : `${from}–${to}`;
};
