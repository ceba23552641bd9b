import { Counter, Gauge, Histogram } from 'prom-client';
import type { DataSource } from 'typeorm';
import { type WorkKind, workKinds } from './work.js';

const labelNames = ['kind'] as const;
const open = new Gauge({ name: 'workboard_ranking_work_open', help: 'Work that is due and not done', labelNames });
const attempts = new Gauge({
  name: 'workboard_ranking_work_attempts',
  help: 'How often the piece of it that was handed to a worker most often was; it rises when workers fail, or are too few',
  labelNames,
});

/** Measures what is due and not done, for `/metrics`. */
export const measureWork = async (dataSource: DataSource): Promise<void> => {
  const rows: { kind: string; open: number; attempts: number }[] = await dataSource.query(
    `SELECT kind, count(*)::int AS open, max(attempts) AS attempts
     FROM work WHERE next_at <= now() OR attempts > 0 GROUP BY kind`,
  );
  for (const kind of workKinds) {
    const row = rows.find((one) => one.kind === kind);
    open.set({ kind }, row?.open ?? 0);
    attempts.set({ kind }, row?.attempts ?? 0);
  }
};

const durations = new Histogram({
  name: 'workboard_ranking_work_duration_seconds',
  help: 'How long a worker took: rank (an order of applicants), extract (reading a CV), recommend (jobs for a person)',
  labelNames: ['kind', 'outcome'],
  buckets: [0.05, 0.2, 1, 5, 20, 60, 300],
});

/** Does one piece of work and measures how long it took. */
export const measured = async (kind: WorkKind, work: () => Promise<unknown>): Promise<void> => {
  const end = durations.startTimer({ kind });
  try {
    await work();
    end({ outcome: 'done' });
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
};

const judgements = new Counter({
  name: 'workboard_ranking_judgements_total',
  help: 'Applicants that were judged, by engine: embedded (our own), openai, fallback (our own, because the model failed)',
  labelNames: ['engine'],
});
const fallbacks = new Gauge({
  name: 'workboard_ranking_fallback_ratio',
  help: 'Of the last twenty or so judgements that a model was asked for, how many our own engine gave (0 to 1)',
});
/** How much the latest judgement counts. */
const weight = 0.05;
let ratio = 0;

/** Counts who judged an applicant. */
export const countJudgement = (engine: 'embedded' | 'openai' | 'fallback'): void => {
  judgements.inc({ engine });
  if (engine !== 'embedded') {
    ratio += weight * (Number(engine === 'fallback') - ratio);
    fallbacks.set(ratio);
  }
};
