import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { type Selection, useSelection } from './use-selection.js';

const open = (listed: readonly number[]) =>
  renderHook(({ ids }) => useSelection(ids), { initialProps: { ids: listed } });

const chosenOf = ({ current }: { current: Selection }, listed: readonly number[]) => listed.filter(current.has);

describe('choosing rows of a list', () => {
  it('turns one around, or all from the one before to this one', () => {
    const { result } = open([9, 7, 5, 3, 1]);
    act(() => result.current.toggle(7, false));
    act(() => result.current.toggle(3, true));
    expect(chosenOf(result, [9, 7, 5, 3, 1])).toEqual([7, 5, 3]);
    act(() => result.current.toggle(5, false));
    act(() => result.current.toggle(7, true));
    expect(chosenOf(result, [9, 7, 5, 3, 1])).toEqual([3]);
  });

  it('takes one alone when the one before is not listed any more', () => {
    const { result, rerender } = open([1, 2, 3]);
    act(() => result.current.toggle(1, false));
    rerender({ ids: [2, 3] });
    expect(chosenOf(result, [2, 3])).toEqual([]);
    act(() => result.current.toggle(3, true));
    expect(chosenOf(result, [2, 3])).toEqual([3]);
  });

  it('chooses all and none', () => {
    const { result } = open([1, 2]);
    act(() => result.current.set([1, 2]));
    expect(chosenOf(result, [1, 2])).toEqual([1, 2]);
    act(() => result.current.set([]));
    expect(chosenOf(result, [1, 2])).toEqual([]);
  });
});
