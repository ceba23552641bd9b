import { type Criterion, type JobProfile } from './criteria.js';
import { fieldFit } from './field.js';
import { coverage, headingMatch, match } from './matching.js';
import { type Passage, type PassageRole } from './passages.js';
import { namesQualification } from './text/education.js';
import { learnerWeight } from './text/learning.js';
import { type Finding, type Reading } from './finding.js';
import { cosine, type WordVectors } from './vectors.js';
import { findYears } from './working-time.js';

const notFound: Finding = { degree: 0, passage: null };
/** A job's name without dates or an employer: half by itself, the rest by how the work told of fits. */
const bareHeadingWeight = 0.5;
/** The job named in a sentence, and not as the heading of an entry. */
const mentionWeight = 0.6;
/** Having held the job shows its field at least so far, whatever the words of the entry. */
const titleWeightInField = 0.5;
/** The field of whoever only trained in the job. */
const learnerFieldWeight = 0.75;
/** What the same words say under work of another field. */
const otherFieldWeight = 0.4;
/**
 * Bare lists: at most `worth`, and of that the floor without fitting work; nothing for a list of all that the ad asks for, which is
 * easily copied, and more where no work is told of at all, as by school leavers.
 */
const listWeights = { worth: 0.8, floor: 0.1, floorOfAll: 0, floorWithoutWork: 0.3 };
/** Naming all of two skills is no sign of copying. */
const fewestSkills = 3;
/** All of it, but for rounding. */
const fullCoverage = 0.99;
/** Letters promise. */
const letterWeight = 0.3;
/** The level asked for is reached, missed by one, or by more. */
const degreeByMissingLevels = [1, 0.5, 0.2];
/** From here on a passage that negates the criterion is quoted for it. */
const clearNegation = 0.6;
const hasEmployer = /[,(@|:]|\sat\s/u;

/** Whether the applicant held this very job, and how far the whole of the work lies in its field; `fit` says so for other criteria. */
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
}): { title: Finding; field: Finding; fit: number } => {
  const { fit: whole, share } = fieldFit({ narrative, field: profile.field.embedding, vectors });
  const title = best(narrative, (passage) => {
    const heading = headingMatch(profile.title, passage);
    const isBacked = heading > 0 && (passage.years !== null || hasEmployer.test(passage.flat));
    const bare = isCopier ? 0 : bareHeadingWeight;
    const named = heading * (isBacked ? 1 : bare + (1 - bare) * whole);
    const said = mentionWeight * passage.context * coverage(profile.title, passage.affirmed);
    return passage.trust * passage.experienceWeight * Math.max(named, said);
  });
  const shown = best(narrative, (passage) => cosine(passage.embedding, profile.field.embedding)).passage;
  const isLearning = (title.passage?.experienceWeight ?? 1) <= learnerWeight;
  const fit = Math.max(whole, titleWeightInField * title.degree) * (isLearning ? learnerFieldWeight : 1);
  const degree = (fit + share) / 2;
  return { title, fit, field: { degree, passage: degree > 0 ? (shown ?? title.passage) : null } };
};

/** Whether the applicant's lists name all the skills the ad asks for, and it asks for at least three. */
export const listsEverySkill = (profile: JobProfile, credible: Passage[]): boolean => {
  const skills = profile.criteria.filter((criterion) => criterion.kind === 'skill');
  const lists = credible.filter(({ role }) => role === 'listed' || role === 'education');
  return (
    skills.length >= fewestSkills &&
    skills.every((skill) => lists.some((passage) => coverage(skill, passage.affirmed) > fullCoverage))
  );
};

/** How far one criterion is met. */
export const findCriterion = (criterion: Criterion, reading: Reading): Finding => {
  if (criterion.years !== null) {
    return findYears({ criterion, asked: criterion.years, reading });
  }
  const words = findWords(criterion, reading);
  return criterion.educationLevel === null
    ? words
    : findEducation({ criterion, askedLevel: criterion.educationLevel, words, reading });
};

/** A passage that negates what the criterion asks for, if there is one. */
export const findNegation = (criterion: Criterion, credible: Passage[]): Passage | null => {
  const { degree, passage } = best(credible, ({ negated }) => coverage(criterion, negated));
  return degree >= clearNegation ? passage : null;
};

const findWords = (criterion: Criterion, { credible, narrative, fit, listsAll }: Reading): Finding => {
  const hasWork = narrative.some((passage) => passage.affirmed.terms.size > 1);
  const floorWithWork = listsAll ? listWeights.floorOfAll : listWeights.floor;
  const floor = hasWork ? floorWithWork : listWeights.floorWithoutWork;
  const unbacked = listWeights.worth * (floor + (1 - floor) * fit);
  const worth: Record<PassageRole, (passage: Passage) => number> = {
    listed: () => unbacked,
    letter: () => letterWeight * fit,
    narrative: ({ context }) => otherFieldWeight + (1 - otherFieldWeight) * context,
    education: () => (criterion.educationLevel === null && !criterion.isQualification ? unbacked : 1),
    referees: () => 0,
  };
  const practice = (passage: Passage): number =>
    criterion.isQualification && passage.isCourse ? 1 : passage.experienceWeight;
  const showing = criterion.isQualification ? credible.filter(showsQualification) : credible;
  return best(
    showing,
    (passage) => match(criterion, passage) * practice(passage) * passage.trust * worth[passage.role](passage),
  );
};

/** Whether a passage may show a qualification: schooling, lists, and sentences that name a paper; a job held shows none. */
const showsQualification = ({ role, flat }: Passage): boolean =>
  role === 'education' || role === 'listed' || namesQualification(flat);

/** A level asked for and, where the line names one, a subject: half of it each. */
const findEducation = ({
  criterion,
  askedLevel,
  words,
  reading,
}: {
  criterion: Criterion;
  askedLevel: number;
  words: Finding;
  reading: Reading;
}): Finding => {
  const { educationLevel, credible, fit } = reading;
  const gap = Math.max(0, askedLevel - educationLevel);
  const reached = educationLevel === 0 ? 0 : (degreeByMissingLevels[gap] ?? degreeByMissingLevels.at(-1) ?? 0);
  const shown = credible.find((passage) => educationLevel > 0 && passage.educationLevel === educationLevel) ?? null;
  if (criterion.total === 0) {
    return { degree: reached, passage: shown };
  }
  // Work in the field speaks for the subject; a paper alone for three tenths of it.
  const subject = 0.3 + 0.7 * Math.max(fit, words.degree);
  // The paper is quoted; a skill of the same name only where there is none.
  const paper = words.passage && words.passage.educationLevel > 0 ? words.passage : shown;
  return { degree: 0.5 * reached * subject + 0.5 * words.degree, passage: paper ?? words.passage };
};

/** The passage with the highest degree. */
export const best = (passages: Passage[], degreeOf: (passage: Passage) => number): Finding =>
  passages.reduce<Finding>((found, passage) => {
    const degree = degreeOf(passage);
    return degree > found.degree ? { degree, passage } : found;
  }, notFound);
