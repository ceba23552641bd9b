import { Inject, Injectable } from '@nestjs/common';
import { type ApplicationStatus, statusForSeeker, type StatusHolds } from '@workboard/contracts';
import { Clock, ENV, publishAll } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { referTo } from '../applications/application.presenter.js';
import type { Env } from '../env.js';
import { InterviewCancelling } from '../interviews/interview-cancelling.js';
import { InterviewsQueries } from '../interviews/interviews.queries.js';
import { holdOf, isNews, isTakenBack } from './notice.rules.js';
import { StatusNotice } from './status-notice.entity.js';
import { ToldStatus } from './told-status.entity.js';

type Standing = Pick<Application, 'status' | 'offerMadeAt'>;

/** Statuses that the mail about an interview says by itself. */
const saidByInterview: readonly ApplicationStatus[] = ['applied', 'reviewed', 'interviewing'];

/**
 * Holds back what applicants are told about their status (decision P17). Every method writes in the caller's transaction,
 * which has the application's row locked: whoever holds that lock decides between Undo, 'Send now' and the end of the hold.
 */
@Injectable()
export class StatusNotices {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
    private readonly interviews: InterviewsQueries,
    private readonly cancelling: InterviewCancelling,
  ) {}

  get holds(): StatusHolds {
    return { rejectedMs: this.env.STATUS_REJECTED_HOLD_MS, otherMs: this.env.STATUS_HOLD_MS };
  }

  /** Plans the news of a change, in place of older news that still wait. `before` is how things stood before it. */
  async plan(manager: EntityManager, { application, before }: { application: Application; before: Standing }) {
    const waiting = await manager.findOneBy(StatusNotice, { applicationId: application.id });
    await this.cancel(manager, application.id);
    if (waiting && isTakenBack(waiting, application)) {
      await this.cancelling.bringBack(manager, { applicationId: application.id, since: waiting.since });
    }
    const read = statusForSeeker(application);
    if (read === 'interviewing' && (await this.interviews.hasPlanned(manager, application.id))) {
      await this.markTold(manager, application.id, read);
      return;
    }
    const told = await manager.findOneBy(ToldStatus, { applicationId: application.id });
    if (isNews({ read, told: told?.status ?? 'applied' })) {
      const changedAt = this.clock.now();
      await manager.insert(StatusNotice, {
        applicationId: application.id,
        fromStatus: waiting?.fromStatus ?? before.status,
        fromOfferMadeAt: waiting ? waiting.fromOfferMadeAt : before.offerMadeAt,
        since: waiting?.since ?? changedAt,
        changedAt,
        dueAt: new Date(changedAt.getTime() + holdOf(read, this.holds)),
      });
    }
  }

  /** An interview was arranged: its mail takes the place of the news that wait, unless they end the application. */
  async interviewArranged(manager: EntityManager, { id, status, offerMadeAt }: Application): Promise<void> {
    await manager.update(Application, { id }, { hadInterview: true });
    if (saidByInterview.includes(statusForSeeker({ status, offerMadeAt, hadInterview: true }))) {
      await this.cancel(manager, id);
      await this.markTold(manager, id, 'interviewing');
    }
  }

  /** Nothing that waits about the application will be told. */
  async cancel(manager: EntityManager, applicationId: number): Promise<void> {
    await manager.delete(StatusNotice, { applicationId });
  }

  /** Brings back how things stood before what was not told, and tells nothing; for applications that end otherwise. */
  async takeBack(manager: EntityManager, applicationIds: readonly number[]): Promise<void> {
    await manager.query(
      `WITH held AS (
         DELETE FROM status_notices WHERE application_id = ANY($1)
         RETURNING application_id, from_status, from_offer_made_at
       )
       UPDATE applications SET status = held.from_status, offer_made_at = held.from_offer_made_at
       FROM held WHERE id = held.application_id`,
      [applicationIds],
    );
  }

  /** Lets news leave: tells the fact that mails and texts are made from. The notices carry their application with its job. */
  async release(manager: EntityManager, notices: readonly StatusNotice[]): Promise<void> {
    const told: Parameters<typeof publishAll<'application.status_changed'>>[2][number][] = [];
    for (const { id, application, fromStatus, changedAt } of notices) {
      const { affected } = await manager.delete(StatusNotice, { id });
      if (affected) {
        await this.markTold(manager, application.id, statusForSeeker(application));
        const change = { from: fromStatus, to: application.status, changedAt: changedAt.toISOString() };
        told.push({ ...referTo(application, application.job.companyId), ...change });
      }
    }
    await publishAll(manager, 'application.status_changed', told);
  }

  private async markTold(manager: EntityManager, applicationId: number, status: ApplicationStatus): Promise<void> {
    await manager.upsert(ToldStatus, { applicationId, status }, ['applicationId']);
  }
}
