import { describe, expect, it } from '@jest/globals';
import { IdSet } from './id-set.js';

/** Some of the numbers below `limit`, the same each time. */
const some = (share: number, { limit, salt }: { limit: number; salt: number }): number[] =>
  Array.from({ length: limit }, (_, id) => id).filter(
    (id) => (Math.imul(id + salt, 2_654_435_761) >>> 0) / 2 ** 32 < share,
  );

const lists: [string, number[]][] = [
  ['nothing', []],
  ['one', [31]],
  ['few', some(0.004, { limit: 9000, salt: 1 })],
  ['many', some(0.5, { limit: 5000, salt: 2 })],
  ['most, further on', some(0.9, { limit: 9000, salt: 3 })],
  ['far ones', [8000, 70_000, 70_001]],
];
const pairs = lists.flatMap(([name, one]) => lists.map(([other, two]) => [name, other, one, two] as const));
const ascending = (ids: number[]) => ids.toSorted((one, other) => one - other);
const idsOf = (set: IdSet) => set.newest(set.size).toReversed();

describe('a set of ids', () => {
  it.each(lists)('keeps %s', (_name, ids) => {
    const set = IdSet.of(ids.toReversed());
    expect([set.size, idsOf(set)]).toEqual([ids.length, ids]);
    expect(ids.every((id) => set.has(id)) && !set.has(123_456) && !set.has(30)).toBe(!ids.includes(30));
    expect(set.newest(3, 2)).toEqual(ids.toReversed().slice(2, 5));
  });

  it.each(pairs)('compares %s with %s', (_one, _other, one, two) => {
    const [first, second] = [IdSet.of(one), IdSet.of(two)];
    const both = one.filter((id) => two.includes(id));
    const either = ascending([...new Set([...one, ...two])]);
    const left = one.filter((id) => !two.includes(id));
    for (const [set, ids] of [
      [IdSet.common([first, second]), both],
      [IdSet.common([second, first, second]), both],
      [IdSet.either([first, second]), either],
      [IdSet.either([second, IdSet.none, first, second]), either],
      [first.minus(second), left],
    ] as const) {
      expect([set.size, idsOf(set)]).toEqual([ids.length, ids]);
    }
  });
});
