import { Injectable } from '@nestjs/common';
import type { RankNote, RankReason, RankResult } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import { adjust, type Adjustments, changesNothing } from '../adjustments/adjust.js';
import { Corrections } from '../adjustments/corrections.js';
import { CriteriaSettings } from '../adjustments/criteria-settings.js';
import { inOrder } from '../engine/ordering.js';
import type { Assessment } from '../engine/types.js';
import type { SharedText } from './shared-texts.js';
import type { EndedRun, Engine, Run } from './runs.queries.js';

interface EntryRow {
  applicationId: number;
  score: number;
  reasons: Assessment['reasons'];
  flags: Assessment['flags'];
  embeddedScore: number | null;
  copied: string[];
  notes: RankNote[];
  shared: SharedText[];
  provisional: boolean;
}

/** What a run has so far: of everybody in it, and its best entries as the engine scored them. */
export interface ReadEntries {
  total: number;
  engines: Engine[];
  best: EntryRow[];
}

/** How many entries have to be read: only who is weighed anew can move up from below the limit. */
const readAtMost = ({ limit, adjustments }: { limit: number; adjustments: Adjustments }): number | null =>
  changesNothing(adjustments) ? limit : null;

/** The totals of `ReadEntries`, over rows of `run_entries`. */
export const totalsSql = `count(*)::int AS total, coalesce(array_agg(DISTINCT engine) FILTER (WHERE engine IS NOT NULL), '{}') AS engines`;

/** The best so many entries of a run as JSON, all where `limit` is NULL; both are SQL. */
export const bestSql = ({ run, limit }: { run: string; limit: string }): string =>
  `coalesce((SELECT json_agg(entry) FROM (
     SELECT application_id AS "applicationId", score, reasons, flags, embedded_score AS "embeddedScore", copied, notes, shared, provisional
     FROM run_entries WHERE run_id = ${run} AND score IS NOT NULL AND reasons IS NOT NULL
     ORDER BY round(score::numeric, 1) DESC, application_id LIMIT ${limit}) AS entry), '[]')`;

/** Scores are kept as `real`, which has more digits than they mean. */
const toTenth = (score: number): number => Math.round(score * 10) / 10;

const sharedNote = (shared: SharedText[]): RankNote[] =>
  shared.length === 0
    ? []
    : [
        {
          kind: 'shared-text',
          quotes: [...new Set(shared.flatMap(({ quotes }) => quotes))].slice(0, 3),
          applicationIds: shared.map(({ applicationId }) => applicationId),
        },
      ];

/** Reads what a run has found. */
@Injectable()
export class RunResults {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: CriteriaSettings,
    private readonly corrections: Corrections,
  ) {}

  /** What the employer made of a job's criteria and reasons. */
  async adjustmentsOf(jobId: number): Promise<Adjustments> {
    const [{ importances }, corrections] = await Promise.all([this.settings.of(jobId), this.corrections.ofJob(jobId)]);
    return { importances, corrections };
  }

  /** What a run has so far, best first as the employer weighs the criteria, at most `limit` applicants (decisions W8, P31). */
  async of(run: EndedRun, { limit, adjustments }: { limit: number; adjustments: Adjustments }): Promise<RankResult> {
    const entries = await this.read(run.entriesId, readAtMost({ limit, adjustments }));
    return this.present(entries, { run, limit, adjustments });
  }

  private async read(entriesId: string, atMost: number | null): Promise<ReadEntries> {
    const [read]: ReadEntries[] = await this.dataSource.query(
      `SELECT ${totalsSql}, ${bestSql({ run: '$1', limit: '$2' })} AS best FROM run_entries WHERE run_id = $1`,
      [entriesId, atMost],
    );
    return read ?? { total: 0, engines: [], best: [] };
  }

  /** Entries as employers see them. */
  present(
    { total, engines, best: read }: ReadEntries,
    { run: { version, state }, limit, adjustments }: { run: EndedRun; limit: number; adjustments: Adjustments },
  ): RankResult {
    const assessed = read.map(
      ({ applicationId, score, reasons, flags, embeddedScore, copied, notes, shared, provisional }) => ({
        applicationId,
        score: toTenth(score),
        reasons,
        copied,
        notes: [...notes, ...sharedNote(shared)],
        embeddedScore: embeddedScore === null ? null : toTenth(embeddedScore),
        flags: provisional ? [...flags, 'fallback' as const] : flags,
      }),
    );
    const weighed = assessed.map((one) => ({ ...one, ...adjust(one, adjustments) }));
    const best = inOrder(weighed).slice(0, limit);
    const rankings = best.map((ranking) => ({ ...ranking, applicationId: Number(ranking.applicationId) }));
    return {
      totalApplicants: total,
      rankedApplicants: rankings.length,
      rankings,
      engine: engines.length > 1 ? 'mixed' : (engines[0] ?? 'embedded'),
      version,
      complete: state === 'done',
    };
  }

  /** What the engine found of one criterion for one applicant of a run; null when it speaks of no such thing. */
  async found(
    { entriesId }: Run,
    { applicationId, criterion }: { applicationId: number; criterion: string },
  ): Promise<RankReason['met'] | null> {
    const [row]: { reasons: RankReason[] | null }[] = await this.dataSource.query(
      `SELECT reasons FROM run_entries WHERE run_id = $1 AND application_id = $2`,
      [entriesId, applicationId],
    );
    return row?.reasons?.find((reason) => reason.criterion === criterion)?.met ?? null;
  }
}
