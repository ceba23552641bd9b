import { expect, it } from '@jest/globals';
import { figuresSheet } from './figures-sheet.js';

it('figures of a job are a table for spreadsheets, without formulas whatever the job is called (decision P56)', () => {
  const sheet = figuresSheet({
    jobId: 1,
    title: '=HYPERLINK("http://evil.test")',
    views: 7,
    steps: [
      { status: 'applied', reached: 3, now: 2, medianDays: 2.5 },
      { status: 'reviewed', reached: 1, now: 0, medianDays: null },
    ],
    rejected: 1,
    withdrawn: 0,
    viewsFrom: [
      { day: '2026-11-01', source: 'facebook', count: 4 },
      { day: '2026-11-02', source: 'facebook', count: 2 },
      { day: '2026-11-02', source: 'search', count: 1 },
    ],
    applicationsFrom: [{ day: '2026-11-02', source: 'search', count: 3 }],
  });
  expect(sheet.split('\r\n')).toEqual([
    `\uFEFFJob,"'=HYPERLINK(""http://evil.test"")"`,
    'Views,7',
    '',
    'Step,Came this far,Here now,Median days in this step',
    'Applied,3,2,2.5',
    'Screening,1,0,',
    'Rejected,1',
    'Withdrawn,0',
    '',
    'Day,Came from,Views,Applications',
    '2026-11-01,Facebook,4,0',
    '2026-11-02,Facebook,2,0',
    '2026-11-02,Search engines,1,3',
    '',
  ]);
});
