import { isRoleNoun } from '../knowledge/role-nouns.js';
import { opensWithDeed } from './deeds.js';
import { isUnfinishedSchooling } from './education.js';

const learners =
  /\b(?:trainee|intern|internship|apprentice|placement|attachment|volunteer(?:ed)?|cadet|assisted|assisting|helped|shadowed|observed|(?:learning|learnt|learned) to|student(?=\s*(?:[,(]|$|(?:in|at|of|nurse|teacher|doctor|midwife)\b)))\b/u;
const supervised = /\bunder (?:\w+ )?supervision\b/u;
const volunteers = /\bvolunteer(?:ed)?\b/u;
/** A line names a learner in its first words; later ones may speak of learners whom somebody taught. */
const learnerReach = 48;
/** One look for all of them: most lines tell of none. */
const anyCourse = /workshop|course|seminar|webinar|conference|awareness|training|service/u;
const taken =
  /^\W*(?:i )?(?:have |had )?(?:also )?(?:attended|attending|completed|did|done|took|taken|undertook|undergone|underwent|joined|finished|passed|participated|went|sat)\b(?! to\b)(?:[ -][\w'&]+){0,6}?[ -](?:workshops?|courses?|seminars?|webinars?|conferences?|awareness|training(?: (?:days?|sessions?|courses?|programmes?))?)\b(?! (?:of|for)\b)/u;
/** "Two-day workshop in ...", "Awareness session on ...": a workshop without a word of time may be where somebody works. */
const named =
  /^\W*(?:[\w'&]+[ -]){0,4}?(?:seminar|webinar|short course|training (?:day|session)|awareness (?:session|training|day)|in-?service(?: training| course)?|refresher (?:course|training)|(?:day|week) (?:long )?(?:workshop|course|training))\b|^\W*workshop (?:on|about)\b/u;

/** Training shows about half of what finished work does. */
export const learnerWeight = 0.55;
/** Unpaid work of months or years is done like paid work, though seldom under the same demands: a choice, and not measured. */
export const volunteerWeight = 0.85;

/** Whether a flattened line tells of a course or workshop that somebody took part in, and not of one held for others. */
export const isCourse = (flat: string): boolean =>
  anyCourse.test(flat) && (taken.test(flat) || (named.test(flat) && !opensWithDeed(/[\p{L}]+/u.exec(flat)?.[0] ?? '')));

/** What the work that a flattened line of a work history tells of is worth: 1 for finished work, less for what was learnt. */
export const experienceWeightOf = (flat: string, { isDated }: { isDated: boolean }): number => {
  const opening = flat.slice(0, learnerReach);
  if (isDated && volunteers.test(opening) && isInRole(opening) && !learners.test(opening.replace(volunteers, ''))) {
    return volunteerWeight;
  }
  const isLearning = learners.test(opening) || supervised.test(flat) || isCourse(flat) || isUnfinishedSchooling(flat);
  return isLearning ? learnerWeight : 1;
};

/** "Volunteer welder", "volunteered as a teacher", "Teacher (volunteer)"; a "village health volunteer" helps. */
const isInRole = (opening: string): boolean => {
  const [before = '', after = ''] = opening.split(volunteers);
  const next = after.split(/[,.(]/u)[0]?.match(/\w+/gu) ?? [];
  return (
    next.slice(0, 4).some(isRoleNoun) || (/[(,-]\s*$/u.test(before) && (before.match(/\w+/gu) ?? []).some(isRoleNoun))
  );
};
