import { Injectable } from '@nestjs/common';
import { AppError, type Caller, type ChangeJobs, type DecidedMany } from '@workboard/contracts';
import { oneByOne } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { Job } from './job.entity.js';
import { JobsService } from './jobs.service.js';

/** One act of a super admin on several jobs (decision P71). */
@Injectable()
export class ManyJobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
  ) {}

  /** Changes each as the single call does; what stands so already is refused as `unchanged`. */
  async change(caller: Caller, { ids, published, status, reason }: ChangeJobs): Promise<DecidedMany> {
    return oneByOne(ids, (id) =>
      published === undefined
        ? this.setStatus(caller, id, status)
        : this.jobs.publish(caller, { id, published, reason, isNews: true }),
    );
  }

  private async setStatus(caller: Caller, id: number, status: ChangeJobs['status']): Promise<void> {
    const job = await this.dataSource.manager.findOneBy(Job, { id });
    if (!job) {
      throw new AppError('job_not_found');
    }
    if (job.status === status) {
      throw new AppError('unchanged');
    }
    await this.jobs.adminUpdate(caller, { id, changes: { status, version: job.version } });
  }
}
