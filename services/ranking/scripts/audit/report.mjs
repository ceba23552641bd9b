import { medianOf, ratiosOf } from './impact.mjs';

const alarm = 0.8;
const best = 10;
/** What a smaller group did would say what one person did. */
const fewest = 5;
const selected = new Set(['interviewing', 'offered', 'hired']);
const cuts = [['sex'], ['province'], ['sex', 'province']];
const names = { sex: 'Sex', province: 'Province', 'sex,province': 'Sex and province' };

/**
 * The yearly bias report in the form of New York City Local Law 144, as Markdown, from rows
 * `{ jobId, score, status, sex?, province? }`. Only sums leave this function; groups under 2 % are listed but not
 * compared, those of fewer than five people not even listed.
 */
export const biasReport = ({ rows, source, version, from, to }) => {
  if (rows.length === 0) {
    throw new Error(`Nothing was ranked from ${from} to ${to}.`);
  }
  const judged = withPlaces(rows);
  const measures = [
    {
      title: 'Scoring rate',
      about: 'score above the median of the applicants of the same job',
      isHit: (row) => row.isAbove,
    },
    {
      title: `Among the first ${best}`,
      about: 'share among the first ten of their job',
      isHit: (row) => row.place <= best,
    },
    {
      title: 'Selection rate',
      about: 'moved on to an interview, an offer or the job by people',
      isHit: (row) => selected.has(row.status),
    },
  ];
  const lines = [
    '# Bias audit of the ranking',
    '',
    `Form: New York City Local Law 144 (impact ratio = rate of a group / highest rate of a group). Source: ${source}. Engine: ${version}.`,
    `Applications ranked from ${from} to ${to}: ${rows.length}, for ${new Set(rows.map(({ jobId }) => jobId)).size} jobs. Scores of different jobs are not compared.`,
    ...['sex', 'province'].map((name) => `${names[name]} unknown: ${rows.filter((row) => !row[name]).length}.`),
    'Sex and province are known to this report alone: neither the ranking nor the database has them.',
  ];
  for (const { title, about, isHit } of measures) {
    for (const by of cuts) {
      lines.push('', `## ${title} by ${names[by.join()].toLowerCase()}`, '', `${title}: ${about}.`, '');
      lines.push(...tableOf({ rows: judged, by, isHit }));
    }
  }
  return `${lines.join('\n')}\n`;
};

/** The rows of groups that are large enough to be told. */
const ofManyPeople = (rows, by) => {
  const groupOf = (row) => by.map((name) => row[name]).join();
  const known = rows.filter((row) => by.every((name) => row[name]));
  const counts = new Map();
  for (const row of known) {
    counts.set(groupOf(row), (counts.get(groupOf(row)) ?? 0) + 1);
  }
  return { known, told: known.filter((row) => counts.get(groupOf(row)) >= fewest) };
};

const mark = ({ isSmall, ratio }) => (isSmall ? 'under 2 %, not compared' : ratio < alarm ? 'below four fifths' : '');

const tableOf = ({ rows, by, isHit }) => {
  const { known, told } = ofManyPeople(rows, by);
  if (known.length === 0) {
    return ['Nobody is known.'];
  }
  const left = known.length - told.length;
  const note = left > 0 ? ['', `${left} in groups of fewer than ${fewest} are not listed.`] : [];
  if (told.length === 0) {
    return note.slice(1);
  }
  return [
    '| group | applicants | counted | rate | impact ratio | |',
    '| --- | --- | --- | --- | --- | --- |',
    ...ratiosOf({ rows: told, by, isHit }).map(
      (one) =>
        `| ${one.group} | ${one.count} | ${one.hits} | ${one.rate.toFixed(3)} | ${one.isSmall ? '-' : one.ratio.toFixed(2)} | ${mark(one)} |`,
    ),
    ...note,
  ];
};

/** Each row with its place among the applicants of its job and whether it is above their median. */
const withPlaces = (rows) => {
  const jobs = new Map();
  for (const row of rows) {
    jobs.set(row.jobId, [...(jobs.get(row.jobId) ?? []), row]);
  }
  return [...jobs.values()].flatMap((pool) => {
    const median = medianOf(pool.map(({ score }) => score));
    const inOrder = pool.toSorted((a, b) => b.score - a.score);
    return inOrder.map((row, at) => ({ ...row, place: at + 1, isAbove: row.score > median }));
  });
};
