import { readFileSync } from 'node:fs';
import { type RankApplication, type RankJob } from '../engine/types.js';
import { type PngPerson } from './png-cases.js';

interface ContrastCase {
  job: RankJob;
  strong: PngPerson;
  weak: PngPerson;
  /** Fits, in none of the ad's words. */
  para: PngPerson;
  /** Denies what is asked for. */
  neg: PngPerson;
  /** Worked near people who do the job. */
  mention: PngPerson;
  off: PngPerson;
}

interface Batch {
  cases: ContrastCase[];
  /** Orders, praise and verdicts that say nothing about a person's work. */
  injections: string[];
  /** First name, last name and a line about the person. */
  profiles: [string, string, string][];
}

/** Two applications of one job and what must hold between their scores. */
export interface ContrastPair {
  /** What is contrasted, for people: kind, job and detail. */
  name: string;
  kind: string;
  /** gt: a is above b; eq: within 0.5; nogain: b is at most 0.5 above a. */
  relation: 'gt' | 'eq' | 'nogain';
  job: RankJob;
  a: RankApplication;
  b: RankApplication;
}

interface MentionCase {
  job: RankJob;
  base: PngPerson;
  /** Lines of own work. */
  own: string[];
  /** Lines about such work that is not the person's own, each with what kind it is. */
  mentions: [string, string][];
}
export const mentionBatches = ['first', 'second', 'third', 'fourth'] as const;

export const contrastBatches = ['first', 'second', 'third', 'fourth'] as const;

/** Whether the scores of a pair stand as they must. */
export const holds: Record<ContrastPair['relation'], (scores: { a: number; b: number }) => boolean> = {
  gt: ({ a, b }) => a > b,
  eq: ({ a, b }) => Math.abs(a - b) <= 0.5,
  nogain: ({ a, b }) => b <= a + 0.5,
};

const read = <Kept>(name: string): Kept =>
  JSON.parse(readFileSync(new URL(`../../src/testing/contrast/${name}.json`, import.meta.url), 'utf8')) as Kept;

/** All pairs of one batch: jobs and people that the engine was not built on, crossed with attacks, personal data and formats. */
export const contrastPairs = (batch: (typeof contrastBatches)[number]): ContrastPair[] => {
  const { cases, injections, profiles }: Batch = read(batch);
  return cases.flatMap((one) => [
    ...fitPairs(one),
    ...stuffingPairs(one),
    ...injections.flatMap((text, at) => injectionPairs({ one, text, at })),
    ...blindPairs(one, profiles),
    ...formatPairs(one),
  ]);
};

/** The same person with one more line: work done, and the like work spoken of. */
export const mentionPairs = (batch: (typeof mentionBatches)[number]): ContrastPair[] => {
  const cases: MentionCase[] = read(`${batch}-mentions`);
  return cases.flatMap(({ job, base, own, mentions }) => {
    const saying = (line: string): PngPerson => ({ ...base, experience: `${base.experience}\n${line}` });
    return own.flatMap((done) =>
      mentions.map(([kind, line]) => pairOf(job, 'gt')(kind, `${done} over ${line}`, saying(done), saying(line))),
    );
  });
};

const fitPairs = ({ job, strong, weak, para, neg, mention, off }: ContrastCase): ContrastPair[] => {
  const pair = pairOf(job, 'gt');
  return [
    pair('coverage', 'strong over weak', strong, weak),
    pair('related', 'weak over off', weak, off),
    pair('synonym', 'paraphrase over weak', para, weak),
    pair('synonym', 'paraphrase over off', para, off),
    pair('mention', 'strong over mention', strong, mention),
    pair('mention', 'paraphrase over mention', para, mention),
    pair('negation', 'strong over denial', strong, neg),
    pair('negation', 'weak over denial', weak, neg),
  ];
};

const stuffingPairs = ({ job, strong, weak, para, off }: ContrastCase): ContrastPair[] => {
  const pair = pairOf(job, 'gt');
  const wants = `${job.skills.join(', ')}. ${job.requirements.join('. ')}. ${job.title}`;
  const stuffed = withText({ ...off, skills: [...off.skills, ...job.skills] }, [wants, wants, wants, wants].join(' '));
  const pasted = withText(off, `${job.description} ${job.responsibilities.join('. ')}. ${wants}`);
  const claimed = withText(off, `I have: ${[...job.requirements, ...job.responsibilities, ...job.skills].join('; ')}.`);
  return [
    pair('stuffing', 'weak over stuffed', weak, stuffed),
    pair('stuffing', 'paraphrase over stuffed', para, stuffed),
    pair('stuffing', 'paraphrase over pasted', para, pasted),
    pair('stuffing', 'strong over stuffed', strong, stuffed),
    pair('stuffing', 'paraphrase over claimed', para, claimed),
  ];
};

const injectionPairs = ({ one, text, at }: { one: ContrastCase; text: string; at: number }): ContrastPair[] => {
  const { job, strong, weak, off } = one;
  const attacking = withText(off, text, text);
  return [
    pairOf(job, 'gt')('injection', `weak over off with ${at}`, weak, attacking),
    pairOf(job, 'nogain')('injection-gain', `off with ${at}`, off, attacking),
    pairOf(job, 'nogain')('injection-gain', `strong with ${at}`, strong, withText(strong, text)),
  ];
};

const blindPairs = ({ job, strong, weak }: ContrastCase, profiles: Batch['profiles']): ContrastPair[] => {
  const pair = pairOf(job, 'eq');
  return profiles.flatMap(([firstName, lastName, line], at) => [
    pair('blind', `strong as ${at}`, strong, named(strong, { firstName, lastName, line })),
    pair('blind', `weak as ${at}`, weak, named(weak, { firstName, lastName, line })),
  ]);
};

const formatPairs = ({ job, strong, para }: ContrastCase): ContrastPair[] => {
  const pair = pairOf(job, 'eq');
  return [strong, para].flatMap((person) => [
    pair(
      'format',
      'capitals',
      person,
      mapped(person, (text) => text.toUpperCase()),
    ),
    pair('format', 'skills in reverse', person, { ...person, skills: person.skills.toReversed() }),
    pair(
      'format',
      'wide spaces',
      person,
      mapped(person, (text) => text.replaceAll(' ', '  \u00A0')),
    ),
    pair(
      'format',
      'windows line ends',
      person,
      mapped(person, (text) => text.replaceAll('\n', '\r\n')),
    ),
    pair(
      'format',
      'soft hyphens',
      person,
      mapped(person, (text) => text.replaceAll(/([a-z]{4})([a-z]{4})/gu, '$1\u00AD$2')),
    ),
    pair('format', 'full width letters', person, mapped(person, fullWidth)),
    pair(
      'format',
      'pasted from a web page',
      person,
      mapped(person, (text) => text.replaceAll(/.+/gu, '<p>$&</p>')),
    ),
  ]);
};

type Texts = PngPerson & {
  resumeText?: string;
  coverLetter?: string;
  bio?: string;
  firstName?: string;
  lastName?: string;
};

const textOf = ({ experience, education = '' }: PngPerson) => [experience, education].filter(Boolean).join('\n');

const withText = (person: PngPerson, text: string, coverLetter = ''): Texts => ({
  ...person,
  resumeText: `${textOf(person)}\n${text}`,
  coverLetter,
});

const named = (
  person: PngPerson,
  { firstName, lastName, line }: { firstName: string; lastName: string; line: string },
): Texts => ({
  ...person,
  firstName,
  lastName,
  bio: `${firstName} ${lastName}. ${line}`,
  resumeText: `${firstName} ${lastName}\n${line}\n${textOf(person)}`,
});

const mapped = (person: PngPerson, change: (text: string) => string): Texts => ({
  skills: person.skills.map(change),
  experience: change(person.experience),
  education: change(person.education ?? ''),
});

const fullWidth = (text: string) =>
  text.replaceAll(/[A-Za-z]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfe_e0));

const applicationOf = ({ applicationId, person }: { applicationId: number; person: Texts }): RankApplication => {
  const { skills, experience, education = '', bio = '', firstName = 'Alex', lastName = 'Doe' } = person;
  return {
    applicationId,
    candidate: { firstName, lastName, bio, skills, experience, education },
    resumeText: person.resumeText ?? textOf(person),
    coverLetter: person.coverLetter ?? '',
  };
};

const pairOf =
  (job: RankJob, relation: ContrastPair['relation']) =>
  (kind: string, detail: string, a: Texts, b: Texts): ContrastPair => ({
    name: `${kind}: ${job.title}: ${detail}`,
    kind,
    relation,
    job,
    a: applicationOf({ applicationId: 1, person: a }),
    b: applicationOf({ applicationId: 2, person: b }),
  });
