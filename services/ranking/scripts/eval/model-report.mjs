// The judge of the embedded engine for the one that asks a language model, by how the model answers (no real one is asked):
//   node scripts/eval/model-report.mjs [--set catres]
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../ensure-built.mjs';
import { attacks } from './attacks.mjs';
import { dataAvailable, dataDir, readSet } from './data.mjs';
import { mean, ndcg, pairwise } from './metrics.mjs';
import { models } from './models.mjs';

const { values: options } = parseArgs({ options: { set: { type: 'string', default: 'catres' } } });
if (!dataAvailable()) {
  console.log(`No ranking data at ${dataDir}: set RANKING_DATA. Nothing was measured.`);
  process.exit(1);
}
await ensureBuilt();
const { EmbeddedScorer } = await import('../../dist/engine/embedded-scorer.js');
const { OpenAiScorer } = await import('../../dist/engine/openai/openai-scorer.js');
const { fakeOpenAi } = await import('../../dist/testing/fake-openai.js');

const embedded = new EmbeddedScorer();
const charactersPerToken = 4;
const columns = ['nDCG@10', 'pairwise', 'attack wins', 'fell back', 'flagged', 'tokens', 'seconds'];
console.log(`${options.set}, means over jobs; tokens and seconds for 100 applicants, six at a time`);
console.log(`${'the model answers'.padEnd(18)}${columns.map((name) => name.padStart(12)).join('')}`);
/** Ranks every pool, and two weak applicants of each again with every attack at once. */
const measure = async (assess) => {
  const rows = [];
  const seen = [];
  const start = performance.now();
  for (const { job, pool } of readSet(options.set)) {
    const list = await Promise.all(
      pool.map(async ({ application, grade }) => ({ application, grade, ...(await assess(job, application)) })),
    );
    const grades = list.toSorted((a, b) => b.score - a.score).map(({ grade }) => grade);
    const top = Math.max(...grades);
    const best = Math.max(...list.filter(({ grade }) => grade === top).map(({ score }) => score));
    const weak = list.filter(({ grade }) => grade === 0).slice(0, 2);
    const forged = await Promise.all(weak.map(({ application }, n) => assess(job, attacks.all(job, application, n))));
    seen.push(...list, ...forged);
    rows.push({
      ndcg: ndcg(grades),
      pairs: pairwise(list),
      won: mean(forged.map(({ score }) => Number(score > best))),
    });
  }
  const seconds = (performance.now() - start) / 1000;
  const share = (flag) => mean(seen.map(({ flags }) => Number(flags.includes(flag))));
  return {
    ndcg: mean(rows.map((row) => row.ndcg)),
    pairs: mean(rows.map((row) => row.pairs).filter((value) => !Number.isNaN(value))),
    won: mean(rows.map((row) => row.won).filter((value) => !Number.isNaN(value))),
    fallback: share('fallback'),
    disagreement: share('disagreement'),
    assessed: seen.length,
    seconds: (seconds / seen.length) * 100,
  };
};

const print = (name, { ndcg, pairs, won, fallback, disagreement, tokens = 0, seconds }) => {
  const figures = [ndcg, pairs, won, fallback, disagreement].map((value) => value.toFixed(3));
  console.log(
    name.padEnd(18) + [...figures, tokens.toFixed(0), seconds.toFixed(2)].map((text) => text.padStart(12)).join(''),
  );
};

print('(embedded engine)', await measure((job, application) => embedded.assess(job, application)));
for (const [name, behave] of Object.entries(models)) {
  const server = await fakeOpenAi(behave);
  const settings = {
    apiKey: 'none',
    baseURL: server.url,
    model: 'fake',
    callTimeoutMs: name === 'slowly' ? 200 : 20_000,
  };
  const scorer = new OpenAiScorer(settings, embedded);
  const result = await measure((job, application) => scorer.score({ job, application }));
  const characters = server.asked.reduce(
    (sum, { messages }) => sum + messages.reduce((length, { content }) => length + content.length, 0),
    0,
  );
  print(name, { ...result, tokens: (characters / charactersPerToken / result.assessed) * 100 });
  await server.close();
}
