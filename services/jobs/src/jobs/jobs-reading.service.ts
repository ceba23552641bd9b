import { Injectable } from '@nestjs/common';
import {
  type AdminListJobs,
  AppError,
  applicationsService,
  type Caller,
  dayOf,
  type JobForApplication,
  type JobForRanking,
} from '@workboard/contracts';
import { type Client, Clock, currentCaller, findCaller, InjectClient, RawJson } from '@workboard/service-kit';
import { isOwnTeam, requireEmployer, requireSuperAdmin } from './job.policy.js';
import { isOpen } from './job.rules.js';
import { type FoundJob, JobsQueries } from './jobs.queries.js';

/** Super admins, and the company's own team. */
const looksAfter = (caller: Caller | null, companyId: number): boolean =>
  caller?.role === 'super_admin' || isOwnTeam(caller, companyId);

/** Who reads which jobs. */
@Injectable()
export class JobsReading {
  constructor(
    private readonly queries: JobsQueries,
    private readonly clock: Clock,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
  ) {}

  async get(id: number): Promise<RawJson> {
    const caller = findCaller();
    const { text, takenDownReason, companyId } = await this.requireVisible(id, caller);
    return new RawJson(
      looksAfter(caller, companyId)
        ? `${text.slice(0, -1)},"takenDownReason":${JSON.stringify(takenDownReason)}}`
        : text,
    );
  }

  /** A job that the caller may see. Throws `job_not_found`, also for one that exists but is hidden (decision P4). */
  async requireVisible(id: number, caller: Caller | null): Promise<FoundJob> {
    const job = await this.queries.find(id, this.clock.now());
    if (!job || !(await this.maySee(job, caller))) {
      throw new AppError('job_not_found');
    }
    return job;
  }

  async adminGet(id: number): Promise<RawJson> {
    requireSuperAdmin(currentCaller());
    return this.get(id);
  }

  async adminList(query: AdminListJobs): Promise<RawJson> {
    requireSuperAdmin(currentCaller());
    return this.queries.all(query);
  }

  /** Without a company there are none. */
  async mine(): Promise<RawJson> {
    const { companyId } = requireEmployer(currentCaller());
    return companyId === null ? new RawJson('[]') : this.queries.ofCompany(companyId);
  }

  async forApplication(id: number): Promise<JobForApplication | null> {
    const now = this.clock.now();
    const job = await this.queries.find(id, now);
    if (!job) {
      return null;
    }
    const { title, companyId, isPublic, closingDate } = job;
    return { id, title, companyId, isPublic, isOpen: isOpen(closingDate, now) };
  }

  byIds(ids: readonly number[]): Promise<RawJson> {
    return this.queries.byIds(ids);
  }

  forRanking(id: number): Promise<JobForRanking | null> {
    return this.queries.forRanking(id);
  }

  rankingStamp(id: number): Promise<string | null> {
    return this.queries.rankingStamp(id);
  }

  openJobs(limit: number): Promise<RawJson> {
    return this.queries.open({ limit, today: dayOf(this.clock.now()) });
  }

  private async maySee(job: FoundJob, caller: Caller | null): Promise<boolean> {
    if (job.isPublic || looksAfter(caller, job.companyId)) {
      return true;
    }
    // Whoever applied goes on seeing what they applied to.
    return caller?.role === 'job_seeker' && this.applications.hasApplied({ jobId: job.id, userId: caller.userId });
  }
}
