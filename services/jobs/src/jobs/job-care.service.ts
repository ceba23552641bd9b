import { Injectable } from '@nestjs/common';
import { AppError, type Caller, endOfDay, extendedDay, linkExtensionDays } from '@workboard/contracts';
import { Clock, type RawJson } from '@workboard/service-kit';
import { requireJobEditor } from './job.policy.js';
import { type Decide, JobsService } from './jobs.service.js';

interface LinkExtension {
  id: number;
  userId: number;
  /** The closing day that the link stands for, `YYYY-MM-DD`. */
  from: string;
}

/** What becomes of an ad after it was published (decisions P64, P65). */
@Injectable()
export class JobCareService {
  constructor(
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Closes a job of the caller's company as filled; saying it again changes nothing. Throws `job_not_found`, `not_job_editor`, and
   * `job_not_posted` for one that nobody could apply for.
   */
  markFilled(caller: Caller, id: number): Promise<RawJson> {
    return this.jobs.change(id, async (_manager, { job }) => {
      requireJobEditor(caller, job.companyId);
      if (job.publishedAt === null) {
        throw new AppError('job_not_posted');
      }
      return job.filledAt ? {} : { status: 'inactive' as const, filledAt: this.clock.now(), filledBy: caller.userId };
    });
  }

  /** Extends a job for whoever holds a mailed link. Throws `conflict` when the link stands for another closing day than the job's. */
  extendByLink({ id, userId, from }: LinkExtension): Promise<RawJson> {
    const extend: Decide = async (_manager, { job, company }) => {
      const isOpen = job.status === 'active' && job.published && company?.status === 'authorised';
      if (!isOpen || job.closingDate !== from) {
        throw new AppError('conflict');
      }
      return {
        closingDate: extendedDay(endOfDay(from).toISOString(), { days: linkExtensionDays, now: this.clock.now() }),
      };
    };
    return this.jobs.change(id, extend, { userId, role: 'employer' });
  }
}
