import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, type Caller, type RankResult } from '@workboard/contracts';
import { currentContext, ENV, logger } from '@workboard/service-kit';
import type { Env } from '../env.js';
import { Work } from '../work/work.js';
import { Engines } from './engines.js';
import { type Known, LastRuns } from './last-runs.js';
import { LastAsked } from './last-asked.js';
import { Pool, usersOf } from './pool.js';
import { PoolStamps } from './pool-stamps.js';
import { jobHashOf, stampOf } from './run-inputs.js';
import { RunPerformer } from './run-performer.js';
import { RunResults } from './run-results.js';
import { RunWatch } from './run-watch.js';
import { type Run, RunsQueries } from './runs.queries.js';

/** Runs that the message process takes on by itself; more would keep it from answering. */
const mostHelped = 1;

interface Asked {
  jobId: number;
  version: string;
  /** The stamp of what is asked about, once that of the people is known. */
  stampWith: (people: string[]) => string;
}

interface Guess {
  userIds: readonly number[];
  profiles: Promise<string[]>;
}

/** What is left of the caller's patience for reading and sending what is there, of many rankings at once if need be. */
const toAnswerMs = 3000;

const isEqualList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Rankings as employers ask for them. The applications service decides whose job it is. */
@Injectable()
export class RunsService {
  private helped = 0;

  constructor(
    private readonly runs: RunsQueries,
    private readonly results: RunResults,
    private readonly watch: RunWatch,
    private readonly pool: Pool,
    private readonly stamps: PoolStamps,
    private readonly lastRuns: LastRuns,
    private readonly lastAsked: LastAsked,
    private readonly performer: RunPerformer,
    private readonly work: Work,
    private readonly engines: Engines,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Ranks the applicants of an own active job and waits for it; `complete` is false when some are still to come. */
  async rank(caller: Caller, { jobId, limit }: { jobId: number; limit: number }): Promise<RankResult> {
    const until = Math.min(Date.now() + this.env.RANKING_WAIT_MS, currentContext().deadline - toAnswerMs);
    const guess = this.guess(jobId);
    const [job, known, version] = await Promise.all([
      this.stamps.ofJob(jobId),
      this.lastRuns.find({ jobId, limit }),
      this.engines.version(),
    ]);
    const { adjustments, added } = known;
    const asked: Asked = { jobId, version, stampWith: (people) => stampOf({ version, added, job, people }) };
    const unchanged = await this.unchanged(caller, known, { asked, limit, guess });
    if (unchanged) {
      return unchanged;
    }
    const run = await this.start(caller, asked);
    if (run.state === 'done') {
      return this.results.of(run, { limit, adjustments });
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

  /**
   * The stamp of the profiles, asked for while the last run is still looked up: most likely of the same people as the last time.
   * When they were guessed wrong it is asked for again.
   */
  private guess(jobId: number): Guess | null {
    const userIds = this.lastAsked.get(jobId);
    if (!userIds) {
      return null;
    }
    const profiles = this.stamps.ofProfiles(userIds);
    // Whoever is refused never looks at it.
    profiles.catch(() => undefined);
    return { userIds, profiles };
  }

  /** What the last run found, when everything it was asked about is as it was; null otherwise. */
  private async unchanged(
    caller: Caller,
    { last, userIds, entries, resumes, adjustments }: Known,
    { asked, limit, guess }: { asked: Asked; limit: number; guess: Guess | null },
  ): Promise<RankResult | null> {
    if (!last) {
      return null;
    }
    const isSame = guess !== null && isEqualList(guess.userIds, userIds);
    const profiles = await (isSame ? guess.profiles : this.stamps.ofProfiles(userIds));
    if (asked.stampWith([resumes, ...profiles]) !== last.stamp) {
      return null;
    }
    this.lastAsked.put(asked.jobId, userIds);
    const isLogged = await this.lastRuns.logRepeat({ id: randomUUID(), requestedBy: caller.userId }, last);
    return isLogged ? this.results.present(entries, { run: last, limit, adjustments }) : null;
  }

  private async start(caller: Caller, { jobId, version, stampWith }: Asked): Promise<Run> {
    const applied = await this.pool.applied(jobId);
    // Before what it stands for is read, see pool-stamps.ts.
    const stamp = stampWith(await this.stamps.ofPeople(usersOf(applied).toSorted((one, other) => one - other)));
    const [entries, job] = await Promise.all([this.pool.entriesOf(applied), this.pool.job(jobId)]);
    const id = randomUUID();
    const row = {
      id,
      jobId,
      companyId: caller.companyId ?? 0,
      requestedBy: caller.userId,
      version,
      jobHash: jobHashOf(job),
      stamp,
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
