import { describe, expect, it } from '@jest/globals';
import { experienceWeightOf, learnerWeight, volunteerWeight } from './learning.js';

const weightOf = (flat: string) => experienceWeightOf(flat, { isDated: /\d{4}|years/u.test(flat) });

describe('experienceWeightOf', () => {
  it.each([
    'attended a two-day welding workshop',
    'i completed a short course in bookkeeping',
    'one-day seminar in stock control',
    'awareness session on malaria testing, 2019',
    'in-service training on infection control',
    'trainee electrician, 2019',
    'village health volunteer, 2024-2025',
    'volunteer welder',
    'currently studying certificate iii in carpentry',
  ])('takes it for something learnt: %s', (flat) => {
    expect(weightOf(flat)).toBe(learnerWeight);
  });

  it.each([
    'volunteer welder, don bosco, 2019-2022',
    'volunteered as a teacher for two years',
    'teacher (volunteer), 2018',
  ])('counts dated unpaid work in a job nearly as work: %s', (flat) => {
    expect(weightOf(flat)).toBe(volunteerWeight);
  });

  it.each([
    'ran a two-day welding workshop for 20 school leavers',
    'taught a short course in tailoring',
    'welder, workshop of hastings deering, 2012-2016',
    'worked in the engine workshop as fitter',
    'attended to 30 patients a day',
    'completed training of 40 farmers',
    'conference manager, lae, 2014-2019',
  ])('takes it for work done: %s', (flat) => {
    expect(weightOf(flat)).toBe(1);
  });
});
