import { Injectable } from '@nestjs/common';
import { type Application, type ApplicationRecord, authService, jobsService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';

const unique = (ids: number[]): number[] => [...new Set(ids)];

/** Joins applications with their job and applicant, which other services own (decision W5). */
@Injectable()
export class ApplicationPresenter {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /** Keeps the order; an application whose job or applicant is just being deleted is left out. */
  async presentAll(records: ApplicationRecord[]): Promise<Application[]> {
    if (records.length === 0) {
      return [];
    }
    const [jobs, applicants] = await Promise.all([
      this.jobs.byIds({ ids: unique(records.map(({ jobId }) => jobId)) }),
      this.auth.applicants({ ids: unique(records.map(({ userId }) => userId)) }),
    ]);
    const jobById = new Map(jobs.map((job) => [job.id, job]));
    const userById = new Map(applicants.map((user) => [user.id, user]));
    return records.flatMap((record) => {
      const job = jobById.get(record.jobId);
      const user = userById.get(record.userId);
      return job && user ? [{ ...record, job, user }] : [];
    });
  }

  async present(record: ApplicationRecord): Promise<Application> {
    const [application] = await this.presentAll([record]);
    if (!application) {
      throw new Error(`Application ${record.id} has lost its job or applicant`);
    }
    return application;
  }
}
