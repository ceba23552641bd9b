import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { rankingQueue } from '@workboard/contracts';
import { ENV, Queues, Storage, Tickers } from '@workboard/service-kit';
import type { WorkerEnv } from '../env.js';
import { RecommendationsSchedule } from '../recommendations/recommendations.schedule.js';
import { Recommender } from '../recommendations/recommender.js';
import { ResumeExtraction } from '../resumes/resume-extraction.js';
import { RunPerformer } from '../runs/run-performer.js';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Work } from '../work/work.js';
import { measured, measureWork } from '../work/work-metrics.js';

type RankingJob = z.output<typeof rankingQueue.job>;

const nightlyEveryMs = 60_000;
const metricsEveryMs = 10_000;

/** Works the `ranking` queue off, and looks for work that the queue has lost or that has become due. */
@Injectable()
export class WorkProcessor implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(ENV) private readonly env: WorkerEnv,
    private readonly tickers: Tickers,
    private readonly queues: Queues,
    private readonly work: Work,
    private readonly runs: RunPerformer,
    private readonly resumes: ResumeExtraction,
    private readonly recommender: Recommender,
    private readonly nightly: RecommendationsSchedule,
    private readonly storage: Storage,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.queues.work(rankingQueue, (job) => measured(job.kind, () => this.perform(job)), {
      concurrency: this.env.RANKING_CONCURRENCY,
    });
    this.tickers.start({ name: 'metrics of work', everyMs: metricsEveryMs, work: () => measureWork(this.dataSource) });
    this.tickers.start({ name: 'open work', everyMs: this.env.WORK_POLL_MS, work: () => this.work.handOver() });
    this.tickers.start({ name: 'nightly recommendations', everyMs: nightlyEveryMs, work: () => this.nightly.start() });
  }

  private perform(job: RankingJob): Promise<unknown> {
    if (job.kind === 'rank') {
      return this.runs.perform(job.runId);
    }
    return job.kind === 'extract' ? this.resumes.perform(job.fileId) : this.recommender.perform(job.userId);
  }

  onApplicationShutdown(): void {
    this.storage.close();
  }
}
