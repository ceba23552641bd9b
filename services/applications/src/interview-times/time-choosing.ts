import { Injectable } from '@nestjs/common';
import { AppError, type Caller, type Interview as InterviewResponse } from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { Interview } from '../interviews/interview.entity.js';
import { InterviewPlanning } from '../interviews/interview-planning.js';
import { presentInterview } from '../interviews/interview.presenter.js';
import { InterviewInvitee } from './interview-invitee.entity.js';
import { InterviewOffer } from './interview-offer.entity.js';
import { TimesQueries } from './times.queries.js';

/**
 * Choosing a time (decision P53). Who chooses holds the application's row, then the offer's, then the time's: of two who want the
 * last place the second waits, and finds it taken.
 */
@Injectable()
export class TimeChoosing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly companies: CompanyCopiesService,
    private readonly planning: InterviewPlanning,
    private readonly queries: TimesQueries,
  ) {}

  /** Throws `times_not_found` for what was not offered to the caller. */
  async choose({ userId }: Caller, { id, timeId }: { id: number; timeId: number }): Promise<InterviewResponse> {
    return this.dataSource.transaction(async (manager) => {
      const [invitee]: { id: number }[] = await manager.query(
        `SELECT i.id FROM interview_invitees i JOIN applications a ON a.id = i.application_id
         WHERE i.offer_id = $1 AND a.user_id = $2`,
        [id, userId],
      );
      if (!invitee) {
        throw new AppError('times_not_found');
      }
      return this.take(manager, { inviteeId: invitee.id, timeId });
    });
  }

  /** The same for whoever holds the mailed link, which the sender has checked. */
  async chooseByLink(choice: { inviteeId: number; timeId: number }): Promise<InterviewResponse> {
    return this.dataSource.transaction((manager) => this.take(manager, choice));
  }

  /** The same time chosen twice is one interview. Throws `times_over`, `time_chosen` or `time_taken`. */
  private async take(
    manager: EntityManager,
    { inviteeId, timeId }: { inviteeId: number; timeId: number },
  ): Promise<InterviewResponse> {
    const { application, offer, invitee } = await this.lock(manager, inviteeId);
    if (invitee.timeId !== null) {
      return this.again(manager, invitee, timeId);
    }
    const isOver = offer.withdrawnAt || invitee.closedAt || application.withdrawnAt || application.jobWithdrawnAt;
    if (isOver || (await this.companies.isRevoked(manager, application.job.companyId))) {
      throw new AppError('times_over');
    }
    const time = await this.queries.freeAt(manager, { offerId: offer.id, timeId });
    if (!time) {
      throw new AppError('times_not_found');
    }
    const now = this.clock.now();
    if (time.free < 1 || time.startsAt <= now) {
      throw new AppError('time_taken', time.startsAt <= now ? { message: 'This time is past.' } : {});
    }
    // First, so that arranging does not close it as overtaken.
    await manager.update(InterviewInvitee, { id: inviteeId }, { timeId, chosenAt: now });
    const interview = await this.planning.arrange(manager, application, {
      scheduledAt: time.startsAt,
      details: offer,
      isChosen: true,
    });
    await manager.update(InterviewInvitee, { id: inviteeId }, { interviewId: interview.id });
    return presentInterview(interview, { role: 'job_seeker' } as Caller);
  }

  private async again(manager: EntityManager, invitee: InterviewInvitee, timeId: number): Promise<InterviewResponse> {
    const interview =
      invitee.timeId === timeId && invitee.interviewId !== null
        ? await manager.findOneBy(Interview, { id: invitee.interviewId, status: 'scheduled' })
        : null;
    if (!interview) {
      throw new AppError('time_chosen');
    }
    return presentInterview(interview, { role: 'job_seeker' } as Caller);
  }

  private async lock(manager: EntityManager, inviteeId: number) {
    const found = await manager.findOneBy(InterviewInvitee, { id: inviteeId });
    if (!found) {
      throw new AppError('times_not_found');
    }
    const application = await manager
      .createQueryBuilder(Application, 'application')
      .innerJoinAndSelect('application.job', 'job')
      .where('application.id = :id', { id: found.applicationId })
      .setLock('pessimistic_write', undefined, ['application'])
      .getOne();
    const offer = await manager.findOne(InterviewOffer, {
      where: { id: found.offerId },
      lock: { mode: 'pessimistic_read' },
    });
    const invitee = await manager.findOneBy(InterviewInvitee, { id: inviteeId });
    if (!application || !offer || !invitee) {
      throw new AppError('times_not_found');
    }
    return { application, offer, invitee };
  }
}
