import { describe, expect, it } from '@jest/globals';
import { PostingList } from './posting-list.js';

const numbersOf = (numbers: number[]) => {
  const list = new PostingList();
  for (const number of numbers) {
    list.add(number);
  }
  return { list, found: list.set.newest(numbers.length).toReversed() };
};
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('the jobs of a word', () => {
  it.each<[string, number[]]>([
    ['one', [7]],
    ['few far apart', [3, 500, 70_000, 1_000_000]],
    ['all', upTo(5000)],
    ['first all, then few', [...upTo(5000), ...upTo(40).map((at) => 10_000 + at * 50_000)]],
    ['first few, then all', [...upTo(40).map((at) => at * 1000), ...upTo(90_000).map((at) => 60_000 + at)]],
  ])('are kept in order: %s', (_name, numbers) => {
    const { list, found } = numbersOf(numbers);
    expect([list.set.size, found]).toEqual([numbers.length, numbers]);
    expect([list.set.has(numbers.at(-1) ?? 0), list.set.has(2_000_000)]).toEqual([true, false]);
  });

  it('take a bit a job where many have the word, and four bytes each where few have it', () => {
    expect(numbersOf(upTo(100_000)).list.bytes).toBeLessThan(20_000);
    expect(numbersOf(upTo(100).map((at) => at * 10_000)).list.bytes).toBeLessThan(1000);
  });
});
