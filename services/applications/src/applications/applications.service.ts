import { Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  AppError,
  authService,
  type CreateApplication,
  jobsService,
  type UpdateApplication,
} from '@workboard/contracts';
import { type Client, Clock, conflictAs, currentCaller, InjectClient, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CompanyCopies } from '../company-copies/company-copies.service.js';
import { JobCopies } from '../job-copies/job-copies.service.js';
import { Application } from './application.entity.js';
import { requireRole } from './application.policy.js';
import { referTo } from './application.presenter.js';
import { checkDeletable, checkOpen, checkProfile, checkPublic } from './application.rules.js';
import { ApplicationsQueries } from './applications.queries.js';
import { holdUser } from './deleted-users.queries.js';

/** Applying, reviewing, withdrawing; the caller is the signed-in person of the request. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly queries: ApplicationsQueries,
    private readonly jobCopies: JobCopies,
    private readonly companies: CompanyCopies,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  async list(): Promise<ApplicationRecord[]> {
    return this.queries.list(currentCaller());
  }

  async get(id: number): Promise<ApplicationRecord> {
    return this.queries.get(id, currentCaller());
  }

  /**
   * Sends an application (decision W7). Refuses with `seekers_only`, `job_not_found`, `profile_incomplete`, `job_closed`
   * or `already_applied`.
   */
  async create({ jobId, coverLetter, answers }: CreateApplication): Promise<ApplicationRecord> {
    const caller = currentCaller();
    if (caller.role !== 'job_seeker') {
      throw new AppError('seekers_only');
    }
    const { userId } = caller;
    const [job, profile] = await Promise.all([
      this.jobs.forApplication({ id: jobId }),
      this.auth.applyProfile({ userId }),
    ]);
    checkPublic(job);
    checkProfile(profile.missing);
    checkOpen(job);

    const now = this.clock.now();
    const send = async (manager: EntityManager): Promise<ApplicationRecord> => {
      await holdUser(manager, userId);
      const { companyId } = await this.jobCopies.hold(manager, job);
      const application = await manager.save(
        manager.create(Application, {
          jobId,
          userId,
          coverLetter,
          answers: answers ?? null,
          resume: profile.resume,
          notes: null,
          appliedAt: now,
          updatedAt: now,
        }),
      );
      await publish(manager, 'application.created', referTo(application, companyId));
      return this.queries.presentOne(manager, application, caller);
    };
    return conflictAs('already_applied', this.dataSource.transaction(send));
  }

  /** An employer's decision; any status may follow any other (spec §4). A status set again tells nobody anything. */
  async update({ id, changes }: { id: number; changes: UpdateApplication }): Promise<ApplicationRecord> {
    const caller = requireRole(currentCaller(), 'employer');
    return this.dataSource.transaction(async (manager) => {
      const application = await this.queries.lock(manager, { id, caller });
      const { status: from, job } = application;
      const to = changes.status ?? from;
      application.status = to;
      if (changes.notes !== undefined) {
        application.notes = changes.notes;
      }
      application.updatedAt = this.clock.now();
      await manager.save(application);
      if (to !== from) {
        const changedAt = application.updatedAt.toISOString();
        const change = { ...referTo(application, job.companyId), from, to, changedAt };
        await publish(manager, 'application.status_changed', change);
      }
      return this.queries.presentOne(manager, application, caller);
    });
  }

  /**
   * A seeker withdraws; throws `application_not_found` for somebody else's, `application_in_progress` once under way. From a
   * company that lost its authorisation they may always withdraw.
   */
  async remove(id: number): Promise<null> {
    const caller = requireRole(currentCaller(), 'job_seeker');
    await this.dataSource.transaction(async (manager) => {
      const application = await this.queries.lock(manager, { id, caller });
      if (!(await this.companies.isRevoked(manager, application.job.companyId))) {
        checkDeletable(application.status);
      }
      await manager.delete(Application, { id });
      await publish(manager, 'application.deleted', referTo(application, application.job.companyId));
    });
    return null;
  }
}
