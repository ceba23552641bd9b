import { EmbeddedScorer, embeddedVersion } from '../engine/embedded-scorer.js';
import { rankPool } from '../engine/rank-pool.js';
import { type Ranking } from '../engine/types.js';
import { readPools } from './pools.js';

/** Ranks one pool per line of standard input and answers with one line each; a line that cannot be read ends it with exit code 1. */
const main = async (): Promise<void> => {
  const scorer = new EmbeddedScorer();
  for await (const pool of readPools()) {
    const rankings = await rankPool({ ...pool, scorer });
    const plain = rankings.map(withoutNotes);
    process.stdout.write(`${JSON.stringify({ engine: 'embedded', version: embeddedVersion, rankings: plain })}\n`);
  }
};

/** A ranking in the format of the command, which has no notes for people. */
const withoutNotes = ({ applicationId, score, rank, reasons, flags }: Ranking): Ranking => ({
  applicationId,
  score,
  rank,
  reasons: reasons.map(({ note: _note, degree: _degree, ...reason }) => reason),
  ...(flags && { flags }),
});

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
