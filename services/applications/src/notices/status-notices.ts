import { Inject, Injectable } from '@nestjs/common';
import { AppError, type ApplicationStatus, statusForSeeker, type StatusHolds } from '@workboard/contracts';
import { Clock, ENV, publishAll } from '@workboard/service-kit';
import { type EntityManager, In } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { referTo } from '../applications/application.presenter.js';
import type { Env } from '../env.js';
import { type Happening, recordHistory } from '../history/record-history.js';
import { InterviewCancelling } from '../interviews/interview-cancelling.js';
import { InterviewsQueries } from '../interviews/interviews.queries.js';
import { ApplicationMessage } from '../messages/application-message.entity.js';
import { holdOf, isNews, isTakenBack } from './notice.rules.js';
import { StatusNotice } from './status-notice.entity.js';
import { ToldStatus } from './told-status.entity.js';

/** The employer's own text for the mail about a rejection, and who wrote it; null for the usual words (decision P44). */
export interface OwnWords {
  text: string;
  by: number;
}
interface Planned {
  application: Application;
  /** How things stood before. */
  before: Standing;
  words?: OwnWords | null;
}

const byApplication = <T extends { applicationId: number }>(rows: readonly T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.applicationId, row]));

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

  /** Plans the news of a change, in place of older news that still wait. What the employer wrote is always news. */
  async plan(manager: EntityManager, planned: Planned): Promise<void> {
    await this.planAll(manager, [planned]);
  }

  /** The same for changes of several, with no more queries than for one where nothing is taken back. */
  async planAll(manager: EntityManager, planned: readonly Planned[]): Promise<void> {
    const applicationId = In(planned.map(({ application }) => application.id));
    const waitingOf = byApplication(await manager.findBy(StatusNotice, { applicationId }));
    const toldOf = byApplication(await manager.findBy(ToldStatus, { applicationId }));
    await manager.delete(StatusNotice, { applicationId });
    const changedAt = this.clock.now();
    const news: Omit<StatusNotice, 'id' | 'application'>[] = [];
    for (const { application, before, words } of planned) {
      const waiting = waitingOf.get(application.id);
      if (waiting && isTakenBack(waiting, application)) {
        await this.cancelling.bringBack(manager, { applicationId: application.id, since: waiting.since });
      }
      const read = statusForSeeker(application);
      if (read === 'interviewing' && (await this.interviews.hasPlanned(manager, application.id))) {
        await this.markTold(manager, application.id, read);
      } else if (words || isNews({ read, told: toldOf.get(application.id)?.status ?? 'applied' })) {
        news.push({
          applicationId: application.id,
          fromStatus: waiting?.fromStatus ?? before.status,
          fromOfferMadeAt: waiting ? waiting.fromOfferMadeAt : before.offerMadeAt,
          since: waiting?.since ?? changedAt,
          changedAt,
          message: words?.text ?? null,
          messageBy: words?.by ?? null,
          dueAt: new Date(changedAt.getTime() + holdOf(read, this.holds)),
        });
      }
    }
    if (news.length > 0) {
      await manager.insert(StatusNotice, news);
    }
  }

  /** Changes the words of a rejection that waits. Throws `nothing_waits` when its mail has left (decision P44). */
  async reword(manager: EntityManager, applicationId: number, words: OwnWords | null): Promise<void> {
    const change = { message: words?.text ?? null, messageBy: words?.by ?? null };
    const { affected } = await manager.update(StatusNotice, { applicationId }, change);
    if (!affected) {
      throw new AppError('nothing_waits');
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

  /** Releases notices: publishes the event that mails and texts are made from. The notices carry their application with its job. */
  async release(manager: EntityManager, notices: readonly StatusNotice[]): Promise<void> {
    const events: Parameters<typeof publishAll<'application.status_changed'>>[2][number][] = [];
    const happenings: Happening[] = [];
    for (const notice of notices) {
      const { id, application, fromStatus, changedAt } = notice;
      const { affected } = await manager.delete(StatusNotice, { id });
      if (affected) {
        const status = statusForSeeker(application);
        await this.markTold(manager, application.id, status);
        happenings.push({ applicationId: application.id, kind: 'told', data: { status } });
        const change = { from: fromStatus, to: application.status, changedAt: changedAt.toISOString() };
        const messageId = await this.keepWords(manager, notice);
        events.push({ ...referTo(application, application.job.companyId), ...change, messageId });
      }
    }
    await recordHistory(manager, ...happenings);
    await publishAll(manager, 'application.status_changed', events);
  }

  /** What the employer wrote is a message of the application from now on (decision P44). */
  private async keepWords(manager: EntityManager, { application, message, messageBy }: StatusNotice) {
    if (message === null) {
      return null;
    }
    const kept = await manager.save(
      manager.create(ApplicationMessage, {
        applicationId: application.id,
        senderId: messageBy,
        kind: 'rejection',
        subject: null,
        text: message,
        sentAt: this.clock.now(),
      }),
    );
    return kept.id;
  }

  private async markTold(manager: EntityManager, applicationId: number, status: ApplicationStatus): Promise<void> {
    await manager.upsert(ToldStatus, { applicationId, status }, ['applicationId']);
  }
}
