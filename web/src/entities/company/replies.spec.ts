import { expect, it } from '@jest/globals';
import { sayReplies } from './replies.js';

it('says how a company answers in tenths, never more than it does (decision P57)', () => {
  expect(sayReplies({ applications: 12, answered: 11, medianDays: 5.2 })).toBe(
    'Answers 9 of 10 applicants, half of them within 6 days',
  );
  expect(sayReplies({ applications: 10, answered: 10, medianDays: 0.2 })).toBe(
    'Answers 10 of 10 applicants, half of them within 1 day',
  );
  expect(sayReplies({ applications: 10, answered: 0, medianDays: null })).toBe('Answers 0 of 10 applicants');
});
