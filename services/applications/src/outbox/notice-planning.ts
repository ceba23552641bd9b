import { Inject, Injectable } from '@nestjs/common';
import { statusForSeeker, type StatusHolds } from '@workboard/contracts';
import { Clock, ENV, publishAll } from '@workboard/service-kit';
import { type EntityManager, In } from 'typeorm';
import type { Application } from '../applications/application.entity.js';
import { referTo } from '../applications/application-ref.js';
import type { Env } from '../env.js';
import { type Happening, recordHistory } from '../history/record-history.js';
import { InterviewCancelling } from '../interviews/interview-cancelling.js';
import { InterviewsQueries } from '../interviews/interviews.queries.js';
import { ApplicationMessage } from '../messages/application-message.entity.js';
import { holdOf, isNews, isTakenBack } from '../notices/notice.rules.js';
import { StatusNotice } from '../notices/status-notice.entity.js';
import { markTold, type OwnWords } from '../notices/status-notices.js';
import { ToldStatus } from '../notices/told-status.entity.js';
import { publishDecided } from './publish-decided.js';

interface Planned {
  application: Application;
  /** How things stood before. */
  before: Standing;
  words?: OwnWords | null;
}

const byApplication = <T extends { applicationId: number }>(rows: readonly T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.applicationId, row]));

type Standing = Pick<Application, 'status' | 'offerMadeAt'>;

/**
 * Holds back what applicants are told about their status (decision P17). Every method writes in the caller's transaction,
 * which has the application's row locked: whoever holds that lock decides between Undo, 'Send now' and the end of the hold.
 */
@Injectable()
export class NoticePlanning {
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
    await publishDecided(
      manager,
      planned.map(({ application, before }) => ({
        application,
        from: before.status,
        to: application.status,
        changedAt,
      })),
    );
    const news: Omit<StatusNotice, 'id' | 'application'>[] = [];
    for (const { application, before, words } of planned) {
      const waiting = waitingOf.get(application.id);
      if (waiting && isTakenBack(waiting, application)) {
        await this.cancelling.bringBack(manager, { applicationId: application.id, since: waiting.since });
      }
      const read = statusForSeeker(application);
      if (read === 'interviewing' && (await this.interviews.hasPlanned(manager, application.id))) {
        await markTold(manager, application.id, read);
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

  /** Releases notices: publishes the event that mails and texts are made from. The notices carry their application with its job. */
  async release(manager: EntityManager, notices: readonly StatusNotice[]): Promise<void> {
    const events: Parameters<typeof publishAll<'application.status_changed'>>[2][number][] = [];
    const happenings: Happening[] = [];
    for (const notice of notices) {
      const { id, application, fromStatus, changedAt } = notice;
      const { affected } = await manager.delete(StatusNotice, { id });
      if (affected) {
        const status = statusForSeeker(application);
        await markTold(manager, application.id, status);
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
}
