import type { CandidateFacts } from '@workboard/contracts';
import { namesQualification } from './text/education.js';
import { longestEvidence } from './evidence.js';
import { type Passage, textOf } from './passages.js';
import { beginning } from './text/beginning.js';
import { lengthOf } from './timeline.js';

const most = { jobs: 40, qualifications: 20, licences: 20, skills: 80 };
const paper = /\b(?:licen[cs]e|registration|registered|ticket|permit|class \d)/u;

const shown = (passage: Passage): string => beginning(textOf(passage), longestEvidence).trim();
const once = (texts: string[]): string[] => [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];

/** What the ranking reads of a person, in their own words: for them to see, without any job or score (decision P34). */
export const factsOf = (passages: readonly Passage[]): Omit<CandidateFacts, 'cv'> => {
  const heard = passages.filter(({ trust, tokens }) => trust > 0 && tokens.length > 0);
  const dated = heard.filter(({ role, isItem, years }) => role === 'narrative' && !isItem && years !== null);
  const jobs = new Map(dated.map((passage) => [passage.flat, passage]));
  const licences = heard.filter(
    ({ role, flat }) => role !== 'letter' && role !== 'education' && paper.test(flat) && namesQualification(flat),
  );
  const isLicence = new Set(licences.map(({ flat }) => flat));
  const schooling = heard.filter(
    ({ role, isItem, tokens, flat }) => role === 'education' && !isItem && tokens.length > 1 && !isLicence.has(flat),
  );
  const lists = heard.filter(({ role }) => role === 'listed');
  const hasItems = (passage: Passage): boolean =>
    lists.some((other) => other.isItem && other.field === passage.field && within(other, passage));
  return {
    jobs: [...jobs.values()].slice(0, most.jobs).map((passage) => ({
      text: shown(passage),
      years: Math.round((passage.years ?? 0) * 10) / 10,
    })),
    yearsOfWork: Math.round(lengthOf(dated.flatMap(({ stretches }) => stretches)) * 10) / 10,
    qualifications: once(schooling.map(shown)).slice(0, most.qualifications),
    licences: once(licences.map(shown)).slice(0, most.licences),
    skills: once(lists.filter((passage) => passage.isItem || !hasItems(passage)).map(shown)).slice(0, most.skills),
  };
};

const within = (inner: Passage, outer: Passage): boolean => {
  return inner !== outer && inner.span.start >= outer.span.start && inner.span.end <= outer.span.end;
};
