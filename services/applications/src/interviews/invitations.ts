import { Injectable } from '@nestjs/common';
import { Clock } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';

/** Why somebody may not choose any more: the application ended, an interview was planned, newer times were offered. */
export type CloseReason = 'ended' | 'planned' | 'replaced';

/** Whether applicants may still choose among times that were offered to them (decision P53). */
@Injectable()
export class Invitations {
  constructor(private readonly clock: Clock) {}

  /** Ends what some applicants did not choose from yet. */
  async close(
    manager: EntityManager,
    { applicationIds, reason }: { applicationIds: readonly number[]; reason: CloseReason },
  ): Promise<void> {
    await manager.query(
      `UPDATE interview_invitees SET closed_at = $2, close_reason = $3
       WHERE application_id = ANY($1) AND time_id IS NULL AND closed_at IS NULL`,
      [applicationIds, this.clock.now(), reason],
    );
  }

  /** The end of an application was taken back before it was told: its applicant may choose again (decision P19). */
  async reopen(
    manager: EntityManager,
    { applicationId, since }: { applicationId: number; since: Date },
  ): Promise<void> {
    await manager.query(
      `UPDATE interview_invitees SET closed_at = NULL, close_reason = NULL
       WHERE application_id = $1 AND close_reason = 'ended' AND closed_at >= $2 AND time_id IS NULL`,
      [applicationId, since],
    );
  }

  /** Times go with their job. */
  async removeOfJob(manager: EntityManager, jobId: number): Promise<void> {
    await manager.query(`DELETE FROM interview_offers WHERE job_id = $1`, [jobId]);
  }
}
