import { type Criterion, type JobProfile } from './criteria.js';
import { fieldFit } from './field.js';
import { coverage, headingMatch, match } from './matching.js';
import { type Passage, type PassageRole } from './passages.js';
import { namesQualification } from './text/education.js';
import { type Finding, type Reading } from './finding.js';
import { cosine, type WordVectors } from './vectors.js';
import { findYears } from './working-time.js';

const nothing: Finding = { degree: 0, passage: null };
const bareHeading = 0.5;
const plainMention = 0.6;
const titleForField = 0.5;
const learnerField = 0.75;
const offField = 0.4;
const listed = { worth: 0.8, floor: 0.1, floorOfAll: 0, floorWithoutWork: 0.3 };
const fewestSkills = 3;
const wholly = 0.99;
const letterWorth = 0.3;
const levelGaps = [1, 0.5, 0.2];
const hasEmployer = /[,(@|:]|\sat\s/u;

/** Whether the applicant held this very job, and how far the whole of the work lies in its field. */
export const findTitleAndField = ({
  profile,
  narrative,
  isCopier,
  vectors,
}: {
  profile: JobProfile;
  narrative: Passage[];
  isCopier: boolean;
  vectors: WordVectors;
}): { title: Finding; field: Finding } => {
  const whole = fieldFit({ narrative, field: profile.field.meaning, vectors });
  const title = best(narrative, (passage) => {
    const heading = headingMatch(profile.title, passage);
    const isBacked = heading > 0 && (passage.years !== null || hasEmployer.test(passage.flat));
    const bare = isCopier ? 0 : bareHeading;
    const named = heading * (isBacked ? 1 : bare + (1 - bare) * whole);
    const said = plainMention * passage.context * coverage(profile.title, passage.said);
    return passage.trust * passage.standing * Math.max(named, said);
  });
  const shown = best(narrative, (passage) => cosine(passage.meaning, profile.field.meaning)).passage;
  const isLearning = (title.passage?.standing ?? 1) < 1;
  const degree = Math.max(whole, titleForField * title.degree) * (isLearning ? learnerField : 1);
  return { title, field: { degree, passage: degree > 0 ? (shown ?? title.passage) : null } };
};

/** Whether the applicant's lists name all the skills the ad asks for, and it asks for at least three. */
export const listsEverySkill = (profile: JobProfile, heard: Passage[]): boolean => {
  const skills = profile.criteria.filter((criterion) => criterion.kind === 'skill');
  const lists = heard.filter(({ role }) => role === 'listed' || role === 'education');
  return (
    skills.length >= fewestSkills &&
    skills.every((skill) => lists.some((passage) => coverage(skill, passage.said) > wholly))
  );
};

/** How far one criterion is met. */
export const findCriterion = (criterion: Criterion, reading: Reading): Finding => {
  if (criterion.years !== null) {
    return findYears({ criterion, asked: criterion.years, reading });
  }
  const words = findWords(criterion, reading);
  return criterion.level === null ? words : findEducation({ criterion, level: criterion.level, words, reading });
};

/** A passage that denies what the criterion asks for, if there is one. */
export const findDenial = (criterion: Criterion, heard: Passage[]): Passage | null => {
  const { degree, passage } = best(heard, ({ denied }) => coverage(criterion, denied));
  return degree >= 0.6 ? passage : null;
};

const findWords = (criterion: Criterion, { heard, narrative, fit, listsAll }: Reading): Finding => {
  const hasWork = narrative.some((passage) => passage.said.terms.size > 1);
  const floorWithWork = listsAll ? listed.floorOfAll : listed.floor;
  const floor = hasWork ? floorWithWork : listed.floorWithoutWork;
  const unbacked = listed.worth * (floor + (1 - floor) * fit);
  const worth: Record<PassageRole, (passage: Passage) => number> = {
    listed: () => unbacked,
    letter: () => letterWorth * fit,
    narrative: ({ context }) => offField + (1 - offField) * context,
    education: () => (criterion.level === null && !criterion.isQualification ? unbacked : 1),
    referees: () => 0,
  };
  const showing = criterion.isQualification ? heard.filter(showsQualification) : heard;
  return best(
    showing,
    (passage) => match(criterion, passage) * passage.standing * passage.trust * worth[passage.role](passage),
  );
};

/** Whether a passage may show a qualification: schooling, lists, and sentences that name a paper; a job held shows none. */
const showsQualification = ({ role, flat }: Passage): boolean => {
  return role === 'education' || role === 'listed' || namesQualification(flat);
};

/** A level asked for and, where the line names one, a subject: half of it each. */
const findEducation = ({
  criterion,
  level,
  words,
  reading,
}: {
  criterion: Criterion;
  level: number;
  words: Finding;
  reading: Reading;
}): Finding => {
  const { education, heard, fit } = reading;
  const gap = Math.max(0, level - education);
  const reached = education === 0 ? 0 : (levelGaps[gap] ?? levelGaps.at(-1) ?? 0);
  const shown = heard.find((passage) => education > 0 && passage.level === education) ?? null;
  if (criterion.total === 0) {
    return { degree: reached, passage: shown };
  }
  const subject = 0.3 + 0.7 * Math.max(fit, words.degree);
  // The paper is quoted; a skill of the same name only where there is none.
  const paper = words.passage && words.passage.level > 0 ? words.passage : shown;
  return { degree: 0.5 * reached * subject + 0.5 * words.degree, passage: paper ?? words.passage };
};

/** The passage with the highest degree. */
export const best = (passages: Passage[], degreeOf: (passage: Passage) => number): Finding => {
  return passages.reduce<Finding>((found, passage) => {
    const degree = degreeOf(passage);
    return degree > found.degree ? { degree, passage } : found;
  }, nothing);
};
