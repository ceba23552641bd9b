import { lowestEducationLevel, namesQualification } from './text/education.js';
import { flatten } from './text/flat.js';
import { trades } from './text/goods.js';
import { stopStems } from './text/stop-words.js';
import { tokenize } from './text/tokens.js';
import { type Term, termsOf } from './terms.js';
import { demandsIn, durationIn, withoutDates } from './timeline.js';
import { type RankJob, type ReasonKind } from './types.js';
import { type WordVectors } from './vectors.js';

/** One thing the ad asks for. */
export interface Criterion {
  /** The ad's words, as the reasons show them. */
  text: string;
  kind: ReasonKind;
  weight: number;
  terms: Term[];
  total: number;
  /** All its stems in order, joining words too. */
  phrase: string[];
  embedding: Float32Array | null;
  /** How far the vectors know its words, 0.4 to 1: a meaning without the product it asks for says less. */
  vectorCoverage: number;
  /** Years asked for, when the line asks for any. */
  years: number | null;
  /** Whether the years are asked for in the job's own work and not in work that the line names. */
  isOwnWork: boolean;
  /** Whether a certificate, licence, registration or schooling is asked for: only papers show it, never the name of a job. */
  isQualification: boolean;
  /** Level of education asked for (see education.ts), when the line asks for one. */
  educationLevel: number | null;
}

export interface JobProfile {
  title: Criterion;
  field: Criterion;
  criteria: Criterion[];
  /** Whether to sell or keep goods is part of the job. */
  isTrade: boolean;
}

/**
 * What each part of an ad is worth in all, shared out over its lines (ranking rules, section 5; the field twice as much, because
 * it tells more than single lines of an occupation that no table knows: docs/ranking.md).
 */
export const partWeights = { title: 4, field: 10, skills: 6, requirements: 5, responsibilities: 3 };
/** What each criterion is worth that the employer added; a skill of an ad with four. */
const addedWeight = 1.5;

/** How the criterion begins that stands for the ad as a whole. */
export const fieldPrefix = 'Field of work: ';

const vagueRole =
  /\b(?:(?:similar|same|related|relevant|comparable)\s+(?:\w+\s+)?(?:role|position|field|job|capacity|work)|(?:this|the|that)\s+(?:(?:line|kind|type|sort|field|area)\s+of\s+(?:work|business)|field|role|trade|industry|position|profession|occupation))\b/u;

/** Reads an ad into weighted criteria, the title first. */
export const profileOf = (job: RankJob, vectors: WordVectors): JobProfile => {
  const make = (part: { text: string; kind: ReasonKind; weight: number; words?: string }): Criterion => {
    const terms = termsOf(part.words ?? part.text, vectors);
    const total = terms.reduce((sum, term) => sum + term.weight, 0);
    const known = terms.reduce((sum, term) => sum + (vectors.has(term.stem) ? term.weight : 0), 0);
    return {
      text: part.text,
      kind: part.kind,
      weight: part.weight,
      terms,
      total,
      phrase: tokenize(part.words ?? part.text).map((token) => token.stem),
      vectorCoverage: total > 0 ? 0.4 + (0.6 * known) / total : 0,
      embedding: vectors.embed(terms.map((term) => term.stem)),
      years: null,
      isOwnWork: false,
      isQualification: false,
      educationLevel: null,
    };
  };
  const each = (lines: string[], whole: number, kind: ReasonKind): Criterion[] => {
    const used = [...new Set(lines.map((line) => line.trim()))].filter((line) => tokenize(line).length > 0);
    const clauses = used.flatMap((line) => {
      const parts = kind === 'requirement' ? demandsIn(line) : [line];
      return parts.map((text) => make({ text, kind, weight: 1 / parts.length }));
    });
    const shares = clauses.map((one) => one.weight * (kind === 'requirement' ? 1 : distinctiveness(one)));
    const sum = shares.reduce((total, share) => total + share, 0);
    return clauses.map((one, at) => ({ ...one, weight: (whole * (shares[at] ?? 0)) / (sum || 1) }));
  };
  const title = make({ text: job.title, kind: 'title', weight: partWeights.title });
  const requirements = each(job.requirements, partWeights.requirements, 'requirement').map((criterion) =>
    withDemands({ criterion, job, make }),
  );
  const everything = [
    job.title,
    job.title,
    job.description,
    ...job.responsibilities,
    ...job.skills,
    ...job.requirements.map((line) => withoutDates(flatten(line))),
  ];
  const field = make({
    text: `${fieldPrefix}${job.title}`,
    kind: 'responsibility',
    weight: partWeights.field,
    words: everything.join('. '),
  });
  return {
    title,
    field,
    isTrade: trades(everything.join('\n')),
    criteria: [
      title,
      field,
      ...each(job.skills, partWeights.skills, 'skill'),
      ...requirements,
      ...each(job.responsibilities, partWeights.responsibilities, 'responsibility'),
      ...(job.added ?? []).map((text) =>
        withDemands({ criterion: make({ text, kind: 'requirement', weight: addedWeight }), job, make }),
      ),
    ].filter((criterion) => criterion === title || criterion.total > 0 || criterion.educationLevel !== null),
  };
};

/** Works out whether a requirement asks for years or for a level of education, and what of its words then remains. */
const withDemands = ({
  criterion,
  job,
  make,
}: {
  criterion: Criterion;
  job: RankJob;
  make: (part: { text: string; kind: ReasonKind; weight: number; words: string }) => Criterion;
}): Criterion => {
  const { text, weight } = criterion;
  const flat = flatten(text);
  const years = durationIn(flat);
  const educationLevel = lowestEducationLevel(flat);
  if (years !== null) {
    const words = withoutDates(flat);
    const vague = vagueRole.test(words) || contentCount(words) === 0;
    const role = vague ? job.title : words;
    return { ...make({ text, kind: 'experience', weight, words: role }), years, isOwnWork: vague };
  }
  if (/\bexperience\b/u.test(flat) && vagueRole.test(flat)) {
    return { ...make({ text, kind: 'experience', weight, words: job.title }), years: 1, isOwnWork: true };
  }
  if (educationLevel !== null) {
    return {
      ...make({ text, kind: 'education', weight, words: withoutLevels(flat) }),
      educationLevel,
      isQualification: true,
    };
  }
  return { ...criterion, isQualification: namesQualification(flat) && !/\bexperience\b/u.test(flat) };
};

const withoutLevels = (text: string): string =>
  text.replace(
    /\b(?:bachelor'?s?|master'?s?|degrees?|diplomas?|certificates?|ph\.?d|grade \d+|trade|or higher|equivalent|tertiary|university|postgraduate|level)\b/gu,
    ' ',
  );

const contentCount = (text: string): number =>
  tokenize(text).filter((token) => !stopStems.has(token.stem) && token.stem.length > 1).length;

/** How telling a line is: what everybody can claim ("Microsoft Office") sets nobody apart. */
const distinctiveness = ({ terms, total }: Criterion): number => (terms.length > 0 ? total / terms.length : 0);
