import { Inject, Injectable } from '@nestjs/common';
import { AppError, type RankFlag } from '@workboard/contracts';
import { ENV, logger } from '@workboard/service-kit';
import type { Env } from '../env.js';
import type { Assessment, RankJob } from '../engine/types.js';
import { Work } from '../work/work.js';
import { countJudgement } from '../work/work-metrics.js';
import { Engines } from './engines.js';
import { ModelBudgets } from './model-budget.js';
import { Pool, type PoolMember } from './pool.js';
import { jobHashOf } from './run-inputs.js';
import { textPrintsOf } from './text-prints.js';
import { type Engine, type Entry, type Run, RunsQueries, type Scored } from './runs.queries.js';

const batchSize = 100;
/** Only the best by the embedded engine go to a language model (ranking rules, section 5b). */
const mostForModel = 50;
const modelBatchSize = 12;

interface Judging {
  run: Run;
  job: RankJob;
  signal: AbortSignal;
}
interface Judged {
  job: RankJob;
  assessment: Assessment;
  engine: Engine;
  version: string;
  provisional: boolean;
}

/** Does the judging of a run, batch by batch, so that a killed process loses one batch at most. */
@Injectable()
export class RunPerformer {
  constructor(
    private readonly runs: RunsQueries,
    private readonly pool: Pool,
    private readonly work: Work,
    private readonly engines: Engines,
    private readonly budgets: ModelBudgets,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Safe to ask twice: one process at a time has the run, and scores are written by applicant. */
  async perform(runId: string, signal: AbortSignal = new AbortController().signal): Promise<void> {
    const run = await this.runs.find(runId);
    if (run?.state === 'open') {
      if (!(await this.runs.claim(runId, { leaseMs: this.env.RANKING_LEASE_MS }))) {
        return;
      }
      await this.keeping(runId, () => this.judge(run, signal));
    }
    if (signal.aborted) {
      await this.runs.release(runId);
      return;
    }
    await this.work.done({ kind: 'rank', key: runId });
  }

  /** Keeps the lease while the work lasts; gives it back when the work fails. */
  private async keeping(runId: string, work: () => Promise<void>): Promise<void> {
    const beat = setInterval(() => {
      this.runs.claim(runId, { leaseMs: 0 }).catch((error: unknown) => logger.warn({ err: error }, 'lease not kept'));
    }, this.env.RANKING_LEASE_MS / 3);
    try {
      await work();
    } catch (error) {
      await this.runs.release(runId);
      throw error;
    } finally {
      clearInterval(beat);
    }
  }

  private async judge(run: Run, signal: AbortSignal): Promise<void> {
    const job = await this.findJob(run.jobId);
    if (job) {
      // The job may have been edited since it was asked for; scores are kept under what was really read.
      const judging = { run: { ...run, jobHash: jobHashOf(job) }, job, signal };
      await this.judgeAll(judging);
      await this.judgeBest(judging);
    } else {
      await this.runs.drop(
        run.id,
        (await this.runs.unscored(run.id, Number.MAX_SAFE_INTEGER)).map(({ applicationId }) => applicationId),
      );
    }
    await this.runs.finish(run.id);
  }

  private async findJob(jobId: number): Promise<RankJob | null> {
    try {
      return await this.pool.job(jobId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'job_not_found') {
        return null;
      }
      throw error;
    }
  }

  /** Everybody by the embedded engine; for the best this is a stand-in when there is a model to ask. */
  private async judgeAll({ run, job, signal }: Judging): Promise<void> {
    const provisional = (await this.engines.findModel()) !== null;
    const version = this.engines.embeddedVersion;
    for (;;) {
      const entries = await this.runs.unscored(run.id, batchSize);
      if (entries.length === 0 || signal.aborted) {
        break;
      }
      const members = await this.present(run, entries);
      const scored: Scored[] = [];
      for (const member of members) {
        const assessment = await this.engines.assess(job, member.application);
        countJudgement('embedded');
        scored.push(scoreFor(member, { job, assessment, engine: 'embedded', version, provisional }));
      }
      await this.runs.record(run, scored);
    }
  }

  private async judgeBest({ run, job, signal }: Judging): Promise<void> {
    const model = await this.engines.findModel();
    if (!model || signal.aborted) {
      return;
    }
    await this.runs.settleBelow(run.id, mostForModel);
    const budget = this.budgets.of(run.companyId);
    for (;;) {
      const entries = await this.runs.provisional(run.id, modelBatchSize);
      if (entries.length === 0 || signal.aborted) {
        break;
      }
      const members = await this.present(run, entries);
      await Promise.all(
        members.map(async (member) => {
          const assessment = await model.score({ job, application: member.application, signal, budget });
          if (!signal.aborted) {
            const isFallback = assessment.flags.includes('fallback');
            const engine = isFallback ? 'embedded' : 'openai';
            countJudgement(isFallback ? 'fallback' : 'openai');
            const scored = scoreFor(member, { job, assessment, engine, version: model.version, provisional: false });
            await this.runs.record(run, [scored]);
          }
        }),
      );
    }
  }

  /** Those of the entries whose applications still exist; the others leave the run. */
  private async present(run: Run, entries: Entry[]): Promise<PoolMember[]> {
    const ids = entries.map(({ applicationId }) => applicationId);
    const members = await this.pool.byIds(ids);
    const found = new Set(members.map(({ application }) => application.applicationId));
    const gone = ids.filter((id) => !found.has(id));
    if (gone.length > 0) {
      await this.runs.drop(run.id, gone);
    }
    return members;
  }
}

/** A score with the marks of the resume file put to those of the text. */
const scoreFor = (
  { application, flags, userId, inputHash }: PoolMember,
  { assessment, job, ...judged }: Judged,
): Scored => {
  const all = new Set<RankFlag>([...assessment.flags, ...flags]);
  return {
    ...judged,
    applicationId: Number(application.applicationId),
    userId,
    inputHash,
    prints: textPrintsOf(application, job),
    assessment: { ...assessment, flags: [...all] },
  };
};
