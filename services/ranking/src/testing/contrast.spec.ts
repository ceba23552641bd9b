import { describe, expect, it } from '@jest/globals';
import { EmbeddedScorer } from '../engine/embedded-scorer.js';
import { type RankApplication, type RankJob } from '../engine/types.js';
import { contrastBatches, contrastPairs, holds, mentionBatches, mentionPairs } from './contrast.js';

/** Shares of pairs that must hold; the pairs of people who hardly fit at all are the hard ones. */
const least: Record<string, number> = {
  coverage: 1,
  related: 0.85,
  synonym: 0.9,
  mention: 0.8,
  negation: 0.9,
  stuffing: 0.85,
  injection: 0.85,
  'injection-gain': 0.98,
  blind: 1,
  format: 1,
};

const scorer = new EmbeddedScorer(undefined, () => new Date('2026-06-01T00:00:00Z'));
const scoreOf = (job: RankJob, application: RankApplication) => scorer.assess(job, application).score;

describe.each(contrastBatches)('the %s batch of contrasts', (batch) => {
  const pairs = contrastPairs(batch);

  it.each(Object.entries(least))('holds for %s in at least %d of the pairs', (kind, share) => {
    const asked = pairs.filter((pair) => pair.kind === kind);
    const failing = asked
      .filter(({ relation, job, a, b }) => !holds[relation]({ a: scoreOf(job, a), b: scoreOf(job, b) }))
      .map(({ name }) => name);
    expect(asked.length).toBeGreaterThan(4);
    expect(failing.slice(Math.floor((1 - share) * asked.length + 1e-9))).toEqual([]);
  });
});

describe.each(mentionBatches)('the %s batch of mentions', (batch) => {
  it('stands behind own work in at least nine of ten pairs', () => {
    const pairs = mentionPairs(batch);
    const failing = pairs.filter(({ job, a, b }) => scoreOf(job, a) <= scoreOf(job, b)).map(({ name }) => name);
    expect(pairs.length).toBeGreaterThan(70);
    expect(failing.slice(Math.floor(0.1 * pairs.length))).toEqual([]);
  });
});
