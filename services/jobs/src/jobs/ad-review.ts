import { Injectable } from '@nestjs/common';
import { Clock, definedOnly } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import type { Job } from './job.entity.js';
import type { Judged } from '../screening/ad-text.js';
import { ReviewCases } from '../screening/review-cases.js';
import { ScreeningService } from '../screening/screening.service.js';
import { type Verdict, verdictOf } from '../screening/verdict.js';

type NewAd = Partial<Job> & Pick<Job, 'title' | 'description' | 'industry' | 'companyId'>;

const whole = (ad: NewAd): Judged => ({
  title: ad.title,
  description: ad.description,
  requirements: ad.requirements ?? [],
  responsibilities: ad.responsibilities ?? [],
  skills: ad.skills ?? [],
  benefits: ad.benefits ?? [],
  salaryMin: ad.salaryMin ?? null,
  salaryMax: ad.salaryMax ?? null,
  salaryCurrency: ad.salaryCurrency ?? 'USD',
  payPeriod: ad.payPeriod ?? 'year',
  payMin: ad.payMin ?? null,
  payMax: ad.payMax ?? null,
  location: ad.location ?? null,
  hrEmail: ad.hrEmail ?? null,
  industry: ad.industry,
  experienceLevel: ad.experienceLevel ?? null,
  companyId: ad.companyId,
  questions: ad.questions ?? [],
});

/** Judges ads as employers post and change them (decision P40). */
@Injectable()
export class AdReview {
  constructor(
    private readonly clock: Clock,
    private readonly screening: ScreeningService,
    private readonly cases: ReviewCases,
  ) {}

  /** What the rules say of an ad that is about to be posted. */
  async ofNew(manager: EntityManager, ad: NewAd): Promise<Verdict> {
    return verdictOf(await this.screening.signalsOf(manager, { ad: whole(ad) }));
  }

  /** Keeps what was found in an ad that is stored now. */
  async keep(manager: EntityManager, { jobId, ad, verdict }: { jobId: number; ad: NewAd; verdict: Verdict }) {
    await this.screening.remember(manager, { jobId, ad: whole(ad) });
    await this.cases.screened(manager, { jobId, ad: whole(ad), verdict });
  }

  /**
   * Judges an ad with what its team changes about it. An ad that asks for money leaves the public and waits; one that
   * waited and does so no more is free: `publication` says how it is published then, null when it cannot be.
   */
  async ofChange(
    manager: EntityManager,
    options: { job: Job; changes: Partial<Job>; publication: Partial<Job> | null },
  ): Promise<Partial<Job>> {
    const { job, changes, publication } = options;
    const after: NewAd = Object.assign({}, job, definedOnly(changes));
    const isTakenDown = !job.published && job.publishedAt !== null && job.heldAt === null;
    if (after.status !== 'active' || isTakenDown) {
      return changes;
    }
    const approved = await this.cases.approvedOf(manager, job.id);
    const verdict = verdictOf(await this.screening.signalsOf(manager, { ad: whole(after), jobId: job.id }), approved);
    await this.keep(manager, { jobId: job.id, ad: after, verdict });
    if (verdict.holds) {
      const { published: _, publishedAt: __, publishedBy: ___, ...fields } = changes;
      return { ...fields, published: false, heldAt: job.heldAt ?? this.clock.now() };
    }
    if (job.heldAt === null) {
      return changes;
    }
    return { ...changes, heldAt: null, ...(publication ?? { publishedAt: null }) };
  }
}
