import { Injectable } from '@nestjs/common';
import {
  type AdminListJobs,
  AppError,
  applicationsService,
  type Caller,
  dayOf,
  type JobForApplication,
  type JobForRanking,
  withoutWanted,
} from '@workboard/contracts';
import { type Client, Clock, InjectClient, RawJson } from '@workboard/service-kit';
import { isOwnTeam } from './job.policy.js';
import { isOpen } from './job.rules.js';
import { type FoundJob, JobsQueries } from './jobs.queries.js';

/** Super admins, and the company's own team. */
const looksAfter = (caller: Caller | null, companyId: number): boolean =>
  caller?.role === 'super_admin' || isOwnTeam(caller, companyId);

/** A job's JSON with more fields at its end. */
const withFields = (text: string, fields: object): RawJson => {
  const more = JSON.stringify(fields).slice(1, -1);
  return new RawJson(more === '' ? text : `${text.slice(0, -1)},${more}}`);
};

/** Who reads which jobs. */
@Injectable()
export class JobsReadingService {
  constructor(
    private readonly queries: JobsQueries,
    private readonly clock: Clock,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
  ) {}

  async get(caller: Caller | null, id: number): Promise<RawJson> {
    const { text, takenDownReason, internalReference, questions, filledAt, companyId } = await this.requireVisible(
      id,
      caller,
    );
    const isTeam = looksAfter(caller, companyId);
    return withFields(text, {
      ...(isTeam && { takenDownReason, internalReference }),
      ...(filledAt && { filledAt }),
      ...(questions.length > 0 && { questions: isTeam ? questions : questions.map(withoutWanted) }),
    });
  }

  /** A job that the caller may see. Throws `job_not_found`, also for one that exists but is hidden (decision P4). */
  async requireVisible(id: number, caller: Caller | null): Promise<FoundJob> {
    const job = await this.queries.find(id, this.clock.now());
    if (!job || !(await this.maySee(job, caller))) {
      throw new AppError('job_not_found');
    }
    return job;
  }

  async adminList(query: AdminListJobs): Promise<RawJson> {
    return this.queries.all(query);
  }

  /** For super admins. */
  async idsOfCompany(companyId: number): Promise<number[]> {
    return this.queries.idsOfCompany(companyId);
  }

  /** Without a company there are none. */
  async mine({ companyId }: Caller): Promise<RawJson> {
    return companyId === null ? new RawJson('[]') : this.queries.ofCompany(companyId);
  }

  async forApplication(id: number): Promise<JobForApplication | null> {
    const now = this.clock.now();
    const job = await this.queries.find(id, now);
    if (!job) {
      return null;
    }
    const { title, companyId, isPublic, isShownFilled, closingDate, questions } = job;
    return {
      id,
      title,
      companyId,
      isPublic: isPublic || isShownFilled,
      isOpen: isPublic && isOpen(closingDate, now),
      ...(questions.length > 0 && { questions }),
    };
  }

  byIds(ids: readonly number[]): Promise<RawJson> {
    return this.queries.byIds(ids);
  }

  /** Those of the caller's own company, of any for super admins (decision P61). */
  async internalReferences(
    caller: Caller,
    ids: readonly number[],
  ): Promise<{ id: number; internalReference: string }[]> {
    if (caller.role === 'super_admin') {
      return this.queries.internalReferences({ ids, companyId: null });
    }
    const { companyId } = caller;
    return companyId === null ? [] : this.queries.internalReferences({ ids, companyId });
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
    if (job.isPublic || job.isShownFilled || looksAfter(caller, job.companyId)) {
      return true;
    }
    // Whoever applied goes on seeing what they applied to.
    return caller?.role === 'job_seeker' && this.applications.hasApplied({ jobId: job.id, userId: caller.userId });
  }
}
