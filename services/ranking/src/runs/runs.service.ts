import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, type RankResult } from '@workboard/contracts';
import { currentCaller, ENV, logger } from '@workboard/service-kit';
import type { Env } from '../env.js';
import { Work } from '../work/work.js';
import { Engines } from './engines.js';
import { Pool } from './pool.js';
import { jobHashOf } from './run-inputs.js';
import { RunPerformer } from './run-performer.js';
import { RunResults } from './run-results.js';
import { RunWatch } from './run-watch.js';
import { type Run, RunsQueries } from './runs.queries.js';

/** Runs that the message process takes on by itself; more would keep it from answering. */
const mostHelped = 1;

/** Rankings as employers ask for them. The applications service decides whose job it is. */
@Injectable()
export class RunsService {
  private helped = 0;

  constructor(
    private readonly runs: RunsQueries,
    private readonly results: RunResults,
    private readonly watch: RunWatch,
    private readonly pool: Pool,
    private readonly performer: RunPerformer,
    private readonly work: Work,
    private readonly engines: Engines,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Ranks the applicants of an own active job and waits for it; `complete` is false when some are still to come. */
  async rank({ jobId, limit }: { jobId: number; limit: number }): Promise<RankResult> {
    const until = Date.now() + this.env.RANKING_WAIT_MS;
    // Read while the applicants are gathered: most calls find nothing to judge, and round trips are all they cost.
    const [run, known] = await Promise.all([this.start(jobId), this.results.adjustmentsOf(jobId)]);
    if (run.state === 'done') {
      return this.results.of(run, { limit, adjustments: known });
    }
    const ended = await this.wait(run, until);
    return this.results.of(ended, { limit, adjustments: await this.results.adjustmentsOf(jobId) });
  }

  /** The newest ranking of an own active job; throws `not_found` when it was never ranked. */
  async latest({ jobId }: { jobId: number }): Promise<RankResult> {
    const [size, run, adjustments] = await Promise.all([
      this.pool.sizeOf(jobId),
      this.runs.findNewest(jobId),
      this.results.adjustmentsOf(jobId),
    ]);
    if (!run) {
      throw new AppError('not_found', { message: 'This job has not been ranked yet' });
    }
    return this.results.of(run, { limit: Math.max(size, 1), adjustments });
  }

  private async start(jobId: number): Promise<Run> {
    const caller = currentCaller();
    const [entries, job, version] = await Promise.all([
      this.pool.entriesOf(jobId),
      this.pool.job(jobId),
      this.engines.version(),
    ]);
    const id = randomUUID();
    const row = {
      id,
      jobId,
      companyId: caller.companyId ?? 0,
      requestedBy: caller.userId,
      version,
      jobHash: jobHashOf(job),
    };
    const repeated = await this.runs.repeat(row, entries);
    if (repeated) {
      return repeated;
    }
    const opened = await this.runs.open(row, entries, (manager) => this.work.add(manager, { kind: 'rank', key: id }));
    const run = opened ? await this.runs.find(id) : await this.runs.findOpen(jobId);
    if (!run) {
      // The run that was in the way has just ended; its result is the newest.
      const newest = await this.runs.findNewest(jobId);
      if (!newest) {
        throw new AppError('unavailable', { retryAfter: 1 });
      }
      return newest;
    }
    if (opened && run.state === 'done') {
      await this.work.done({ kind: 'rank', key: id });
    } else if (opened) {
      this.work.nudge({ kind: 'rank', key: id });
    }
    return run;
  }

  private async wait(run: Run, until: number): Promise<Run> {
    let current = run;
    const helpAt = Date.now() + this.env.RANKING_HELP_AFTER_MS;
    const ended = new AbortController();
    while (current.state === 'open' && Date.now() < until) {
      if (this.helped < mostHelped && this.isIdle(current) && Date.now() >= helpAt) {
        void this.help(run.id, ended.signal);
      }
      current = (await this.watch.look(run.id)) ?? current;
    }
    ended.abort();
    return current;
  }

  private async help(runId: string, signal: AbortSignal): Promise<void> {
    this.helped += 1;
    try {
      logger.warn({ run: runId }, 'no worker took the ranking; doing it here');
      await this.performer.perform(runId, signal);
    } catch (error) {
      logger.error({ err: error, run: runId }, 'ranking failed');
    } finally {
      this.helped -= 1;
    }
  }

  /** Whether no process works on the run: never taken, or its worker was not heard of for a lease. */
  private isIdle({ claimedAt }: Run): boolean {
    return claimedAt === null || Date.now() - claimedAt.getTime() > this.env.RANKING_LEASE_MS;
  }
}
