import { Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  AppError,
  authService,
  type CreateApplication,
  type DecidedMany,
  type DecideMany,
  isEnding,
  jobsService,
  type ListApplications,
  type Page,
  type UpdateApplication,
} from '@workboard/contracts';
import {
  audit,
  type Client,
  Clock,
  conflictAs,
  currentCaller,
  Idempotency,
  InjectClient,
  publish,
} from '@workboard/service-kit';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { CompanyCopies } from '../company-copies/company-copies.service.js';
import { InterviewCancelling } from '../interviews/interview-cancelling.js';
import { JobCopies } from '../job-copies/job-copies.service.js';
import { StatusNotices } from '../notices/status-notices.js';
import { Application } from './application.entity.js';
import { requireRole } from './application.policy.js';
import { referTo } from './application.presenter.js';
import {
  checkDeletable,
  checkNotes,
  checkNotWithdrawn,
  checkOpen,
  checkProfile,
  checkPublic,
  checkWithdrawable,
  offerAfter,
} from './application.rules.js';
import { ApplicationsQueries } from './applications.queries.js';
import { holdUser } from './deleted-users.queries.js';

interface Decision {
  id: number;
  changes: UpdateApplication;
  /** Also when the job is switched off (decision P20). */
  includeClosed?: boolean;
}

/** Applying, reviewing, withdrawing; the caller is the signed-in person of the request. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly queries: ApplicationsQueries,
    private readonly jobCopies: JobCopies,
    private readonly companies: CompanyCopies,
    private readonly notices: StatusNotices,
    private readonly interviews: InterviewCancelling,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  page(query: ListApplications): Promise<Page<ApplicationRecord>> {
    return this.queries.page(currentCaller(), query);
  }

  async list(scope: { includeClosed?: boolean } = {}): Promise<ApplicationRecord[]> {
    return (await this.page(scope)).rows;
  }

  async get(id: number): Promise<ApplicationRecord> {
    return this.queries.get(id, currentCaller());
  }

  /**
   * Sends an application (decision W7); it takes the place of one to the same job that was withdrawn (P18). Refuses with
   * `seekers_only`, `job_not_found`, `profile_incomplete`, `job_closed` or `already_applied`.
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
      const withdrawn = await this.removeWithdrawn(manager, { jobId, userId, companyId });
      const application = await manager.save(
        manager.create(Application, {
          jobId,
          userId,
          coverLetter,
          answers: answers ?? null,
          resume: profile.resume,
          notes: withdrawn?.notes ?? null,
          appliedAt: now,
          updatedAt: now,
        }),
      );
      await publish(manager, 'application.created', referTo(application, companyId));
      return this.queries.presentOne(manager, application, caller);
    };
    return conflictAs('already_applied', this.idempotency.transaction(send));
  }

  /**
   * An employer's decision; any status may follow any other (spec §4). A status set again tells nobody anything. Throws
   * `conflict` for notes that a colleague changed meanwhile (decision P24).
   */
  async update({ id, changes, includeClosed = false }: Decision): Promise<ApplicationRecord> {
    const caller = requireRole(currentCaller(), 'employer');
    return this.dataSource.transaction(async (manager) => {
      const application = await this.queries.lock(manager, { id, caller, includeClosed });
      if (changes.notes !== undefined) {
        checkNotes(application, changes.notesBefore);
        application.notes = changes.notes;
      }
      const status = changes.status ?? application.status;
      if (status === application.status) {
        application.updatedAt = this.clock.now();
        await manager.save(application);
      } else {
        await this.decide(manager, application, { status, offerMadeAt: offerAfter(application, status) });
        if (isEnding(status) && changes.cancelInterviews) {
          await this.interviews.cancelPlanned(manager, { applicationIds: [id], reason: status });
        }
      }
      return this.queries.presentOne(manager, application, caller);
    });
  }

  /** The same decision about several, each by itself; says which could not be decided and why (decision P25). */
  async decideMany({ ids, includeClosed, ...changes }: DecideMany & { includeClosed?: boolean }): Promise<DecidedMany> {
    requireRole(currentCaller(), 'employer');
    const result: DecidedMany = { changed: [], refused: [] };
    for (const id of new Set(ids)) {
      try {
        await this.update({ id, changes, includeClosed });
        result.changed.push(id);
      } catch (error) {
        if (!(error instanceof AppError)) {
          throw error;
        }
        result.refused.push({ id, code: error.code, error: error.message });
      }
    }
    return result;
  }

  /** The employer made an offer (decision P16). Throws `offer_made` for a second one, `application_withdrawn` for a late one. */
  async offer(id: number): Promise<ApplicationRecord> {
    const caller = requireRole(currentCaller(), 'employer');
    return this.dataSource.transaction(async (manager) => {
      const application = await this.queries.lock(manager, { id, caller });
      if (application.offerMadeAt && application.status === 'offered') {
        throw new AppError('offer_made');
      }
      await this.decide(manager, application, { status: 'offered', offerMadeAt: this.clock.now() });
      return this.queries.presentOne(manager, application, caller);
    });
  }

  /**
   * A seeker withdraws an application that is under way; the employer keeps it and is told (decision P18). What the
   * seeker was still to be told is dropped. Throws `not_withdrawable` for one that has ended.
   */
  async withdraw(id: number): Promise<ApplicationRecord> {
    const caller = requireRole(currentCaller(), 'job_seeker');
    return this.dataSource.transaction(async (manager) => {
      const application = await this.queries.lock(manager, { id, caller });
      checkWithdrawable(application);
      const now = this.clock.now();
      Object.assign(application, { withdrawnAt: now, updatedAt: now });
      await manager.save(application);
      await this.notices.cancel(manager, id);
      const cancelled = await this.interviews.cancelPlanned(manager, { applicationIds: [id], reason: 'withdrawn' });
      await publish(manager, 'application.withdrawn', {
        ...referTo(application, application.job.companyId),
        interviewIds: cancelled.get(id) ?? [],
      });
      return this.queries.presentOne(manager, application, caller);
    });
  }

  /**
   * A seeker deletes; throws `application_not_found` for somebody else's, `application_in_progress` once under way. From a
   * company that lost its authorisation they may always delete.
   */
  async remove(id: number): Promise<null> {
    const caller = requireRole(currentCaller(), 'job_seeker');
    await this.dataSource.transaction(async (manager) => {
      const application = await this.queries.lock(manager, { id, caller });
      if (!(await this.companies.isRevoked(manager, application.job.companyId))) {
        checkDeletable(application);
      }
      await this.interviews.cancelPlanned(manager, { applicationIds: [id], reason: 'withdrawn' });
      await manager.delete(Application, { id });
      await publish(manager, 'application.deleted', referTo(application, application.job.companyId));
      const before = { jobId: application.jobId, status: application.status };
      await audit(manager, { action: 'application_deleted', target: 'application', targetId: id, before });
    });
    return null;
  }

  /** Throws `application_withdrawn` unless there is still something to decide. */
  private async decide(
    manager: EntityManager,
    application: Application,
    decision: Pick<Application, 'status' | 'offerMadeAt'>,
  ): Promise<void> {
    checkNotWithdrawn(application);
    const before = { status: application.status, offerMadeAt: application.offerMadeAt };
    Object.assign(application, decision, { updatedAt: this.clock.now() });
    await manager.save(application);
    await this.notices.plan(manager, { application, before });
  }

  /** Makes room for another application of the same person to the same job; what the employer noted is kept. */
  private async removeWithdrawn(
    manager: EntityManager,
    { jobId, userId, companyId }: { jobId: number; userId: number; companyId: number },
  ): Promise<Application | null> {
    const withdrawn = await manager.findOne(Application, {
      where: { jobId, userId, withdrawnAt: Not(IsNull()) },
      lock: { mode: 'pessimistic_write' },
    });
    if (withdrawn) {
      await manager.delete(Application, { id: withdrawn.id });
      await publish(manager, 'application.deleted', referTo(withdrawn, companyId));
    }
    return withdrawn;
  }
}
