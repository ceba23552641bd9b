/**
 * Where the first number stands that is not below another, or `high` when all are.
 * @param numbers ascending from `low` to before `high`
 */
export const lowerBound = (numbers: Uint32Array, least: number, low = 0, high = numbers.length): number => {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((numbers[middle] ?? 0) < least) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return from;
};
