/** How many letters to insert, delete, replace or swap with their neighbour to get from one word to another. */
export const typingDistance = (from: string, to: string): number => {
  const rows = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (__, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (const [row, line] of rows.entries()) {
    if (row === 0) {
      continue;
    }
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      const best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost);
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line[column] = isSwap ? Math.min(best, at(row - 2, column - 2) + 1) : best;
    }
  }
  return at(from.length, to.length);
};
