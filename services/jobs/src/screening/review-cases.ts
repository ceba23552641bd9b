import { Injectable } from '@nestjs/common';
import type { ReviewEnd, ReviewDecision } from '@workboard/contracts';
import { audit, Clock, publish } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { adTextOf, type Judged } from './ad-text.js';
import type { Verdict } from './verdict.js';

interface Case {
  jobId: number;
  ad: Judged;
  verdict: Verdict;
}
/** What a decision changed, so that it can be taken back. */
export interface Before {
  published: boolean;
  publishedAt: string | null;
  heldAt: string | null;
}

/** The cases of ads under review: one for each ad, opened again by what comes later (decision P40). */
@Injectable()
export class ReviewCases {
  constructor(private readonly clock: Clock) {}

  /** Sentences that a super admin let pass. */
  async approvedOf(manager: EntityManager, jobId: number): Promise<string[]> {
    const [found]: { approved: string[] }[] = await manager.query(
      `SELECT approved FROM review_cases WHERE job_id = $1`,
      [jobId],
    );
    return found?.approved ?? [];
  }

  /** Opens the ad's case when the rules want that; one that was decided opens again for kinds of signals it had not. */
  async screened(manager: EntityManager, { jobId, ad, verdict }: Case): Promise<void> {
    if (!verdict.opens) {
      // Held for its words alone, and it says them no more: nobody needs to decide.
      await this.closeUnreported(manager, [jobId], 'mended');
      return;
    }
    const now = this.clock.now();
    const [opened]: { openedAt: Date }[] = await manager.query(
      `INSERT INTO review_cases AS known (job_id, company_id, snapshot, signals, opened_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (job_id) DO UPDATE SET signals = excluded.signals, snapshot = excluded.snapshot,
         company_id = excluded.company_id, decision = NULL, decided_at = NULL,
         opened_at = CASE WHEN known.decided_at IS NULL THEN known.opened_at ELSE excluded.opened_at END
       WHERE known.decided_at IS NULL OR $6 OR EXISTS (
         SELECT FROM jsonb_array_elements(excluded.signals) AS new WHERE NOT EXISTS (
           SELECT FROM jsonb_array_elements(known.signals) AS old WHERE old->>'kind' = new->>'kind'))
       RETURNING opened_at AS "openedAt"`,
      [jobId, ad.companyId, JSON.stringify(adTextOf(ad)), JSON.stringify(verdict.signals), now, verdict.holds],
    );
    await this.publishOpened(manager, { jobId, openedAt: opened?.openedAt, now });
  }

  /** One more report of the ad, as it is now. */
  async reported(manager: EntityManager, { jobId, ad, verdict }: Case): Promise<void> {
    const now = this.clock.now();
    const [opened]: { openedAt: Date }[] = await manager.query(
      `INSERT INTO review_cases AS known (job_id, company_id, snapshot, signals, reports, opened_at)
       VALUES ($1, $2, $3, $4, 1, $5)
       ON CONFLICT (job_id) DO UPDATE SET reports = known.reports + 1, decision = NULL, decided_at = NULL,
         signals = CASE WHEN known.decided_at IS NULL THEN known.signals ELSE excluded.signals END,
         snapshot = CASE WHEN known.decided_at IS NULL THEN known.snapshot ELSE excluded.snapshot END,
         opened_at = CASE WHEN known.decided_at IS NULL THEN known.opened_at ELSE excluded.opened_at END
       RETURNING opened_at AS "openedAt"`,
      [jobId, ad.companyId, JSON.stringify(adTextOf(ad)), JSON.stringify(verdict.signals), now],
    );
    await this.publishOpened(manager, { jobId, openedAt: opened?.openedAt, now });
  }

  /** Closes the job's case, if it has one; what its words were held for is let pass when it is published. */
  async decided(
    manager: EntityManager,
    step: { jobId: number; decision: ReviewEnd; reason?: string | null; userId: number | null; before?: Before },
  ): Promise<void> {
    const steps: unknown[] = await manager.query(
      `WITH closed AS (
         UPDATE review_cases SET decision = $2, decided_at = $3,
           approved = CASE WHEN $2 IN ('publish', 'keep') THEN approved || ARRAY(
             SELECT DISTINCT sentence FROM jsonb_array_elements(signals) AS signal,
               jsonb_array_elements_text(signal->'sentences') AS sentence WHERE sentence <> ALL (approved))
             ELSE approved END
         WHERE job_id = $1 RETURNING id)
       INSERT INTO review_steps (case_id, decision, reason, user_id, before, at)
       SELECT id, $2, $4, $5, $6, $3 FROM closed RETURNING id`,
      [step.jobId, step.decision, this.clock.now(), step.reason ?? null, step.userId, step.before ?? null],
    );
    if (steps.length > 0 && step.userId !== null) {
      const after = { decision: step.decision, reason: step.reason ?? null };
      await audit(manager, { action: 'review_decided', target: 'job', targetId: step.jobId, after });
    }
  }

  /** Takes the last decision back. */
  async reopened(manager: EntityManager, { jobId, userId }: { jobId: number; userId: number }): Promise<void> {
    const decision: ReviewDecision = 'reopen';
    await manager.query(
      `WITH opened AS (
         UPDATE review_cases SET decision = NULL, decided_at = NULL WHERE job_id = $1 RETURNING id)
       INSERT INTO review_steps (case_id, decision, user_id, at)
       SELECT id, $2, $3, $4 FROM opened`,
      [jobId, decision, userId, this.clock.now()],
    );
    await audit(manager, { action: 'review_decided', target: 'job', targetId: jobId, after: { decision } });
  }

  async closeUnreported(manager: EntityManager, jobIds: readonly number[], end: ReviewEnd): Promise<void> {
    await manager.query(
      `WITH closed AS (
         UPDATE review_cases SET decision = $2, decided_at = $3
         WHERE job_id = ANY ($1) AND decided_at IS NULL AND reports = 0 RETURNING id)
       INSERT INTO review_steps (case_id, decision, at) SELECT id, $2, $3 FROM closed`,
      [jobIds, end, this.clock.now()],
    );
  }

  /** Publishes `review.opened` when the case was opened just now. */
  private async publishOpened(
    manager: EntityManager,
    { jobId, openedAt, now }: { jobId: number; openedAt: Date | undefined; now: Date },
  ): Promise<void> {
    if (openedAt?.getTime() === now.getTime()) {
      await publish(manager, 'review.opened', { id: jobId });
    }
  }
}
