import { Injectable } from '@nestjs/common';
import { type CancelReason, endingStatuses } from '@workboard/contracts';
import { Clock, publishAll } from '@workboard/service-kit';
import { type EntityManager, In, MoreThan, MoreThanOrEqual } from 'typeorm';
import { recordHistory } from '../history/record-history.js';
import { Invitations } from './invitations.js';
import { Interview } from './interview.entity.js';
import { InterviewsQueries } from './interviews.queries.js';

/** Interviews end with what they were for (decision P19). */
@Injectable()
export class InterviewCancelling {
  constructor(
    private readonly interviews: InterviewsQueries,
    private readonly clock: Clock,
    private readonly invitations: Invitations,
  ) {}

  /**
   * Cancels the interviews still to come of some applications and tells those concerned at once, in the transaction of
   * what ended the applications. The caller holds the applications' locks. What is over stays as it was. Answers the ids
   * of what was cancelled, by application. Times that were not chosen from are not offered any more (decision P53).
   */
  async cancelPlanned(
    manager: EntityManager,
    { applicationIds, reason }: { applicationIds: readonly number[]; reason: CancelReason },
  ): Promise<ReadonlyMap<number, number[]>> {
    await this.invitations.close(manager, { applicationIds, reason: 'ended' });
    const planned = await this.interviews.lockPlanned(manager, applicationIds);
    if (planned.length === 0) {
      return new Map();
    }
    await manager.update(
      Interview,
      planned.map(({ id }) => id),
      {
        status: 'cancelled',
        cancelledAt: this.clock.now(),
        cancelReason: reason,
        sequence: () => 'sequence + 1',
      },
    );
    await recordHistory(
      manager,
      ...planned.map(({ applicationId, scheduledAt }) => ({
        applicationId,
        kind: 'interview_cancelled' as const,
        data: { scheduledAt: scheduledAt.toISOString(), reason },
      })),
    );
    await publishAll(
      manager,
      'interview.cancelled',
      planned.map(({ id, applicationId, application: { userId } }) => ({ id, applicationId, userId, reason })),
    );
    const byApplication = new Map<number, number[]>();
    for (const { id, applicationId } of planned) {
      byApplication.set(applicationId, [...(byApplication.get(applicationId) ?? []), id]);
    }
    return byApplication;
  }

  /**
   * Brings back what a rejection or hiring cancelled that was taken back before it was told (decision P19): interviews cancelled
   * with it since then whose time is still ahead, unless another one was arranged meanwhile. Whoever knows of the cancellation
   * is invited anew and asked once more whether they come.
   */
  async bringBack(
    manager: EntityManager,
    { applicationId, since }: { applicationId: number; since: Date },
  ): Promise<void> {
    await this.invitations.reopen(manager, { applicationId, since });
    if (await this.interviews.hasPlanned(manager, applicationId)) {
      return;
    }
    const now = this.clock.now();
    const cancelled = await manager.find(Interview, {
      where: {
        applicationId,
        status: 'cancelled',
        cancelReason: In([...endingStatuses]),
        cancelledAt: MoreThanOrEqual(since),
        scheduledAt: MoreThan(now),
      },
      relations: { application: true },
      order: { id: 'ASC' },
    });
    if (cancelled.length === 0) {
      return;
    }
    await manager.update(
      Interview,
      cancelled.map(({ id }) => id),
      {
        status: 'scheduled',
        cancelledAt: null,
        cancelReason: null,
        answer: null,
        answerText: null,
        answeredAt: null,
        sequence: () => 'sequence + 1',
      },
    );
    await recordHistory(
      manager,
      ...cancelled.map(({ scheduledAt }) => ({
        applicationId,
        kind: 'interview_restored' as const,
        data: { scheduledAt: scheduledAt.toISOString() },
      })),
    );
    await publishAll(
      manager,
      'interview.restored',
      cancelled.map(({ id, application: { userId } }) => ({ id, applicationId, userId })),
    );
  }
}
