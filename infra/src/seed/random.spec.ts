import { describe, expect, it } from '@jest/globals';
import { Random } from './random.js';

const draw = (seed: string): number[] => {
  const random = new Random(seed);
  return Array.from({ length: 20 }, () => random.next());
};

describe('Random', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('keeps a fork independent of how much was drawn before', () => {
    const fresh = new Random('seed');
    const used = new Random('seed');
    used.next();
    expect(used.fork('people').next()).toBe(fresh.fork('people').next());
  });

  it('stays inside the bounds and reaches both ends', () => {
    const random = new Random('bounds');
    const drawn = new Set(Array.from({ length: 500 }, () => random.int(-2, 2)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
  });

  it('follows the weights', () => {
    const random = new Random('weights');
    const rare = Array.from({ length: 2000 }, () =>
      random.weighted([
        ['rare', 1],
        ['common', 9],
      ]),
    ).filter((item) => item === 'rare');
    expect(rare.length).toBeGreaterThan(130);
    expect(rare.length).toBeLessThan(270);
  });

  it('samples different items in their order and no more than there are', () => {
    const random = new Random('sample');
    const items = ['a', 'b', 'c', 'd'];
    expect(random.sample(items, 9)).toEqual(items);
    const three = random.sample(items, 3);
    expect(new Set(three).size).toBe(3);
    expect(three).toEqual(three.toSorted());
  });

  it('refuses to pick from nothing', () => {
    expect(() => new Random('empty').pick([])).toThrow('Nothing to pick from');
  });
});
