import { lowerBound } from './lower-bound.js';

/** Marks those of some ascending numbers that are among others. */
export const mark = (numbers: Uint32Array, others: Uint32Array, marks: Uint8Array): void => {
  const { length } = others;
  let low = 0;
  for (let at = 0; at < numbers.length && low < length; at += 1) {
    const number = numbers[at] ?? 0;
    // Steps that double reach far where the others are many, and cost little where they are not.
    let step = 1;
    while (low + step < length && (others[low + step] ?? 0) < number) {
      step *= 2;
    }
    low = lowerBound(others, number, low, Math.min(low + step, length));
    if (low < length && others[low] === number) {
      marks[at] = 1;
    }
  }
};

/** Marks those of some numbers whose bit is set. */
export const markByBits = (numbers: Uint32Array, bits: Uint32Array, marks: Uint8Array): void => {
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    if (number >>> 5 < bits.length) {
      marks[at] = ((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1;
    }
  }
};
