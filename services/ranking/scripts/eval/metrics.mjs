import { randomFrom } from '../lsa.mjs';

const gain = (grade) => 2 ** grade - 1;
const dcg = (grades, depth) =>
  grades.slice(0, depth).reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

/** nDCG at 10 of grades in ranked order. */
export const ndcg = (grades) => {
  const best = dcg(
    grades.toSorted((a, b) => b - a),
    10,
  );
  return best === 0 ? 0 : dcg(grades, 10) / best;
};

/** 1 / rank of the first applicant of the best grade. */
export const reciprocalRank = (grades) => 1 / (1 + grades.indexOf(Math.max(...grades)));

/** Share of applicant pairs of different grades that stand in the right order; equal scores count half. */
export const pairwise = (scored) => {
  let right = 0;
  let all = 0;
  for (const a of scored) {
    for (const b of scored) {
      if (a.grade > b.grade) {
        all += 1;
        right += a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0;
      }
    }
  }
  return all === 0 ? Number.NaN : right / all;
};

/** Spearman's rank correlation of score and grade, ties at their mean rank. */
export const spearman = (scored) => {
  const a = meanRanks(scored.map((one) => one.score));
  const b = meanRanks(scored.map((one) => one.grade));
  const mean = (a.length + 1) / 2;
  const cov = a.reduce((sum, value, at) => sum + (value - mean) * (b[at] - mean), 0);
  const spread = (list) => Math.sqrt(list.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  return cov / (spread(a) * spread(b) || 1);
};

const meanRanks = (values) =>
  values.map(
    (value) =>
      1 + values.filter((other) => other < value).length + (values.filter((other) => other === value).length - 1) / 2,
  );

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean over jobs with its bootstrap 95 % interval, as text. */
export const withInterval = (values, draws = 2000) => {
  const known = values.filter((value) => !Number.isNaN(value));
  const random = randomFrom(5);
  const means = Array.from({ length: draws }, () =>
    mean(known.map(() => known[Math.floor(random() * known.length)])),
  ).toSorted((a, b) => a - b);
  const at = (share) => means[Math.floor(share * (draws - 1))].toFixed(3);
  return `${mean(known).toFixed(3)} [${at(0.025)}, ${at(0.975)}]`;
};
