import { Injectable } from '@nestjs/common';
import { type Caller, type MessageData, type jobsService, type ReportReceipt, reportWords } from '@workboard/contracts';
import { Clock, Idempotency } from '@workboard/service-kit';
import { Job } from '../jobs/job.entity.js';
import { JobsReadingService } from '../jobs/jobs-reading.service.js';
import { ReviewCases } from '../screening/review-cases.js';
import { ScreeningService } from '../screening/screening.service.js';
import { verdictOf } from '../screening/verdict.js';

const receipt: ReportReceipt = { received: true, message: `${reportWords.received} ${reportWords.next}` };

/** Takes people's reports of ads (decision P40). */
@Injectable()
export class ReportsService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly reading: JobsReadingService,
    private readonly screening: ScreeningService,
    private readonly cases: ReviewCases,
  ) {}

  /**
   * Counts once for each device and ad; whoever reports again, or fills in the trap, gets the same answer. Throws
   * `job_not_found` for what the caller cannot see.
   */
  async take(
    caller: Caller | null,
    { id, device, report }: MessageData<typeof jobsService.messages.report>,
  ): Promise<ReportReceipt> {
    await this.reading.requireVisible(id, caller);
    if (report.website) {
      return receipt;
    }
    return this.idempotency.transaction(async (manager) => {
      const counted: unknown[] = await manager.query(
        `INSERT INTO job_reports (job_id, device, reason, text, email, created_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (job_id, device) DO NOTHING RETURNING id`,
        [id, device, report.reason, report.text ?? null, report.email ?? null, this.clock.now()],
      );
      const ad = counted.length > 0 ? await manager.findOneBy(Job, { id }) : null;
      if (ad) {
        const verdict = verdictOf(await this.screening.signalsOf(manager, { ad, jobId: id }));
        await this.cases.reported(manager, { jobId: id, ad, verdict });
      }
      return receipt;
    });
  }
}
