import { describe, expect, it } from '@jest/globals';
import type { JobFigures } from '@workboard/contracts';
import { bySource, sayDays } from './figures.js';

const figures: JobFigures = {
  jobId: 1,
  title: 'Welder',
  views: 7,
  steps: [{ status: 'applied', reached: 3, now: 2, medianDays: 2.5 }],
  rejected: 1,
  withdrawn: 0,
  viewsFrom: [
    { day: '2026-11-01', source: 'facebook', count: 4 },
    { day: '2026-11-02', source: 'facebook', count: 2 },
    { day: '2026-11-02', source: 'search', count: 1 },
  ],
  applicationsFrom: [{ day: '2026-11-02', source: 'search', count: 3 }],
};

describe('figures of a job', () => {
  it('add up by where people came from, the most applications first', () => {
    expect(bySource(figures)).toEqual([
      { source: 'search', views: 1, applications: 3 },
      { source: 'facebook', views: 6, applications: 0 },
    ]);
  });

  it('say how long something takes, and a dash where nobody knows', () => {
    expect([null, 0.4, 1, 2.5].map(sayDays)).toEqual(['–', 'less than a day', '1 day', '2.5 days']);
  });
});
