// What weak applicants gain who borrow from the ad, by what they take and where they put it:
//   node scripts/eval/attack-report.mjs [--set onet] [--seed 1]
import { parseArgs } from 'node:util';
import { readSet } from './data.mjs';
import { mean } from './metrics.mjs';
import { borrowings, forged, forgedByAll, places } from './pasted.mjs';

const { values: options } = parseArgs({
  options: { set: { type: 'string' }, seed: { type: 'string', default: '1' }, vectors: { type: 'string' } },
});
if (options.vectors) {
  process.env.RANKING_VECTORS = options.vectors;
}
const { EmbeddedScorer } = await import('../../dist/engine/embedded-scorer.js');
const scorer = new EmbeddedScorer();

const note = (map, key, row) => map.set(key, [...(map.get(key) ?? []), row]);

const line = (label, rows) => {
  const gains = rows.map((row) => row.gain).toSorted((a, b) => a - b);
  const high = gains[Math.floor(0.95 * (gains.length - 1))];
  console.log(
    `  ${label.padEnd(20)} ${mean(rows.map((row) => row.won)).toFixed(3)}  ${mean(gains).toFixed(1).padStart(5)}  ${high.toFixed(1).padStart(5)}  ${rows.length}`,
  );
};

const report = (name) => {
  const byBorrowing = new Map();
  const byPlace = new Map();
  const everything = [];
  const all = [];
  const kinds = Object.keys(borrowings).flatMap((borrowing) => Object.keys(places).map((place) => [borrowing, place]));
  readSet(name).forEach(({ job, pool }, at) => {
    const best = Math.max(...pool.map(({ grade }) => grade));
    const top = Math.max(
      ...pool.filter(({ grade }) => grade === best).map(({ application }) => scorer.assess(job, application).score),
    );
    pool
      .filter(({ grade }) => grade === 0)
      .slice(0, 2)
      .forEach(({ application }, weak) => {
        const before = scorer.assess(job, application).score;
        const rowOf = (one) => {
          const { score } = scorer.assess(job, one);
          return { gain: score - before, won: Number(score > top) };
        };
        kinds.forEach(([borrowing, place], n) => {
          if ((at + weak + n) % (name === 'rjdb' ? 10 : 3) !== 0) {
            return;
          }
          const row = rowOf(forged({ job, application, borrowing, place, seed: at * 1000 + n + Number(options.seed) }));
          note(byBorrowing, borrowing, row);
          note(byPlace, place, row);
          everything.push(row);
        });
        all.push(rowOf(forgedByAll({ job, application, seed: at + Number(options.seed) })));
      });
  });
  console.log(`\n${name}: ahead of every top-grade applicant, mean gain, 95th percentile, of how many`);
  line('all borrowings', everything);
  line('all at once', all);
  for (const [key, rows] of byBorrowing) {
    line(key, rows);
  }
  console.log('  - by place');
  for (const [key, rows] of byPlace) {
    line(key, rows);
  }
};

for (const name of options.set ? [options.set] : ['rjdb', 'onet', 'catres']) {
  report(name);
}
