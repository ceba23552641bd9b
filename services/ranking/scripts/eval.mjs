// Prints the measures of the embedded engine on the labelled development sets: npm run rank:eval [-- --set onet]
import { parseArgs } from 'node:util';
import { EmbeddedScorer } from '../dist/engine/embedded-scorer.js';
import { attacks } from './eval/attacks.mjs';
import { dataAvailable, dataDir, readPairs, readSet } from './eval/data.mjs';
import { mean, ndcg, pairwise, reciprocalRank, spearman, withInterval } from './eval/metrics.mjs';

const { values: options } = parseArgs({ options: { set: { type: 'string' }, misses: { type: 'boolean' } } });
const scorer = new EmbeddedScorer();
let assessed = 0;
let spent = 0;

function score(job, application) {
  const start = performance.now();
  const result = scorer.assess(job, application).score;
  spent += performance.now() - start;
  assessed += 1;
  return result;
}

function measureSet(name) {
  const jobs = readSet(name);
  const rows = { 'nDCG@10': [], MRR: [], pairwise: [], Spearman: [] };
  const overtaken = Object.fromEntries(Object.keys(attacks).map((kind) => [kind, []]));
  const shift = [];
  for (const { job, pool } of jobs) {
    const scored = pool.map(({ application, grade }) => ({ application, grade, score: score(job, application) }));
    const ranked = scored.toSorted((a, b) => b.score - a.score || (a.application.applicationId < b.application.applicationId ? -1 : 1));
    const grades = ranked.map((one) => one.grade);
    rows['nDCG@10'].push(ndcg(grades));
    rows.MRR.push(reciprocalRank(grades));
    rows.pairwise.push(pairwise(scored));
    rows.Spearman.push(spearman(scored));
    if (options.misses && ndcg(grades) < 0.93) console.log('  miss', job.jobId, job.title, ndcg(grades).toFixed(3), grades.slice(0, 12).join(''));
    const top = Math.max(...grades);
    const best = Math.max(...scored.filter((one) => one.grade === top).map((one) => one.score));
    const weak = scored.filter((one) => one.grade === 0).slice(0, 2);
    weak.forEach(({ application, score: honest }, n) => {
      for (const [kind, change] of Object.entries(attacks)) {
        const attacked = score(job, change(job, application, n + jobs.findIndex((x) => x.job === job)));
        overtaken[kind].push(attacked > best ? 1 : 0);
        shift.push(attacked - honest);
      }
    });
  }
  console.log(`\n${name} (${jobs.length} jobs)`);
  for (const [measure, values] of Object.entries(rows)) console.log(`  ${measure.padEnd(9)} ${withInterval(values)}`);
  for (const [kind, values] of Object.entries(overtaken)) console.log(`  attack ${kind.padEnd(7)} ${withInterval(values)}`);
  console.log(`  attack all   ${mean(Object.values(overtaken).flat()).toFixed(3)}  mean shift ${mean(shift).toFixed(2)}`);
}

function measureContrast() {
  const scores = new Map();
  for (const { job, pool } of readSet('contrast')) {
    for (const { application } of pool) scores.set(application.applicationId, score(job, application));
  }
  const kinds = new Map();
  for (const { kind, relation, a, b } of readPairs()) {
    const x = scores.get(a);
    const y = scores.get(b);
    const pass = relation === 'gt' ? x > y : relation === 'eq' ? Math.abs(x - y) <= 0.5 : y <= x + 0.5;
    kinds.set(kind, [...(kinds.get(kind) ?? []), pass ? 1 : 0]);
    if (options.misses && !pass) console.log('  miss', kind, relation, a, x, b, y);
  }
  console.log('\ncontrast');
  const all = [...kinds.values()].flat();
  for (const [kind, passes] of [['all', all], ...kinds]) console.log(`  ${kind.padEnd(15)} ${mean(passes).toFixed(3)} (${passes.length} pairs)`);
}

if (!dataAvailable()) {
  console.log(`No ranking data at ${dataDir}: set RANKING_DATA. Nothing was measured.`);
} else {
  for (const name of options.set ? [options.set] : ['rjdb', 'onet', 'catres', 'contrast']) {
    if (name === 'contrast') measureContrast();
    else measureSet(name);
  }
  console.log(`\n${(spent / assessed).toFixed(2)} ms per application (${assessed} assessed)`);
}
