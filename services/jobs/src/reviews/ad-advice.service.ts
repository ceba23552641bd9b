import { Injectable } from '@nestjs/common';
import {
  type Advice,
  adviceInOrder,
  adviceOf,
  type AskAdvice,
  type Caller,
  type DraftAd,
  draftTexts,
  duplicateAdvice,
  type JobAdvice,
  settlePay,
} from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { companyToPostFor } from '../jobs/job.policy.js';
import { ScreeningService } from '../screening/screening.service.js';

const draftOf = (asked: AskAdvice): DraftAd => ({
  title: asked.title,
  description: asked.description,
  requirements: asked.requirements ?? [],
  responsibilities: asked.responsibilities ?? [],
  skills: asked.skills ?? [],
  benefits: asked.benefits ?? [],
  salaryCurrency: asked.salaryCurrency ?? 'USD',
  employmentType: asked.employmentType ?? 'full-time',
  closingDate: asked.closingDate ?? null,
  ...settlePay(asked),
});

/** Whose ads it is compared with: an employer's own company's, for super admins those of the company that is chosen, if any. */
const companyOf = (caller: Caller, { companyId }: AskAdvice): number | null =>
  caller.role === 'super_admin' ? (companyId ?? null) : companyToPostFor(caller, companyId);

/** What employers are advised of before an ad goes out (decision P62). */
@Injectable()
export class AdAdviceService {
  constructor(
    private readonly screening: ScreeningService,
    private readonly clock: Clock,
  ) {}

  /**
   * Judges an ad as it is being written and keeps nothing of it. Throws `forbidden` for an employer who names
   * another company, and `company_required` for one without.
   */
  async of(caller: Caller, asked: AskAdvice): Promise<JobAdvice> {
    const companyId = companyOf(caller, asked);
    const ad = draftOf(asked);
    const found: Advice[] = adviceOf(ad, this.clock.now());
    const same =
      companyId === null
        ? undefined
        : await this.screening.ownDuplicate({ companyId, texts: draftTexts(ad), jobId: asked.id ?? null });
    return { advice: adviceInOrder(same ? [...found, duplicateAdvice(same)] : found) };
  }
}
