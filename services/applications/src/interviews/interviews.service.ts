import { Injectable } from '@nestjs/common';
import {
  type AnswerInterview,
  AppError,
  type Caller,
  type CreateInterview,
  type Interview as InterviewResponse,
  type InterviewRecord,
  type UpdateInterview,
} from '@workboard/contracts';
import { Clock, Idempotency, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { checkNotWithdrawn } from '../applications/application.rules.js';
import { ApplicationsQueries } from '../applications/applications.queries.js';
import { recordHistory } from '../history/record-history.js';
import { changesOf, removalOf, snapshotOf, type Snapshot } from './interview.changes.js';
import { Interview } from './interview.entity.js';
import { InterviewPlanning } from './interview-planning.js';
import { presentInterview } from './interview.presenter.js';
import { isPlanned, placeAndTime, planOf, requireBegun, requireFuture } from './interview.rules.js';
import { InterviewsQueries } from './interviews.queries.js';

const referTo = ({ id, applicationId }: Interview, { userId }: { userId: number }) => ({ id, applicationId, userId });

/** Interviews of applications (decision P11): the employer arranges them, the seeker sees them. */
@Injectable()
export class InterviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly applications: ApplicationsQueries,
    private readonly interviews: InterviewsQueries,
    private readonly planning: InterviewPlanning,
  ) {}

  async list(caller: Caller): Promise<InterviewRecord[]> {
    const interviews = await this.interviews.list(caller);
    return interviews.map((interview) => {
      const { jobId, userId } = interview.application;
      return { ...presentInterview(interview, caller), jobId, userId };
    });
  }

  /** Throws `interview_not_found` for one that the caller may not see. */
  async get(caller: Caller, id: number): Promise<InterviewResponse> {
    return presentInterview(await this.interviews.get(id, caller), caller);
  }

  /**
   * Throws `application_not_found` unless it is one to an active job of the caller's company, and for a time that is past.
   * The same plan sent twice makes one interview: the second call answers with the first.
   */
  async create(
    caller: Caller,
    { applicationId, scheduledAt: time, ...details }: CreateInterview,
  ): Promise<InterviewResponse> {
    const scheduledAt = new Date(time);
    return this.idempotency.transaction(async (manager) => {
      const application = await this.applications.lock(manager, { id: applicationId, caller });
      checkNotWithdrawn(application);
      const now = this.clock.now();
      requireFuture({ status: 'scheduled', scheduledAt }, now);
      const same = await manager.findOneBy(Interview, { applicationId, scheduledAt, status: 'scheduled' });
      if (same) {
        return presentInterview(same, caller);
      }
      const interview = await this.planning.arrange(manager, application, { scheduledAt, details });
      return presentInterview(interview, caller);
    });
  }

  /**
   * Those concerned are told of a changed plan and of a cancellation, not of what is past. An answer ends with the time or
   * place it was given to. Throws for a plan moved into the past, and for the outcome of one that has not begun.
   */
  async update(caller: Caller, { id, changes }: { id: number; changes: UpdateInterview }): Promise<InterviewResponse> {
    return this.dataSource.transaction(async (manager) => {
      const interview = await this.interviews.lock(manager, { id, caller });
      const now = this.clock.now();
      const before = snapshotOf(interview, now);
      manager.merge(Interview, interview, {
        ...changes,
        scheduledAt: changes.scheduledAt === undefined ? interview.scheduledAt : new Date(changes.scheduledAt),
      });
      if (changes.panel) {
        interview.panel = changes.panel;
      }
      if (interview.scheduledAt.getTime() !== before.scheduledAt.getTime() || interview.status !== before.status) {
        requireFuture(interview, now);
      }
      requireBegun(interview, now);
      if (interview.status !== before.status) {
        const isCancelled = interview.status === 'cancelled';
        interview.cancelledAt = isCancelled ? now : null;
        interview.cancelReason = isCancelled ? 'employer' : null;
      }
      if (placeAndTime(interview) !== before.placeAndTime) {
        Object.assign(interview, { answer: null, answerText: null, answeredAt: null });
      }
      await this.publishChange(manager, { before, interview, now });
      await recordHistory(manager, ...changesOf(before, interview));
      await manager.save(interview);
      return presentInterview(interview, caller);
    });
  }

  /** Counts and publishes a change, or the cancellation, of what those concerned were invited to. */
  private async publishChange(
    manager: EntityManager,
    { before, interview, now }: { before: Snapshot; interview: Interview; now: Date },
  ): Promise<void> {
    const ref = referTo(interview, interview.application);
    if (isPlanned(interview, now) && planOf(interview) !== before.plan) {
      interview.sequence += 1;
      await publish(manager, 'interview.changed', ref);
    } else if (before.isPlanned && interview.status === 'cancelled') {
      interview.sequence += 1;
      await publish(manager, 'interview.cancelled', { ...ref, reason: 'employer' });
    }
  }

  /** A seeker's word on an invitation; the employer is told. Throws `interview_over` when there is nothing to come to. */
  async answer(caller: Caller, { id, answer }: { id: number; answer: AnswerInterview }): Promise<InterviewResponse> {
    return this.dataSource.transaction(async (manager) => {
      const interview = await this.interviews.lock(manager, { id, caller });
      await this.store(manager, interview, answer);
      return presentInterview(interview, caller);
    });
  }

  /** The same by a mailed link. Throws `conflict` when the plan is another one than the person read. */
  async answerInvitation(input: { id: number; sequence: number; answer: AnswerInterview }): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      const interview = await this.interviews.lockAny(manager, input.id);
      if (interview.sequence !== input.sequence) {
        throw new AppError('conflict');
      }
      await this.store(manager, interview, input.answer);
    });
    return null;
  }

  /** Stores an answer and publishes it once, however it was given. */
  private async store(
    manager: EntityManager,
    interview: Interview,
    { answer, message }: AnswerInterview,
  ): Promise<void> {
    const now = this.clock.now();
    if (!isPlanned(interview, now)) {
      throw new AppError('interview_over');
    }
    const answerText = message ?? null;
    if (interview.answer === answer && interview.answerText === answerText) {
      return;
    }
    Object.assign(interview, { answer, answerText, answeredAt: now });
    await manager.save(interview);
    const { applicationId, application } = interview;
    const data = { answer, scheduledAt: interview.scheduledAt.toISOString() };
    await recordHistory(manager, {
      applicationId,
      kind: 'interview_answered',
      data,
      applicantId: application.userId,
    });
    const ref = referTo(interview, interview.application);
    await publish(manager, 'interview.answered', { ...ref, answeredAt: now.toISOString() });
  }

  async remove(caller: Caller, id: number): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      const interview = await this.interviews.lock(manager, { id, caller });
      await manager.delete(Interview, { id });
      const wasPlanned = isPlanned(interview, this.clock.now());
      await recordHistory(manager, removalOf(interview, wasPlanned));
      if (wasPlanned) {
        const ref = referTo(interview, interview.application);
        await publish(manager, 'interview.cancelled', { ...ref, reason: 'employer' });
      }
    });
    return null;
  }
}
