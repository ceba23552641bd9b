import { Injectable } from '@nestjs/common';
import { type Application, type ApplicationRecord, AppError, authService, jobsService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { inBatches } from './in-batches.js';

/** Joins applications with their job and applicant, which other services own (decision W5). */
@Injectable()
export class ApplicationPresenter {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /**
   * Keeps the order; an application whose job or applicant is just being deleted is left out. That of a deleted job carries what
   * was kept of it (decision P19).
   */
  async presentAll(records: ApplicationRecord[]): Promise<Application[]> {
    const [jobs, applicants] = await Promise.all([
      inBatches(
        records.filter(({ deletedJob }) => !deletedJob).map(({ jobId }) => jobId),
        (batch) => this.jobs.byIds(batch),
      ),
      inBatches(
        records.map(({ userId }) => userId),
        (batch) => this.auth.applicants(batch),
      ),
    ]);
    const jobById = new Map(jobs.map((job) => [job.id, job]));
    const userById = new Map(applicants.map((user) => [user.id, user]));
    return records.flatMap(({ deletedJob, ...record }) => {
      const job = deletedJob ?? jobById.get(record.jobId);
      const user = userById.get(record.userId);
      return job && user ? [{ ...record, job, user }] : [];
    });
  }

  /** Throws `application_not_found` when job or applicant are just being deleted, and the application with them. */
  async present(record: ApplicationRecord): Promise<Application> {
    const [application] = await this.presentAll([record]);
    if (!application) {
      throw new AppError('application_not_found');
    }
    return application;
  }
}
