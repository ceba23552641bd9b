import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { alertsQueue, dayOf, type Job, jobsService } from '@workboard/contracts';
import { type Client, Clock, ENV, InjectClient, logger, Queues, Tickers } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Env } from '../env.js';
import { type DigestFrequency, duePeriod, slotOf } from './alert-schedule.js';
import { ApplicationDigests } from './application-digests.js';
import { ClosingNotices } from './closing-notices.js';
import { hasDueDigests, makeDigests } from './digests.js';
import { JobCopies } from './job-copies.js';
import { matchImmediate, windowSize } from './matching.js';
import { SavedClosings } from './saved-closings.js';
import { checkNewPhrases, learnWords } from './vocabulary.js';

const jobsPerTick = 200;

/**
 * Finds due work by SQL and puts it into the `alerts` queue: new and changed jobs, and digests of the morning. A queue
 * job's id says what it is about, so the same work is not queued twice; whatever the queue forgets is found again.
 */
@Injectable()
export class AlertsWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tickers: Tickers,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
    private readonly clock: Clock,
    private readonly copies: JobCopies,
    private readonly closing: ClosingNotices,
    private readonly savedClosings: SavedClosings,
    private readonly applicationDigests: ApplicationDigests,
  ) {}

  onApplicationBootstrap(): void {
    this.queues.work(alertsQueue, (task) => (task.kind === 'job' ? this.takeJob(task.jobId) : this.makeDigests(task)), {
      concurrency: this.env.ALERTS_CONCURRENCY,
    });
    this.tickers.start({ name: 'new jobs', everyMs: this.env.ALERTS_POLL_MS, work: () => this.queueJobs() });
    this.tickers.start({ name: 'digests', everyMs: this.env.TICK_MS, work: () => this.tick() });
  }

  private async queueJobs(): Promise<void> {
    const due: { jobId: number }[] = await this.dataSource.query(
      `SELECT job_id AS "jobId" FROM job_copies
       WHERE is_public AND NOT deleted AND (read_version < version OR (published_at IS NOT NULL AND NOT matched))
       ORDER BY job_id LIMIT ${jobsPerTick}`,
    );
    for (const { jobId } of due) {
      await this.queues.add(alertsQueue, { kind: 'job', jobId }, { jobId: `job-${jobId}` });
    }
  }

  /** Reads a job afresh and, when it is new, matches it with the immediate alerts, window by window. */
  private async takeJob(jobId: number): Promise<void> {
    const now = this.clock.now();
    const copy = await this.refresh(jobId, now);
    if (!copy?.wantsMatching) {
      return;
    }
    await this.checkPhrases();
    const [{ last }]: [{ last: number }] = await this.dataSource.query(
      `SELECT coalesce(max(id), 0) AS last FROM job_alerts`,
    );
    const dueAt = new Date(now.getTime() + this.env.ALERTS_BUNDLE_MS);
    let matched = 0;
    for (let after = copy.matchedAfter; after < last; after += windowSize) {
      await this.dataSource.transaction(async (manager) => {
        matched += await matchImmediate(manager, { jobId, after, now, dueAt });
        await manager.query(`UPDATE job_copies SET matched_after = $2 WHERE job_id = $1`, [jobId, after + windowSize]);
      });
    }
    await this.dataSource.query(`UPDATE job_copies SET matched = true WHERE job_id = $1`, [jobId]);
    logger.info({ job: jobId, alerts: matched }, 'job matched with alerts');
  }

  private async refresh(jobId: number, now: Date): Promise<{ wantsMatching: boolean; matchedAfter: number } | null> {
    const [before]: { version: number }[] = await this.dataSource.query(
      `SELECT version FROM job_copies WHERE job_id = $1 AND NOT deleted`,
      [jobId],
    );
    if (!before) {
      return null;
    }
    const [[job], [terms]] = await Promise.all([
      this.jobs.byIds({ ids: [jobId] }),
      this.jobs.termsOf({ ids: [jobId] }),
    ]);
    if (!job) {
      return null;
    }
    return this.dataSource.transaction(async (manager) => {
      await this.copies.store(manager, { job, terms, version: before.version, now });
      await learnWords(manager, terms?.written ?? []);
      const [copy]: { wantsMatching: boolean; matchedAfter: number }[] = await manager.query(
        `SELECT is_public AND NOT deleted AND published_at IS NOT NULL AND NOT matched AS "wantsMatching",
           matched_after AS "matchedAfter" FROM job_copies WHERE job_id = $1`,
        [jobId],
      );
      return copy ?? null;
    });
  }

  private checkPhrases(): Promise<void> {
    return checkNewPhrases(this.dataSource, (phrases) => this.jobs.readPhrases({ phrases }));
  }

  private async tick(): Promise<void> {
    const now = this.clock.now();
    await this.queueDigests('daily', now);
    await this.queueDigests('weekly', now);
    const slot = slotOf(now);
    if (now < slot.at) {
      return;
    }
    await this.closing.open({ slot, readOpenJobs: () => this.openJobs() });
    // After what brings the closing days up to date.
    await this.savedClosings.open(slot);
    if (duePeriod('daily', now)) {
      await this.applicationDigests.open({ period: slot.period, slot: slot.at });
    }
  }

  private openJobs(): Promise<Job[]> {
    return this.jobs.openJobs({ limit: 5000 });
  }

  private async queueDigests(frequency: DigestFrequency, now: Date): Promise<void> {
    const slot = duePeriod(frequency, now);
    if (!slot || !(await hasDueDigests(this.dataSource.manager, { ...slot, frequency }))) {
      return;
    }
    const { period } = slot;
    for (let share = 0; share < this.env.ALERTS_CONCURRENCY; share++) {
      await this.queues.add(
        alertsQueue,
        { kind: 'digest', frequency, period },
        { jobId: `digest-${frequency}-${period}-${share}` },
      );
    }
  }

  private async makeDigests({ frequency, period }: { frequency: DigestFrequency; period: string }): Promise<void> {
    const now = this.clock.now();
    const slot = duePeriod(frequency, now);
    if (slot?.period !== period) {
      return;
    }
    await this.checkPhrases();
    let taken: number;
    do {
      taken = await this.dataSource.transaction((manager) =>
        makeDigests(manager, { ...slot, frequency, today: dayOf(now), now }),
      );
    } while (taken > 0);
  }
}
