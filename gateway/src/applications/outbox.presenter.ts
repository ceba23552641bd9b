import { Injectable } from '@nestjs/common';
import { authService, jobsService, type Outbox, type OutboxRecord, statusNews } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { inBatches } from './in-batches.js';

/** Joins what waits to be told with applicant, job and the words of the mail (decision P17). */
@Injectable()
export class OutboxPresenter {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /** Keeps the order; news about a job or person that are just being deleted are left out. */
  async present({ holds, notices }: OutboxRecord): Promise<Outbox> {
    const [jobs, applicants] = await Promise.all([
      inBatches(
        notices.map(({ jobId }) => jobId),
        (batch) => this.jobs.byIds(batch),
      ),
      inBatches(
        notices.map(({ userId }) => userId),
        (batch) => this.auth.applicants(batch),
      ),
    ]);
    const jobById = new Map(jobs.map((job) => [job.id, job]));
    const applicantById = new Map(applicants.map((applicant) => [applicant.id, applicant]));
    return {
      holds,
      notices: notices.flatMap(({ jobId, userId, message, ...notice }) => {
        const job = jobById.get(jobId);
        const applicant = applicantById.get(userId);
        if (!job || !applicant) {
          return [];
        }
        const { firstName, lastName } = applicant;
        return {
          ...notice,
          applicant: { id: userId, firstName, lastName },
          job: { id: jobId, title: job.title },
          hasOwnText: message !== null,
          mail: { ...statusNews(notice.read, job.title), ...(message !== null && { text: message }) },
        };
      }),
    };
  }
}
