import { Injectable } from '@nestjs/common';
import type { CancelReason } from '@workboard/contracts';
import { Clock, publishAll } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { Interview } from './interview.entity.js';
import { InterviewsQueries } from './interviews.queries.js';

/** Interviews end with what they were for (decision P19). */
@Injectable()
export class InterviewCancelling {
  constructor(
    private readonly interviews: InterviewsQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Cancels the interviews still to come of some applications and tells those concerned at once, in the transaction of
   * what ended the applications. The caller holds the applications' locks. What is over stays as it was.
   */
  async cancelPlanned(
    manager: EntityManager,
    { applicationIds, reason }: { applicationIds: readonly number[]; reason: CancelReason },
  ): Promise<void> {
    const planned = await this.interviews.lockPlanned(manager, applicationIds);
    if (planned.length === 0) {
      return;
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
    await publishAll(
      manager,
      'interview.cancelled',
      planned.map(({ id, applicationId, application: { userId } }) => ({ id, applicationId, userId, reason })),
    );
  }
}
