import { Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  authService,
  type Caller,
  type CreateApplication,
  jobsService,
} from '@workboard/contracts';
import {
  audit,
  type Client,
  Clock,
  conflictAs,
  Idempotency,
  InjectClient,
  protectUser,
  publish,
} from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { referTo } from '../applications/application-ref.js';
import {
  checkAnswers,
  checkDeletable,
  checkOpen,
  checkProfile,
  checkPublic,
  checkWithdrawable,
} from '../applications/application.rules.js';
import { ApplicationsQueries } from '../applications/applications.queries.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { countSource } from '../figures/application-sources.js';
import { HiringTeamsService } from '../hiring-teams/hiring-teams.service.js';
import { recordHistory } from '../history/record-history.js';
import { InterviewCancelling } from '../interviews/interview-cancelling.js';
import { JobCopiesService } from '../job-copies/job-copies.service.js';
import { cancelNotice } from '../notices/status-notices.js';
import { ApplicationRecords } from '../records/application-records.js';
import { removeWithdrawn } from './replace-withdrawn.js';

/** What seekers do with their applications: send, withdraw, delete. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly applications: ApplicationsQueries,
    private readonly records: ApplicationRecords,
    private readonly jobCopies: JobCopiesService,
    private readonly companies: CompanyCopiesService,
    private readonly interviews: InterviewCancelling,
    private readonly teams: HiringTeamsService,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  /**
   * Sends an application (decision W7); it takes the place of one to the same job that was withdrawn (P18). Refuses with
   * `seekers_only`, `job_not_found`, `profile_incomplete`, `job_closed` or `already_applied`.
   */
  async create(caller: Caller, { jobId, coverLetter, answers, source }: CreateApplication): Promise<ApplicationRecord> {
    const { userId } = caller;
    const [job, profile] = await Promise.all([
      this.jobs.forApplication({ id: jobId }),
      this.auth.applyProfile({ userId }),
    ]);
    checkPublic(job);
    checkProfile(profile.missing);
    checkOpen(job);
    const checked = checkAnswers(job, answers);

    const now = this.clock.now();
    const send = async (manager: EntityManager): Promise<ApplicationRecord> => {
      await protectUser(manager, userId, 'user_not_found');
      const { companyId } = await this.jobCopies.lockShared(manager, job);
      const withdrawn = await removeWithdrawn(manager, { jobId, userId, companyId });
      const application = await manager.save(
        manager.create(Application, {
          jobId,
          userId,
          coverLetter,
          answers: checked,
          asked: job.questions ?? null,
          resume: profile.resume,
          notes: withdrawn?.notes ?? null,
          tags: withdrawn?.tags ?? [],
          appliedAt: now,
          updatedAt: now,
        }),
      );
      await withdrawn?.handOn(manager, application.id);
      await recordHistory(manager, { applicationId: application.id, kind: 'applied' });
      await countSource(manager, { jobId, source: source ?? 'site', at: now });
      const [team] = await this.teams.of([jobId], manager);
      await publish(manager, 'application.created', {
        ...referTo(application, companyId),
        ...(team && { hiringTeam: team.members }),
      });
      return this.records.presentOne(manager, application, caller);
    };
    return conflictAs('already_applied', this.idempotency.transaction(send));
  }

  /**
   * A seeker withdraws an application that is under way; the employer keeps it and is told (decision P18). What the
   * seeker was still to be told is dropped. Throws `not_withdrawable` for one that has ended.
   */
  async withdraw(caller: Caller, id: number): Promise<ApplicationRecord> {
    return this.dataSource.transaction(async (manager) => {
      const application = await this.applications.lock(manager, { id, caller });
      checkWithdrawable(application);
      const now = this.clock.now();
      Object.assign(application, { withdrawnAt: now, updatedAt: now });
      await manager.save(application);
      await recordHistory(manager, { applicationId: id, kind: 'withdrawn' });
      await cancelNotice(manager, id);
      const cancelled = await this.interviews.cancelPlanned(manager, { applicationIds: [id], reason: 'withdrawn' });
      await publish(manager, 'application.withdrawn', {
        ...referTo(application, application.job.companyId),
        interviewIds: cancelled.get(id) ?? [],
      });
      return this.records.presentOne(manager, application, caller);
    });
  }

  /**
   * A seeker deletes; throws `application_not_found` for somebody else's, `application_in_progress` once under way. From a
   * company that lost its authorisation they may always delete.
   */
  async remove(caller: Caller, id: number): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      const application = await this.applications.lock(manager, { id, caller });
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
}
