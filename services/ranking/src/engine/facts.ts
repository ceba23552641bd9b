import type { CandidateFacts } from '@workboard/contracts';
import { namesQualification } from './text/education.js';
import { longestEvidence } from './evidence.js';
import { type Passage, textOf } from './passages.js';
import { truncate } from './text/truncate.js';
import { lengthOf } from './timeline.js';

const limits = { jobs: 40, qualifications: 20, licences: 20, skills: 80 };
const licenceWords = /\b(?:licen[cs]e|registration|registered|ticket|permit|class \d)/u;

const excerptOf = (passage: Passage): string => truncate(textOf(passage), longestEvidence).trim();
const distinct = (texts: string[]): string[] => [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];

/** What the ranking reads of a person, in their own words: for them to see, without any job or score (decision P34). */
export const factsOf = (passages: readonly Passage[]): Omit<CandidateFacts, 'cv'> => {
  const credible = passages.filter(({ trust, tokens }) => trust > 0 && tokens.length > 0);
  const dated = credible.filter(({ role, isItem, years }) => role === 'narrative' && !isItem && years !== null);
  const jobs = new Map(dated.map((passage) => [passage.flat, passage]));
  const licences = credible.filter(
    ({ role, flat }) =>
      role !== 'letter' && role !== 'education' && licenceWords.test(flat) && namesQualification(flat),
  );
  const isLicence = new Set(licences.map(({ flat }) => flat));
  const schooling = credible.filter(
    ({ role, isItem, tokens, flat }) => role === 'education' && !isItem && tokens.length > 1 && !isLicence.has(flat),
  );
  const lists = credible.filter(({ role }) => role === 'listed');
  const hasItems = (passage: Passage): boolean =>
    lists.some((other) => other.isItem && other.sourceText === passage.sourceText && within(other, passage));
  return {
    jobs: [...jobs.values()].slice(0, limits.jobs).map((passage) => ({
      text: excerptOf(passage),
      years: Math.round((passage.years ?? 0) * 10) / 10,
    })),
    yearsOfWork: Math.round(lengthOf(dated.flatMap(({ periods }) => periods)) * 10) / 10,
    qualifications: distinct(schooling.map(excerptOf)).slice(0, limits.qualifications),
    licences: distinct(licences.map(excerptOf)).slice(0, limits.licences),
    skills: distinct(lists.filter((passage) => passage.isItem || !hasItems(passage)).map(excerptOf)).slice(
      0,
      limits.skills,
    ),
  };
};

const within = (inner: Passage, outer: Passage): boolean =>
  inner !== outer && inner.span.start >= outer.span.start && inner.span.end <= outer.span.end;
