import { describe, expect, it } from '@jest/globals';
import { claimStrengths } from './claim-strength.js';
import { normalize } from './normalize.js';
import { splitSentences } from './sentences.js';
import { tokenize } from './tokens.js';

/** How far a word counts in the sentence that it stands in. */
const strengthOf = (raw: string, word: string) => {
  const whole = normalize(raw);
  for (const { start, end } of splitSentences(whole)) {
    const text = whole.slice(start, end);
    const tokens = tokenize(text);
    const at = tokens.findIndex((token) => text.slice(token.start, token.end) === word);
    if (at >= 0) {
      return claimStrengths(text, tokens).strengths[at];
    }
  }
  return undefined;
};

describe('negatedTokens', () => {
  it.each([
    ['Class 6 licence: nil', 'licence'],
    ['SIA licence - none', 'licence'],
    ['Supervision of staff: n/a', 'supervision'],
    ['First aid certificate | nil', 'certificate'],
    ['Crane ticket\tno\nDozer ticket\tyes', 'crane'],
    ['Heavy vehicle experience is nil', 'vehicle'],
    ['Forklift ticket (not yet)', 'forklift'],
    ['Dozer: 5 years, grader: no, roller: 2 years', 'grader'],
    ['I supervise no one', 'supervise'],
    ['Managed no staff', 'managed'],
    ['Trade certificate - I have never had one', 'trade'],
    ['Laisens bilong draivim trak: nogat', 'laisens'],
  ])('lets an answer deny what stands before it: %s', (text, word) => {
    expect(strengthOf(text, word)).toBe(0);
  });

  it.each([
    ['Accidents: none. Class 6 licence', 'licence'],
    ['Criminal record: nil; drove trucks for 6 years', 'trucks'],
    ['Police record: nil, guarded the wharf', 'guarded'],
    ['Convictions - none - drove trucks', 'trucks'],
    ['None of my trucks broke down', 'trucks'],
    ['Crane ticket\tno\nDozer ticket\tyes', 'dozer'],
    ['Dozer: 5 years, grader: no, roller: 2 years', 'dozer'],
    ['Dozer: 5 years, grader: no, roller: 2 years', 'roller'],
    ['No complaint in nine years as cashier', 'cashier'],
    ['Ran cranes with no accidents', 'cranes'],
    ['I have no licence, I bake bread', 'bread'],
    ['Supervised staff, no dismissals', 'supervised'],
  ])('denies nothing else: %s', (text, word) => {
    expect(strengthOf(text, word)).toBe(1);
  });
});
