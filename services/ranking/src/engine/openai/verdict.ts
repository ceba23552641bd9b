import { z } from 'zod';
import type { AnswerFinding } from '../answers.js';
import { scoreOf } from '../embedded-scorer.js';
import { evidenceFrom, longestEvidence } from '../evidence.js';
import { type Passage, textOf } from '../passages.js';
import { flatten } from '../text/flat.js';
import { type Reason } from '../types.js';
import { type LevelWorths } from './level-worths.js';
import { type RubricLine } from './rubric.js';

/** The answer a model must give; sent along as a strict JSON schema. */
export const verdictSchema = z.object({
  criteria: z.array(z.object({ criterionId: z.string(), level: z.int().min(0).max(4), evidenceQuote: z.string() })),
});
export type Verdict = z.output<typeof verdictSchema>;

const metAt = ['unknown', 'partly', 'partly', 'yes', 'yes'] as const satisfies readonly Reason['met'][];
const unprovenLevel = 1;

/** The answer does not speak of exactly the criteria that were asked. */
export class ForeignVerdict extends Error {
  override readonly name = 'ForeignVerdict';
}

/**
 * Turns levels into a score with our own weights. A level counts for no more than a bare claim unless its quote stands in
 * the application, in a sentence that may be believed. Throws {@link ForeignVerdict} for unknown, double or missing ids.
 */
export const judge = ({
  verdict,
  rubric,
  passages,
  answered,
  worths,
  field,
}: {
  verdict: Verdict;
  rubric: RubricLine[];
  passages: Passage[];
  /** What is no question for a model: how the job's questions were answered. */
  answered: readonly AnswerFinding[];
  worths: LevelWorths;
  /** The field of work as a whole, which the embedded engine judges for both. */
  field: readonly Reason[];
}): {
  score: number;
  reasons: Reason[];
} => {
  const answers = new Map(verdict.criteria.map((answer) => [answer.criterionId, answer]));
  if (
    answers.size !== verdict.criteria.length ||
    answers.size !== rubric.length ||
    !rubric.every(({ id }) => answers.has(id))
  ) {
    throw new ForeignVerdict('The answer is not about the criteria that were asked');
  }
  const findings = rubric.map(({ id, criterion }) => {
    const { level = 0, evidenceQuote = '' } = answers.get(id) ?? {};
    const passage = level > 0 ? quotedIn(passages, evidenceQuote) : undefined;
    const proven = passage ? level : Math.min(level, unprovenLevel);
    return { criterion, passage, quote: evidenceQuote, level: proven, finding: { degree: worths[proven] ?? 0 } };
  });
  const ofField = field.map(({ weight, degree = 0 }) => ({ criterion: { weight }, finding: { degree } }));
  return {
    score: scoreOf([...findings, ...ofField], answered),
    reasons: [
      ...findings.map(({ criterion, passage, quote, level, finding: { degree } }) => ({
        criterion: criterion.text,
        kind: criterion.kind,
        met: metAt[level] ?? 'unknown',
        weight: Math.round(criterion.weight * 100) / 100,
        degree,
        evidence: passage ? verbatim({ passage, quote, fallback: evidenceFrom(passage, criterion) }) : null,
        source: passage?.source ?? null,
      })),
      ...field,
      ...answered,
    ],
  };
};

/** The believable sentence that a quote was copied from; lists and words of the ad prove nothing. Very short quotes prove nothing: they stand in every text. */
const quotedIn = (passages: Passage[], quote: string): Passage | undefined => {
  const wanted = flatten(quote);
  if (wanted.length < 3) {
    return undefined;
  }
  return passages.find(
    ({ trust, role, isBorrowed, flat }) => trust >= 0.5 && role !== 'listed' && !isBorrowed && flat.includes(wanted),
  );
};

const verbatim = ({ passage, quote, fallback }: { passage: Passage; quote: string; fallback: string }): string => {
  const trimmed = quote.trim();
  return trimmed.length <= longestEvidence && textOf(passage).includes(trimmed) ? trimmed : fallback;
};
