import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@workboard/contracts';
import { Work } from '../work/work.js';
import { Pool } from './pool.js';
import { type Entry, type Run, RunsQueries, type Scored } from './runs.queries.js';
import { type BatchScorer, SCORER } from './scorer.js';
import { inputHashOf, jobHashOf } from './run-inputs.js';

const batchSize = 100;

/** Does the judging of a run, batch by batch, so that a killed process loses one batch at most. */
@Injectable()
export class RunPerformer {
  constructor(
    private readonly runs: RunsQueries,
    private readonly pool: Pool,
    private readonly work: Work,
    @Inject(SCORER) private readonly scorer: BatchScorer,
  ) {}

  /** Safe to do twice, also at once: scores are the same and are written by applicant. */
  async perform(runId: string, signal: AbortSignal = new AbortController().signal): Promise<void> {
    const run = await this.runs.find(runId);
    if (run?.state === 'open') {
      await this.runs.claim(runId);
      await this.judge(run, signal);
    }
    if (!signal.aborted) {
      await this.work.done({ kind: 'rank', key: runId });
    }
  }

  private async judge(run: Run, signal: AbortSignal): Promise<void> {
    const job = await this.pool.job(run.jobId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'job_not_found') {
        return null;
      }
      throw error;
    });
    while (!signal.aborted) {
      const entries = await this.runs.unscored(run.id, batchSize);
      if (entries.length === 0 || job === null) {
        await this.runs.drop(
          run.id,
          entries.map(({ applicationId }) => applicationId),
        );
        break;
      }
      // The job may have been edited since it was asked for; scores are kept under what was really read.
      await this.judgeBatch({ ...run, jobHash: jobHashOf(job) }, { job, entries, signal });
    }
    await this.runs.finish(run.id);
  }

  private async judgeBatch(
    run: Run,
    { job, entries, signal }: { job: Awaited<ReturnType<Pool['job']>>; entries: Entry[]; signal: AbortSignal },
  ): Promise<void> {
    const members = await this.pool.byIds(entries.map(({ applicationId }) => applicationId));
    const results = await this.scorer.score(
      job,
      members.map(({ application }) => application),
      signal,
    );
    const scored = members.flatMap((member, index): Scored[] => {
      const result = results[index];
      if (!result) {
        return [];
      }
      const flags = [...new Set([...result.assessment.flags, ...member.flags])] as Scored['assessment']['flags'];
      return [
        {
          applicationId: Number(member.application.applicationId),
          inputHash: inputHashOf(member.application),
          engine: result.engine,
          assessment: { ...result.assessment, flags },
        },
      ];
    });
    await this.runs.record(run, scored);
    const found = new Set(members.map(({ application }) => application.applicationId));
    await this.runs.drop(
      run.id,
      entries.map(({ applicationId }) => applicationId).filter((id) => !found.has(id)),
    );
  }
}
