import { Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  AppError,
  type Caller,
  type Interview as InterviewResponse,
  type InterviewTimesRecord,
  interviewTimesLimits,
  type OfferTimes,
  say,
} from '@workboard/contracts';
import { Clock, Idempotency, publishAll } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Application } from '../applications/application.entity.js';
import { checkNotWithdrawn } from '../applications/application.rules.js';
import { ApplicationsQueries } from '../applications/applications.queries.js';
import { detailsOf } from '../interviews/interview-planning.js';
import { requireFuture } from '../interviews/interview.rules.js';
import { InterviewsQueries } from '../interviews/interviews.queries.js';
import { ApplicationRecords } from '../records/application-records.js';
import { InterviewInvitee } from './interview-invitee.entity.js';
import { InterviewOffer } from './interview-offer.entity.js';
import { InterviewTime } from './interview-time.entity.js';
import { Invitations } from '../interviews/invitations.js';
import { TimeChoosing } from './time-choosing.js';
import { presentTimes } from './times.presenter.js';
import { TimesQueries } from './times.queries.js';

const refuse = (field: string, message: string): never => {
  throw new AppError('validation_failed', { message, details: [{ field, message }] });
};

/** Times to choose from (decision P53): the employer offers and withdraws them, the seeker chooses. */
@Injectable()
export class InterviewTimesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly applications: ApplicationsQueries,
    private readonly records: ApplicationRecords,
    private readonly interviews: InterviewsQueries,
    private readonly queries: TimesQueries,
    private readonly invitations: Invitations,
    private readonly choosing: TimeChoosing,
  ) {}

  async list(viewer: Caller): Promise<InterviewTimesRecord[]> {
    const now = this.clock.now();
    return (await this.queries.list(viewer)).map((times) => presentTimes(times, { viewer, now }));
  }

  /**
   * Throws `application_not_found` unless all are to a job of the caller's company, and for times that are past. What was offered
   * to somebody before and not chosen from ends with it.
   */
  async offer(
    caller: Caller,
    { applicationIds, times, places, ...details }: OfferTimes,
  ): Promise<InterviewTimesRecord> {
    const now = this.clock.now();
    for (const time of times) {
      requireFuture({ status: 'scheduled', scheduledAt: new Date(time) }, now);
    }
    return this.idempotency.transaction(async (manager) => {
      const applications = await this.lockAll(manager, caller, applicationIds);
      const [first] = applications as [Application];
      if (applications.some(({ jobId }) => jobId !== first.jobId)) {
        refuse('applicationIds', say.interviewTimesOneJob);
      }
      await this.invitations.close(manager, { applicationIds, reason: 'replaced' });
      const offer = await manager.save(
        manager.create(InterviewOffer, {
          jobId: first.jobId,
          places,
          ...detailsOf(details),
          type: details.type ?? 'video',
          createdAt: now,
        }),
      );
      const offerId = offer.id;
      await manager.insert(
        InterviewTime,
        times.map((time) => ({ offerId, startsAt: new Date(time) })),
      );
      await manager.insert(
        InterviewInvitee,
        applications.map(({ id }) => ({ offerId, applicationId: id })),
      );
      const loaded = await this.queries.loadOne(manager, offer);
      await this.publishTo(manager, 'interview.times_offered', loaded.invitees);
      return presentTimes(loaded, { viewer: caller, now });
    });
  }

  /** Whoever waits is told; whoever chose keeps their interview. Throws `times_not_found` for another company's. */
  async withdraw(caller: Caller, id: number): Promise<InterviewTimesRecord> {
    return this.dataSource.transaction(async (manager) => {
      const offer = await this.queries.lockOwn(manager, id, caller);
      if (!offer) {
        throw new AppError('times_not_found');
      }
      const now = this.clock.now();
      const loaded = await this.queries.loadOne(manager, offer);
      const { state } = presentTimes(loaded, { viewer: caller, now });
      if (state === 'open' || state === 'full') {
        offer.withdrawnAt = now;
        await manager.save(offer);
        const waiting = loaded.invitees.filter(({ timeId, closedAt }) => timeId === null && !closedAt);
        await this.publishTo(manager, 'interview.times_withdrawn', waiting);
      }
      return presentTimes(loaded, { viewer: caller, now });
    });
  }

  choose(caller: Caller, choice: { id: number; timeId: number }): Promise<InterviewResponse> {
    return this.choosing.choose(caller, choice);
  }

  chooseByLink(choice: { inviteeId: number; timeId: number }): Promise<InterviewResponse> {
    return this.choosing.chooseByLink(choice);
  }

  /** As the invited person sees them, with their application. */
  async details(inviteeId: number): Promise<{ times: InterviewTimesRecord; application: ApplicationRecord } | null> {
    const { manager } = this.dataSource;
    const invitee = await manager.findOne(InterviewInvitee, {
      where: { id: inviteeId },
      relations: { offer: true, application: true },
    });
    if (!invitee) {
      return null;
    }
    const viewer = { role: 'job_seeker' as const, userId: invitee.application.userId };
    return {
      times: presentTimes(await this.queries.loadOne(manager, invitee.offer), { viewer, now: this.clock.now() }),
      application: await this.records.presentOne(manager, invitee.application, null),
    };
  }

  /** In the order of ids, so that two offers that share applicants wait for each other. */
  private async lockAll(manager: EntityManager, caller: Caller, ids: readonly number[]): Promise<Application[]> {
    const applications: Application[] = [];
    for (const id of ids.toSorted((a, b) => a - b)) {
      const application = await this.applications.lock(manager, { id, caller });
      checkNotWithdrawn(application);
      if (await this.interviews.hasPlanned(manager, id)) {
        refuse('applicationIds', say.interviewTimesPlanned);
      }
      applications.push(application);
    }
    await this.requireFew(manager, ids);
    return applications;
  }

  /** Each mails the applicant, as a planned interview does. Throws `rate_limited`. */
  private async requireFew(manager: EntityManager, ids: readonly number[]): Promise<void> {
    const often: unknown[] = await manager.query(
      `SELECT FROM interview_invitees i JOIN interview_offers o ON o.id = i.offer_id
       WHERE i.application_id = ANY($1) AND o.created_at > $2 GROUP BY i.application_id HAVING count(*) >= $3`,
      [ids, new Date(this.clock.now().getTime() - 86_400_000), interviewTimesLimits.perDay],
    );
    if (often.length > 0) {
      throw new AppError('rate_limited', { retryAfter: 3600 });
    }
  }

  private async publishTo(
    manager: EntityManager,
    type: 'interview.times_offered' | 'interview.times_withdrawn',
    invitees: readonly InterviewInvitee[],
  ): Promise<void> {
    await publishAll(
      manager,
      type,
      invitees.map(({ id, applicationId, application }) => ({ id, applicationId, userId: application.userId })),
    );
  }
}
