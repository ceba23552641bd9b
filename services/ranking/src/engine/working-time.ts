import { type Criterion } from './criteria.js';
import { type Finding, type Reading } from './finding.js';
import { headingMatch, match } from './matching.js';
import { type Passage } from './passages.js';
import { learnerWeight } from './text/learning.js';
import { durationIn, lengthOf, type Period } from './timeline.js';

/** What an entry is worth whose length is not told, and the least that one of any length is worth. */
const worth = { unstated: 0.5, least: 0.35 };
/** How near an entry must come to the work asked for to be counted, and to be counted in full. */
const relevance = { related: 0.3, same: 0.7 };
/** How far the passage must lie in the job's field where the job's own work is asked for in general words. */
const inField = 0.4;
/** How well the work told of must fit for "17 years of experience" to be taken for experience in that work. */
const fitForStatements = 0.4;
/** Two months short of five years are five years to a recruiter. */
const nearlyAll = 0.96;

interface WorkingTime {
  periods: Period[];
  /** The longest time stated without dates, in years, and where. */
  stated: number;
  statement: Passage | null;
  /** The passage that dates the longest period. */
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
  const { narrative, credible, fit } = reading;
  const workingTime: WorkingTime = { periods: [], stated: 0, statement: null, dated: null, longest: 0 };
  const counted = new Set<string>();
  let found: Finding = { degree: 0, passage: null };
  let total = 0;
  let entry: { head: Passage | null; isCounted: boolean; isAdded: boolean } = {
    head: null,
    isCounted: false,
    isAdded: false,
  };
  narrative.forEach((passage, at) => {
    if (passage.sourceText !== narrative[at - 1]?.sourceText || passage.years !== null) {
      entry = { head: passage.years === null ? null : passage, isCounted: false, isAdded: false };
    }
    const near = relevanceOf(criterion, passage);
    found = near > found.degree ? { degree: near, passage } : found;
    if (!entry.head) {
      return;
    }
    if (near >= relevance.related && !entry.isCounted && !counted.has(passage.flat)) {
      total += (entry.head.years ?? 0) * Math.min(1, near / relevance.same);
      entry.isCounted = true;
      counted.add(passage.flat);
    }
    const isInWork = near >= relevance.related || (criterion.isOwnWork && passage.trust * passage.context >= inField);
    if (isInWork && !entry.isAdded && entry.head.experienceWeight > learnerWeight) {
      entry.isAdded = true;
      addPeriods(workingTime, entry.head);
    }
  });
  for (const passage of credible.filter(isStatement)) {
    addStatement({ workingTime, passage, criterion, fit });
  }
  const sum = lengthOf(workingTime.periods);
  const years = Math.max(sum, workingTime.stated);
  const isStated = workingTime.stated > sum;
  const time =
    total > 0 || years > 0
      ? worth.least + (1 - worth.least) * Math.min(1, Math.max(total, isStated ? years : 0) / asked)
      : worth.unstated;
  const shown = (isStated ? workingTime.statement : workingTime.dated) ?? found.passage;
  if (years === 0) {
    return { degree: found.degree * time, passage: found.passage };
  }
  return {
    degree: Math.max(found.degree, isStated && criterion.isOwnWork ? fit : 0) * time,
    passage: shown,
    met: years >= nearlyAll * asked ? 'yes' : 'no',
    note: `${inYears(years)} ${isStated ? 'stated' : `in this work (${spanOf(workingTime.periods)})`}; ${inYears(asked)} asked`,
  };
};

/** How near a passage comes to the work asked for, 0 to 1. */
const relevanceOf = (criterion: Criterion, passage: Passage): number => {
  const degree = Math.max(headingMatch(criterion, passage), 0.9 * match(criterion, passage) * passage.context);
  return degree * passage.experienceWeight * passage.trust;
};

const addPeriods = (workingTime: WorkingTime, head: Passage): void => {
  const length = lengthOf(head.periods);
  workingTime.periods.push(...head.periods);
  if (length > workingTime.longest) {
    workingTime.longest = length;
    workingTime.dated = head;
  }
  if (head.periods.length === 0 && (head.years ?? 0) > workingTime.stated) {
    workingTime.stated = head.years ?? 0;
    workingTime.statement = head;
  }
};

/** Whether a passage may state a length of time without dates: no list of skills, and no claim among many. */
const isStatement = ({ source, periods, isOneOfMany }: Passage): boolean =>
  source !== 'skills' && periods.length === 0 && !isOneOfMany;

/** A sentence like "I have 17 years of experience in safety", wherever it stands but in a list of skills. */
const addStatement = ({
  workingTime,
  passage,
  criterion,
  fit,
}: {
  workingTime: WorkingTime;
  passage: Passage;
  criterion: Criterion;
  fit: number;
}): void => {
  const isOfWork =
    passage.role !== 'education' && /\b(?:experienc|work|serv|employ|practi|career|industry|field)/u.test(passage.flat);
  const years =
    isOfWork && passage.negated.terms.size === 0 && fit >= fitForStatements ? durationIn(passage.flat) : null;
  if (years === null || years <= workingTime.stated) {
    return;
  }
  if (criterion.isOwnWork || relevanceOf(criterion, { ...passage, context: 1 }) >= relevance.related) {
    workingTime.stated = years;
    workingTime.statement = passage;
  }
};

/** "7 y", "1.5 y", "8 months". */
const inYears = (years: number): string =>
  years < 1 ? `${Math.max(1, Math.round(years * 12))} months` : `${Math.round(years * 2) / 2} y`;

const spanOf = (periods: readonly Period[]): string => {
  const from = Math.floor(Math.min(...periods.map((one) => one.from)));
  const to = Math.floor(Math.max(...periods.map((one) => one.to)));
  return from === to ? `${from}` : `${from}–${to}`;
};
