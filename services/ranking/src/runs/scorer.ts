import type { Env } from '../env.js';
import { EmbeddedScorer, embeddedVersion } from '../engine/embedded-scorer.js';
import type { RankApplication, RankJob } from '../engine/types.js';
import type { Engine, Scored } from './runs.queries.js';

/** Judges a batch of applicants one by one; nobody's score depends on who else is in it. */
export interface BatchScorer {
  /** Changes whenever the same input could get another score. */
  readonly version: string;
  score(
    job: RankJob,
    applications: RankApplication[],
    signal: AbortSignal,
  ): Promise<Pick<Scored, 'assessment' | 'engine'>[]>;
}

/** Injection token of the engine that ranks applicants. */
export const SCORER = Symbol('scorer');
/** Injection token of the engine that recommends jobs: the embedded one, whatever ranks applicants. */
export const EMBEDDED = Symbol('embedded scorer');

const embedded: Engine = 'embedded';
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The engine in the process itself; lets other work through between applicants. */
class EmbeddedBatchScorer implements BatchScorer {
  readonly version = embeddedVersion;
  private engine: EmbeddedScorer | undefined;

  async score(job: RankJob, applications: RankApplication[]): Promise<Pick<Scored, 'assessment' | 'engine'>[]> {
    this.engine ??= new EmbeddedScorer();
    const results: Pick<Scored, 'assessment' | 'engine'>[] = [];
    for (const application of applications) {
      results.push({ assessment: await this.engine.score({ job, application }), engine: embedded });
      await breathe();
    }
    return results;
  }
}

export const embeddedScorer = (): BatchScorer => new EmbeddedBatchScorer();

/** The engine that the settings ask for. */
export const createScorer = (_env: Env): BatchScorer => new EmbeddedBatchScorer();
