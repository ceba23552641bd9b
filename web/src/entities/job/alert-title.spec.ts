import { expect, it } from '@jest/globals';
import { alertTitle } from './alert-title.js';

it.each<[string, Parameters<typeof alertTitle>[0]]>([
  ['Jobs', {}],
  ['Nurse in Lae', { keywords: ['nurse'], location: 'Lae' }],
  ['Nurse or midwife', { keywords: ['nurse', 'midwife'], workType: 'any', employmentType: 'any' }],
  ['Remote Freelance jobs', { workType: 'remote', employmentType: 'freelance' }],
  ['Jobs in Madang from PGK 25,000', { location: 'Madang', salaryMin: 25_000 }],
])('an alert without a title is called %s', (title, wishes) => {
  expect(alertTitle(wishes)).toBe(title);
});

it('is no longer than a title may be', () => {
  const keywords = Array.from({ length: 20 }, (_, at) => `${at}${'x'.repeat(90)}`);
  expect(alertTitle({ keywords }).length).toBeLessThanOrEqual(200);
});
