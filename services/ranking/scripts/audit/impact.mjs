const smallest = 0.02;

/** Rows of a CSV file (comma separated, quotes doubled inside quotes) as objects by column name. */
export const parseCsv = (text) => {
  const [head = [], ...rows] = cellsOf(text.replace(/^\uFEFF/u, ''));
  return rows
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Object.fromEntries(head.map((name, at) => [name.trim(), (row[at] ?? '').trim()])));
};

const cellsOf = (text) => {
  const rows = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu)) {
    rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') {
      break;
    }
    if (end !== ',') {
      rows.push([]);
    }
  }
  return rows;
};

/**
 * Scoring rates and impact ratios of the groups that the columns `by` make together, highest rate first.
 * Rows without a group are left out; a score that is no number is an error.
 */
export const impactRatios = ({ rows, score, by }) => {
  const median = medianOf(rows.map((row) => scoreIn(row, score)));
  return ratiosOf({ rows, by, isHit: (row) => scoreIn(row, score) > median });
};

/**
 * The share of each group for which `isHit` holds, and its ratio to the highest share of a group that is not small
 * (under 2 %), highest first. Rows without a value in one of the columns `by` are left out.
 */
export const ratiosOf = ({ rows, by, isHit }) => {
  const known = rows
    .filter((row) => by.every((name) => row[name]))
    .map((row) => ({ group: by.map((name) => row[name]).join(' / '), isHit: isHit(row) }));
  if (known.length === 0) {
    throw new Error(`No row has a value in every column of: ${by.join(', ')}.`);
  }
  const rated = [...grouped(known)].map(([group, members]) => {
    const hits = members.filter((member) => member.isHit).length;
    const isSmall = members.length < smallest * known.length;
    return { group, count: members.length, hits, rate: hits / members.length, isSmall };
  });
  const highest = Math.max(...rated.filter((one) => !one.isSmall).map((one) => one.rate));
  return rated
    .map((one) => ({ ...one, ratio: highest > 0 ? one.rate / highest : 1 }))
    .toSorted((x, y) => y.rate - x.rate);
};

const grouped = (rows) => {
  const groups = new Map();
  for (const row of rows) {
    groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  }
  return groups;
};

const scoreIn = (row, column) => {
  const value = Number(row[column]);
  if (row[column] === undefined || row[column] === '' || !Number.isFinite(value)) {
    throw new Error(`Column "${column}" must hold a number in every row; found "${row[column] ?? ''}".`);
  }
  return value;
};

export const medianOf = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};
