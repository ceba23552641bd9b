import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  companiesService,
  type DecideReview,
  type ListReviews,
  type OwnReview,
  type ReviewCounts,
  type ReviewDetail,
  type ReviewPage,
  signalRules,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { Job } from '../jobs/job.entity.js';
import { requireJobEditor } from '../jobs/job.policy.js';
import { beforeOf } from '../jobs/job.rules.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ReviewCases } from '../screening/review-cases.js';
import { ReviewsQueries } from './reviews.queries.js';

/** The desk at which super admins decide about ads (decision P40). */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: ReviewsQueries,
    private readonly cases: ReviewCases,
    private readonly jobs: JobsService,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
  ) {}

  async list(query: ListReviews): Promise<ReviewPage> {
    const [page, counts] = await Promise.all([this.queries.page(query), this.queries.counts()]);
    return { ...page, counts };
  }

  /** For other services too. */
  counts(): Promise<ReviewCounts> {
    return this.queries.counts();
  }

  /** Throws `review_not_found`. */
  async get(id: number): Promise<ReviewDetail> {
    const found = await this.queries.detail(id);
    if (!found) {
      throw new AppError('review_not_found');
    }
    return found;
  }

  /** What the company's own people learn: the words that hold their ad, and nothing of reports. */
  async own(caller: Caller, jobId: number): Promise<OwnReview> {
    const job = await this.dataSource.getRepository(Job).findOneBy({ id: jobId });
    if (!job) {
      throw new AppError('job_not_found');
    }
    requireJobEditor(caller, job.companyId);
    if (!job.heldAt) {
      return { heldAt: null, signals: [] };
    }
    const signals = await this.queries.signalsOf(jobId);
    return { heldAt: job.heldAt.toISOString(), signals: signals.filter(({ kind }) => signalRules[kind].holds) };
  }

  /** Decides about a case. Whatever it changes for the ad or its company, others hear of as from any other screen. */
  async decide(caller: Caller, id: number, { decision, reason = null }: DecideReview): Promise<ReviewDetail> {
    const { userId } = caller;
    const { jobId, company, heldAt } = await this.get(id);
    if (decision === 'publish' || decision === 'take_down') {
      await this.jobs.publish(caller, { id: jobId, published: decision === 'publish', reason });
    } else if (decision === 'reopen') {
      await this.reopen({ id, jobId, companyId: company.id, userId });
    } else {
      if (decision === 'keep' && heldAt !== null) {
        // Only publishing or taking it down answers an ad that waits.
        throw new AppError('conflict');
      }
      if (decision === 'revoke_company') {
        await this.companies.setStatus({ id: company.id, status: 'unauthorised', reason });
      }
      await this.dataSource.transaction(async (manager) => {
        const job = await manager.findOneBy(Job, { id: jobId });
        const before = job ? beforeOf(job) : undefined;
        await this.cases.decided(manager, { jobId, decision, reason, userId, before });
      });
    }
    return this.get(id);
  }

  /** Undo: the ad and its company are again as they were before the last decision. */
  private async reopen(at: { id: number; jobId: number; companyId: number; userId: number }): Promise<void> {
    const last = await this.queries.lastStep(at.id);
    if (!last || last.decision === 'reopen') {
      return;
    }
    if (last.decision === 'revoke_company') {
      await this.companies.setStatus({ id: at.companyId, status: 'authorised' });
    }
    if (last.before && (last.decision === 'publish' || last.decision === 'take_down')) {
      await this.jobs.restore(at.jobId, last.before);
    }
    await this.dataSource.transaction((manager) => this.cases.reopened(manager, at));
  }
}
