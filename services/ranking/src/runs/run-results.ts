import { Injectable } from '@nestjs/common';
import type { RankResult } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import { inOrder } from '../engine/ordering.js';
import type { Assessment } from '../engine/types.js';
import type { Engine, Run } from './runs.queries.js';

interface EntryRow {
  applicationId: number;
  score: number;
  reasons: Assessment['reasons'];
  flags: Assessment['flags'];
  embeddedScore: number | null;
  copied: string[];
  provisional: boolean;
}
interface EntryTotals {
  total: number;
  engines: Engine[];
}

/** Scores are kept as `real`, which has more digits than they mean. */
const toTenth = (score: number): number => Math.round(score * 10) / 10;

/** Reads what a run has found. */
@Injectable()
export class RunResults {
  constructor(private readonly dataSource: DataSource) {}

  /** What a run has so far, best first, at most `limit` applicants (decision W8). */
  async of({ entriesId, version, state }: Run, limit: number): Promise<RankResult> {
    const [known, [all]]: [EntryRow[], [EntryTotals]] = await Promise.all([
      this.dataSource.query(
        `SELECT application_id AS "applicationId", score, reasons, flags, embedded_score AS "embeddedScore", copied, provisional
         FROM run_entries WHERE run_id = $1 AND score IS NOT NULL AND reasons IS NOT NULL
         ORDER BY round(score::numeric, 1) DESC, application_id LIMIT $2`,
        [entriesId, limit],
      ),
      this.dataSource.query(
        `SELECT count(*)::int AS total, coalesce(array_agg(DISTINCT engine) FILTER (WHERE engine IS NOT NULL), '{}') AS engines
         FROM run_entries WHERE run_id = $1`,
        [entriesId],
      ),
    ]);
    const assessed = known.map(({ applicationId, score, reasons, flags, embeddedScore, copied, provisional }) => ({
      applicationId,
      score: toTenth(score),
      reasons,
      copied,
      embeddedScore: embeddedScore === null ? null : toTenth(embeddedScore),
      flags: provisional ? [...flags, 'fallback' as const] : flags,
    }));
    const rankings = inOrder(assessed).map((ranking) => ({ ...ranking, applicationId: Number(ranking.applicationId) }));
    return {
      totalApplicants: all.total,
      rankedApplicants: rankings.length,
      rankings,
      engine: all.engines.length > 1 ? 'mixed' : (all.engines[0] ?? 'embedded'),
      version,
      complete: state === 'done',
    };
  }
}
