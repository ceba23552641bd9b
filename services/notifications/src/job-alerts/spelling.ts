/** How many letters two words differ by; two neighbours swapped count as one. */
export const editDistance = (left: string, right: string): number => {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        (current[column - 1] ?? 0) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(left.length, right.length);
};

/** Words shorter than this are taken as written. */
export const shortestForgiven = 4;
const shortestWithTwo = 8;

/** Whether a word may be a typing error of another: one letter off, two in long words; the first letter is right. */
export const isTypingError = (word: string, meant: string): boolean =>
  word !== meant &&
  word.length >= shortestForgiven &&
  word[0] === meant[0] &&
  editDistance(word, meant) <= (Math.min(word.length, meant.length) >= shortestWithTwo ? 2 : 1);
