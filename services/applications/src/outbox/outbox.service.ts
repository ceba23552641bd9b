import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  type OutboxRecord,
  statusForSeeker,
  type StatusNoticeRecord,
} from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { isOpenTo } from '../hiring-teams/hiring-team.policy.js';
import { recordHistory } from '../history/record-history.js';
import { InterviewCancelling } from '../interviews/interview-cancelling.js';
import { StatusNotice } from '../notices/status-notice.entity.js';
import { cancelNotice } from '../notices/status-notices.js';
import { NoticePlanning } from './notice-planning.js';
import { publishDecided } from './publish-decided.js';

const batchSize = 200;

const withApplication = (manager: EntityManager): SelectQueryBuilder<StatusNotice> =>
  manager
    .createQueryBuilder(StatusNotice, 'notice')
    .innerJoinAndSelect('notice.application', 'application')
    .innerJoinAndSelect('application.job', 'job');

/** News about statuses that wait for the end of their hold, and the way back (decision P17). */
@Injectable()
export class OutboxService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly companies: CompanyCopiesService,
    private readonly notices: NoticePlanning,
    private readonly cancelling: InterviewCancelling,
  ) {}

  /** Those of the applications that the caller may see, soonest first. */
  async list(caller: Caller): Promise<OutboxRecord> {
    const { manager } = this.dataSource;
    await this.companies.requireStanding(manager, caller);
    const notices = await withApplication(manager)
      .where(isOpenTo(caller))
      .orderBy('notice.dueAt')
      .addOrderBy('notice.id')
      .getMany();
    const now = this.clock.now();
    return { holds: this.notices.holds, notices: notices.map((notice) => this.present(notice, now)) };
  }

  /** Brings back the status before the change, and the interviews that it cancelled. Throws `notice_not_found` when the news have left or were taken back. */
  async undo(caller: Caller, id: number): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      const { application, fromStatus, fromOfferMadeAt, since } = await this.lock(manager, id, caller);
      await cancelNotice(manager, application.id);
      await manager.update(
        Application,
        { id: application.id },
        { status: fromStatus, offerMadeAt: fromOfferMadeAt, updatedAt: this.clock.now() },
      );
      const data = { from: application.status, to: fromStatus };
      await publishDecided(manager, [{ application, ...data, changedAt: this.clock.now() }]);
      await recordHistory(manager, { applicationId: application.id, kind: 'taken_back', data });
      await this.cancelling.bringBack(manager, { applicationId: application.id, since });
    });
    return null;
  }

  /** Ends the hold. Throws `notice_not_found` like {@link undo}. */
  async send(caller: Caller, id: number): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      await this.notices.release(manager, [await this.lock(manager, id, caller)]);
    });
    return null;
  }

  /**
   * Lets everything leave whose hold is over; any number of workers may do so at once. What a company had to tell that lost
   * its authorisation waits until it has it again.
   */
  async releaseDue(): Promise<void> {
    let found: number;
    do {
      found = await this.dataSource.transaction(async (manager) => {
        const due = await withApplication(manager)
          .where('notice.dueAt <= :now', { now: this.clock.now() })
          .andWhere('NOT EXISTS (SELECT FROM company_copies c WHERE c.id = job.companyId AND c.revoked)')
          .orderBy('notice.dueAt')
          .limit(batchSize)
          .setLock('pessimistic_write', undefined, ['application'])
          .setOnLocked('skip_locked')
          .getMany();
        await this.notices.release(manager, due);
        return due.length;
      });
    } while (found === batchSize);
  }

  /** The application's lock is waited for; what was decided meanwhile is seen by reading the notice again under it. */
  private async lock(manager: EntityManager, id: number, caller: Caller): Promise<StatusNotice> {
    await this.companies.requireStanding(manager, caller);
    const notice = await withApplication(manager)
      .where(`notice.id = :id AND ${isOpenTo(caller)}`, { id })
      .setLock('pessimistic_write', undefined, ['application'])
      .getOne();
    if (!notice || !(await manager.existsBy(StatusNotice, { id }))) {
      throw new AppError('notice_not_found');
    }
    return notice;
  }

  private present(
    { id, application, fromStatus, changedAt, dueAt, message }: StatusNotice,
    now: Date,
  ): StatusNoticeRecord {
    return {
      id,
      applicationId: application.id,
      jobId: application.jobId,
      userId: application.userId,
      from: fromStatus,
      to: application.status,
      read: statusForSeeker(application),
      changedAt: changedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      message,
      waitMs: Math.max(0, dueAt.getTime() - now.getTime()),
    };
  }
}
