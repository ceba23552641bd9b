// Prints the measures of the embedded engine on the labelled development sets: npm run rank:eval [-- --set onet] [--vectors file]
import { parseArgs } from 'node:util';
import { ensureBuilt } from './ensure-built.mjs';
import { attacks } from './eval/attacks.mjs';
import { dataAvailable, dataDir, readPairs, readSet } from './eval/data.mjs';
import { mean, ndcg, pairwise, reciprocalRank, spearman, withInterval } from './eval/metrics.mjs';

const { values: options } = parseArgs({ options: { set: { type: 'string' }, vectors: { type: 'string' } } });

const assess = (job, application) => {
  const start = process.cpuUsage();
  const assessment = scorer.assess(job, application);
  const { user, system } = process.cpuUsage(start);
  spent += (user + system) / 1000;
  assessed += 1;
  return assessment;
};

const scored = (job, pool) =>
  pool.map(({ application, grade }) => ({ application, grade, ...assess(job, application) }));

const inOrder = (list) =>
  list.toSorted((a, b) => b.score - a.score || (a.application.applicationId < b.application.applicationId ? -1 : 1));

const measureSet = (name) => {
  const rows = { 'nDCG@10': [], MRR: [], pairwise: [], Spearman: [], 'evidence verbatim': [], 'withdrawal: moved': [] };
  const overtaken = Object.fromEntries(Object.keys(attacks).map((kind) => [`attack: ${kind}`, []]));
  readSet(name).forEach(({ job, pool }, number) => {
    const list = scored(job, pool);
    const grades = inOrder(list).map((one) => one.grade);
    rows['nDCG@10'].push(ndcg(grades));
    rows.MRR.push(reciprocalRank(grades));
    rows.pairwise.push(pairwise(list));
    rows.Spearman.push(spearman(list));
    rows['evidence verbatim'].push(mean(list.flatMap(verbatim)));
    const remaining = pool.filter((_, at) => at % 2 === 0).toReversed();
    const before = new Map(list.map((one) => [one.application, one.score]));
    rows['withdrawal: moved'].push(
      mean(scored(job, remaining).map((one) => Number(one.score !== before.get(one.application)))),
    );
    const top = Math.max(...grades);
    const best = Math.max(...list.filter((one) => one.grade === top).map((one) => one.score));
    const weak = list.filter((one) => one.grade === 0).slice(0, 2);
    for (const [kind, change] of Object.entries(attacks)) {
      const wins = weak.map(({ application }, n) =>
        Number(assess(job, change(job, application, number + n)).score > best),
      );
      overtaken[`attack: ${kind}`].push(mean(wins));
    }
  });
  console.log(`\n${name} (${rows.MRR.length} jobs)`);
  for (const [label, values] of Object.entries({ ...rows, ...overtaken })) {
    console.log(`  ${label.padEnd(20)} ${withInterval(values)}`);
  }
};

const verbatim = ({ application, reasons }) => {
  const { candidate, resumeText, coverLetter } = application;
  const fields = [
    candidate.bio,
    ...candidate.skills,
    candidate.experience,
    candidate.education,
    resumeText,
    coverLetter,
  ];
  return reasons
    .filter(({ evidence }) => evidence !== null)
    .map(({ evidence }) => Number(evidence.length <= 160 && fields.some((field) => field.includes(evidence))));
};

const measureContrast = (name) => {
  const scores = new Map();
  for (const { job, pool } of readSet(name)) {
    for (const { application, score } of scored(job, pool)) {
      scores.set(application.applicationId, score);
    }
  }
  printPairs(
    name,
    readPairs().map(({ kind, relation, a, b }) => ({ kind, relation, a: scores.get(a), b: scores.get(b) })),
  );
};

/** Pairs kept in the repository: jobs, people and attacks that no development set has. */
const measureOwn = () => {
  for (const batch of contrastBatches) {
    printPairs(`own contrasts, ${batch} batch`, contrastPairs(batch).map(judged));
  }
  for (const batch of mentionBatches) {
    printPairs(`own mentions, ${batch} batch`, mentionPairs(batch).map(judged));
  }
};

const judged = ({ kind, relation, job, a, b }) => ({
  kind,
  relation,
  a: assess(job, a).score,
  b: assess(job, b).score,
});

const printPairs = (name, pairs) => {
  const kinds = new Map([['all', []]]);
  for (const { kind, relation, ...scores } of pairs) {
    const pass = Number(holds[relation](scores));
    kinds.get('all').push(pass);
    kinds.set(kind, [...(kinds.get(kind) ?? []), pass]);
  }
  console.log(`\n${name} (pairs that hold)`);
  for (const [kind, passes] of kinds) {
    console.log(`  ${kind.padEnd(20)} ${withInterval(passes)} of ${passes.length}`);
  }
};

/** Human ranks that agree with each other no better than chance: a look, never a goal. */
const measureSanity = (name) => {
  const byPerson = new Map();
  for (const { job, pool } of readSet(name)) {
    for (const one of scored(job, pool).filter(({ grade }) => grade !== undefined)) {
      const id = one.application.applicationId;
      byPerson.set(id, [...(byPerson.get(id) ?? []), one]);
    }
  }
  console.log(`\n${name} (sanity only: annotators agree at 0.07)`);
  console.log(`  Spearman, one person over jobs  ${withInterval([...byPerson.values()].map(spearman))}`);
};

const measures = {
  rjdb: measureSet,
  onet: measureSet,
  catres: measureSet,
  contrast: measureContrast,
  own: measureOwn,
  vanetik: measureSanity,
};
let assessed = 0;
let spent = 0;
let scorer;
let contrastBatches;
let contrastPairs;
let mentionBatches;
let mentionPairs;
let holds;

if (dataAvailable()) {
  await ensureBuilt();
  if (options.vectors) {
    process.env.RANKING_VECTORS = options.vectors;
  }
  const { EmbeddedScorer } = await import('../dist/engine/embedded-scorer.js');
  ({ contrastBatches, contrastPairs, mentionBatches, mentionPairs, holds } =
    await import('../dist/testing/contrast.js'));
  scorer = new EmbeddedScorer();
  console.log(
    'Mean over jobs [95 % bootstrap interval over jobs]; attacks: share that passes every top-grade applicant.',
  );
  for (const [name, measure] of Object.entries(measures)) {
    if (!options.set || options.set === name) {
      measure(name);
    }
  }
  console.log(`\n${(spent / assessed).toFixed(2)} ms of processor time per application (${assessed} assessed)`);
} else {
  console.log(`No ranking data at ${dataDir}: set RANKING_DATA. Nothing was measured.`);
}
