import { describe, expect, it } from '@jest/globals';
import type { RankReason } from '@workboard/contracts';
import { questionsFor } from './questions.js';

const reason = (criterion: string, changes: Partial<RankReason> = {}): RankReason => ({
  criterion,
  kind: 'skill',
  met: 'unknown',
  weight: 1,
  evidence: null,
  source: null,
  ...changes,
});

describe('questionsFor', () => {
  it('asks for the heaviest things that are not shown, and never for what is', () => {
    const reasons = [
      reason('Excel', { met: 'yes', weight: 9 }),
      reason('MYOB', { weight: 1 }),
      reason('Trade certificate.', { kind: 'education', weight: 4 }),
      reason('Field of work: Accountant', { kind: 'responsibility', weight: 5 }),
      reason('Payroll', { met: 'no', weight: 8, verdict: 'right' }),
    ];
    expect(questionsFor({ reasons })).toEqual([
      'Which certificate do you hold for: Trade certificate? Please bring it.',
      'Have you worked with MYOB? Tell us of one time.',
    ]);
  });

  it.each([
    [reason('Fluent Tok Pisin.', { kind: 'requirement' }), 'Which languages do you speak and write, and how well?'],
    [
      reason('Can you work nights?', { kind: 'answer', met: 'no' }),
      'You were asked “Can you work nights?”: please tell us more about your answer.',
    ],
    [reason('Brief visitors', { kind: 'responsibility' }), 'Tell us of a time when you did this: Brief visitors.'],
    [reason('Own boots', { kind: 'requirement' }), 'The ad asks for this and nothing shows it: Own boots.'],
  ])('asks as people do: %#', (open, question) => {
    expect(questionsFor({ reasons: [open] })[0]).toContain(question);
  });

  it('begins with what looks odd, and asks five things at most', () => {
    const reasons = Array.from({ length: 9 }, (_, at) => reason(`Skill ${at}`));
    const questions = questionsFor({ reasons, flags: ['odd-dates', 'injection'] });
    expect(questions).toHaveLength(5);
    expect(questions[0]).toContain('dates of work');
  });
});
