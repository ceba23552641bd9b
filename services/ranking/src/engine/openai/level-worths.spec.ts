import { describe, expect, it } from '@jest/globals';
import { areLevelWorths, levelPairsOf, plainWorths, worthsFrom } from './level-worths.js';

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const pairs = (levels: readonly number[], degrees: readonly number[]) =>
  levels.map((level, at) => ({ level, degree: degrees[at] ?? 0 }));

const reason = (criterion: string, degree: number) => ({ criterion, kind: 'skill' as const, degree });

describe('what the levels of a model are worth', () => {
  const degrees = [...repeat(60, 0), ...repeat(20, 0.3), ...repeat(15, 0.6), ...repeat(5, 0.9)];

  it('spreads the degrees of a model like those of the embedded engine, be it lenient or strict', () => {
    const lenient = [...repeat(60, 2), ...repeat(20, 3), ...repeat(20, 4)];
    expect(worthsFrom(pairs(lenient, degrees))).toEqual([0, 0, 0, 0.3, 0.675]);
    const strict = [...repeat(80, 0), ...repeat(15, 1), ...repeat(5, 2)];
    expect(worthsFrom(pairs(strict, degrees))).toEqual([0.075, 0.6, 0.9, 0.95, 0.975]);
  });

  it('does not ask who agrees with whom: a model that sees otherwise keeps its order', () => {
    const levels = [...repeat(60, 0), ...repeat(20, 1), ...repeat(15, 3), ...repeat(5, 4)];
    const agreeing = worthsFrom(pairs(levels, degrees));
    expect(worthsFrom(pairs(levels, degrees.toReversed()))).toEqual(agreeing);
    expect(agreeing).toEqual([0, 0.3, 0.45, 0.6, 0.9]);
    expect(areLevelWorths(agreeing)).toBe(true);
  });

  it('pairs the reasons about one criterion, and leaves out what no model was asked', () => {
    const model = [reason('Wiring', 0.8), reason('Reports', 0), reason('Field of work: Electrician', 0.8)];
    const embedded = [reason('Reports', 0.1), reason('Wiring', 0.62), reason('Field of work: Electrician', 0.8)];
    expect(levelPairsOf(model, embedded)).toEqual([
      { level: 3, degree: 0.62 },
      { level: 0, degree: 0.1 },
    ]);
  });

  it.each([
    [[...plainWorths], true],
    [[0, 0.5, 0.4, 0.8, 1], false],
    [[0, 0.2, 0.4, 0.8], false],
    [[0, 0.2, 0.4, 0.8, 1.2], false],
    [[-0.1, 0.2, 0.4, 0.8, 1], false],
    [[0, Number.NaN, 0.4, 0.8, 1], false],
  ])('takes %j as a setting: %s', (worths, isTaken) => {
    expect(areLevelWorths(worths)).toBe(isTaken);
  });
});
