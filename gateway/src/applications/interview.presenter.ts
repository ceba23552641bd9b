import { Injectable } from '@nestjs/common';
import { authService, type InterviewRecord, jobsService, type ListedInterview } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { inBatches } from './in-batches.js';

/** Joins interviews with what names them: the job and the applicant, which other services own. */
@Injectable()
export class InterviewPresenter {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /** Keeps the order; what is just being deleted is null. */
  async presentAll(records: readonly InterviewRecord[]): Promise<ListedInterview[]> {
    const [jobs, applicants] = await Promise.all([
      inBatches(
        records.map(({ jobId }) => jobId),
        (batch) => this.jobs.byIds(batch),
      ),
      inBatches(
        records.map(({ userId }) => userId),
        (batch) => this.auth.applicants(batch),
      ),
    ]);
    const jobById = new Map(
      jobs.map(({ id, title, status, company }) => [id, { id, title, status, companyName: company.name }]),
    );
    const applicantById = new Map(applicants.map(({ id, firstName, lastName }) => [id, { id, firstName, lastName }]));
    return records.map(({ jobId, userId, ...interview }) => ({
      ...interview,
      job: jobById.get(jobId) ?? null,
      applicant: applicantById.get(userId) ?? null,
    }));
  }
}
