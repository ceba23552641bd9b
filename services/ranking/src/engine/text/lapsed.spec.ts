import { describe, expect, it } from '@jest/globals';
import { lapsedPapers } from './lapsed.js';

const lapsedIn = (text: string) => lapsedPapers(text).map(({ clause }) => clause.trim());

describe('lapsedPapers', () => {
  it.each([
    ['licence expired 2019', 'licence expired 2019'],
    ['class 6 licence was cancelled in 2020, drove trucks', 'class 6 licence was cancelled in 2020'],
    ['suspended licence class 3', 'suspended licence class 3'],
    ['my practising certificate has lapsed', 'my practising certificate has lapsed'],
  ])('finds a paper that is held no more: %s', (text, clause) => {
    expect(lapsedIn(text)).toEqual([clause]);
  });

  it.each([
    'licence renewed in 2021 after it expired',
    'current licence, never suspended',
    'cancelled expired licences of drivers',
    'checked permits and reported those that had expired',
    'project suspended by the landowners',
  ])('leaves alone: %s', (text) => {
    expect(lapsedIn(text)).toEqual([]);
  });
});
