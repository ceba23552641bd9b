import { Injectable } from '@nestjs/common';
import { type Application, type ApplicationRecord, AppError, authService, jobsService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';

/** How many rows one message asks for at most. */
const batchSize = 5000;

/** Asks for each id once, in as many messages as it takes. */
const inBatches = async <T>(ids: number[], ask: (batch: { ids: number[] }) => Promise<T[]>): Promise<T[]> => {
  const unique = [...new Set(ids)];
  const batches = Array.from({ length: Math.ceil(unique.length / batchSize) }, (_, index) =>
    ask({ ids: unique.slice(index * batchSize, (index + 1) * batchSize) }),
  );
  return (await Promise.all(batches)).flat();
};

/** Joins applications with their job and applicant, which other services own (decision W5). */
@Injectable()
export class ApplicationPresenter {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /** Keeps the order; an application whose job or applicant is just being deleted is left out. */
  async presentAll(records: ApplicationRecord[]): Promise<Application[]> {
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
    const jobById = new Map(jobs.map((job) => [job.id, job]));
    const userById = new Map(applicants.map((user) => [user.id, user]));
    return records.flatMap((record) => {
      const job = jobById.get(record.jobId);
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
