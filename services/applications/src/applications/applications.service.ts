import { Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  AppError,
  authService,
  type Caller,
  type CreateApplication,
  type DecidedMany,
  type DecideMany,
  isEnding,
  jobsService,
  type ListApplications,
  type Page,
  type TakeAway,
  type UpdateApplication,
} from '@workboard/contracts';
import {
  audit,
  type Client,
  Clock,
  conflictAs,
  oneByOne,
  Idempotency,
  InjectClient,
  protectUser,
  publish,
} from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { countSource } from '../figures/application-sources.js';
import { HiringTeamsService } from '../hiring-teams/hiring-teams.service.js';
import { recordHistory } from '../history/record-history.js';
import { InterviewCancelling } from '../interviews/interview-cancelling.js';
import { JobCopiesService } from '../job-copies/job-copies.service.js';
import { MessageWords } from '../messages/message-words.js';
import { type OwnWords, StatusNotices } from '../notices/status-notices.js';
import { Application } from './application.entity.js';
import { referTo } from './application.presenter.js';
import {
  checkAnswers,
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
import { removeWithdrawn } from './replace-withdrawn.js';

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
    private readonly jobCopies: JobCopiesService,
    private readonly companies: CompanyCopiesService,
    private readonly notices: StatusNotices,
    private readonly interviews: InterviewCancelling,
    private readonly words: MessageWords,
    private readonly teams: HiringTeamsService,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  page(caller: Caller, query: ListApplications): Promise<Page<ApplicationRecord>> {
    return this.queries.page(caller, query);
  }

  /**
   * Newest first, at most 5,000; those that the caller may not see are left out. Throws `not_in_hiring_team` for those of one job
   * that is closed to the caller.
   */
  async takeAway(caller: Caller, query: TakeAway): Promise<ApplicationRecord[]> {
    if (query.jobId) {
      await this.teams.requireOpen(this.dataSource.manager, { jobId: query.jobId, caller });
    }
    return (await this.queries.page(caller, query)).rows;
  }

  async list(caller: Caller, scope: { includeClosed?: boolean } = {}): Promise<ApplicationRecord[]> {
    return (await this.page(caller, scope)).rows;
  }

  async get(caller: Caller, { id, ...scope }: { id: number; includeClosed?: boolean }): Promise<ApplicationRecord> {
    return this.queries.get(id, caller, scope);
  }

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
      return this.queries.presentOne(manager, application, caller);
    };
    return conflictAs('already_applied', this.idempotency.transaction(send));
  }

  /**
   * An employer's decision; any status may follow any other (spec §4). A status set again tells nobody anything. Throws
   * `conflict` for notes that a colleague changed meanwhile (decision P24).
   */
  async update(caller: Caller, decision: Decision): Promise<ApplicationRecord> {
    const words = await this.words.ofDecision([decision.id], decision.changes, caller);
    return this.updateOne(caller, decision, words.get(decision.id));
  }

  private async updateOne(
    caller: Caller,
    { id, changes, includeClosed = false }: Decision,
    words: OwnWords | null | undefined,
  ) {
    return this.dataSource.transaction(async (manager) => {
      const application = await this.queries.lock(manager, { id, caller, includeClosed });
      if (changes.notes !== undefined) {
        checkNotes(application, changes.notesBefore);
        if (application.notes !== changes.notes) {
          await recordHistory(manager, { applicationId: id, kind: 'notes_changed' });
        }
        application.notes = changes.notes;
      }
      const status = changes.status ?? application.status;
      if (status === application.status) {
        application.updatedAt = this.clock.now();
        await manager.save(application);
        if (words !== undefined) {
          await this.notices.reword(manager, id, words);
        }
      } else {
        await this.decide(manager, application, { status, offerMadeAt: offerAfter(application, status) }, { words });
        if (isEnding(status) && changes.cancelInterviews) {
          await this.interviews.cancelPlanned(manager, { applicationIds: [id], reason: status });
        }
      }
      return this.queries.presentOne(manager, application, caller);
    });
  }

  /** The same decision about several, each by itself; says which could not be decided and why (decision P25). */
  async decideMany(
    caller: Caller,
    { ids, includeClosed, ...changes }: DecideMany & { includeClosed?: boolean },
  ): Promise<DecidedMany> {
    const words = await this.words.ofDecision(ids, changes, caller);
    return oneByOne(ids, (id) => this.updateOne(caller, { id, changes, includeClosed }, words.get(id)));
  }

  /** The employer made an offer (decision P16). Throws `offer_made` for a second one, `application_withdrawn` for a late one. */
  async offer(caller: Caller, id: number): Promise<ApplicationRecord> {
    return this.dataSource.transaction(async (manager) => {
      const application = await this.queries.lock(manager, { id, caller });
      if (application.offerMadeAt && application.status === 'offered') {
        throw new AppError('offer_made');
      }
      await this.decide(
        manager,
        application,
        { status: 'offered', offerMadeAt: this.clock.now() },
        { kind: 'offered' },
      );
      return this.queries.presentOne(manager, application, caller);
    });
  }

  /**
   * A seeker withdraws an application that is under way; the employer keeps it and is told (decision P18). What the
   * seeker was still to be told is dropped. Throws `not_withdrawable` for one that has ended.
   */
  async withdraw(caller: Caller, id: number): Promise<ApplicationRecord> {
    return this.dataSource.transaction(async (manager) => {
      const application = await this.queries.lock(manager, { id, caller });
      checkWithdrawable(application);
      const now = this.clock.now();
      Object.assign(application, { withdrawnAt: now, updatedAt: now });
      await manager.save(application);
      await recordHistory(manager, { applicationId: id, kind: 'withdrawn' });
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
  async remove(caller: Caller, id: number): Promise<null> {
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
    { kind = 'status_changed', words }: { kind?: 'status_changed' | 'offered'; words?: OwnWords | null } = {},
  ): Promise<void> {
    checkNotWithdrawn(application);
    const before = { status: application.status, offerMadeAt: application.offerMadeAt };
    Object.assign(application, decision, { updatedAt: this.clock.now() });
    await manager.save(application);
    const data = { from: before.status, to: decision.status };
    await recordHistory(manager, { applicationId: application.id, kind, data });
    await this.notices.plan(manager, { application, before, words });
  }
}
