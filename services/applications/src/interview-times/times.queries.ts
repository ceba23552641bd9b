import { Injectable } from '@nestjs/common';
import type { Caller } from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { isOpenTo } from '../hiring-teams/hiring-team.policy.js';
import { InterviewInvitee } from './interview-invitee.entity.js';
import { InterviewOffer } from './interview-offer.entity.js';
import type { LoadedTimes } from './times.presenter.js';

/** Older ones are history, which the interviews tell. */
const listedDays = 60;
const most = 200;

/**
 * Taken is a place while the interview that came of it stands at that time: one that was cancelled, moved or deleted, or whose
 * applicant left, frees it.
 */
const taken = `SELECT count(*) FROM interview_invitees i JOIN interviews v ON v.id = i.interview_id
  WHERE i.time_id = t.id AND v.status <> 'cancelled' AND v.scheduled_at = t.starts_at`;

/** How times to choose from are read (decision P53). */
@Injectable()
export class TimesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly companies: CompanyCopiesService,
  ) {}

  /** What the caller's company offers for jobs that are open to them, or what the caller is offered, newest first. */
  async list(caller: Caller): Promise<LoadedTimes[]> {
    const { manager } = this.dataSource;
    await this.companies.requireStanding(manager, caller);
    const since = new Date(this.clock.now().getTime() - listedDays * 86_400_000);
    const offers = await this.visible(manager, caller)
      .andWhere('offer.createdAt > :since', { since })
      .orderBy('offer.id', 'DESC')
      .limit(most)
      .getMany();
    return this.load(manager, offers);
  }

  /** With an employer's rights; locked until the transaction ends. Null when it is none of theirs. */
  async lockOwn(manager: EntityManager, id: number, caller: Caller): Promise<InterviewOffer | null> {
    await this.companies.requireStanding(manager, caller);
    return this.visible(manager, caller)
      .andWhere('offer.id = :id', { id })
      .setLock('pessimistic_write', undefined, ['offer'])
      .getOne();
  }

  async load(manager: EntityManager, offers: readonly InterviewOffer[]): Promise<LoadedTimes[]> {
    if (offers.length === 0) {
      return [];
    }
    const ids = offers.map(({ id }) => id);
    const times: { id: number; offerId: number; startsAt: Date; free: number }[] = await manager.query(
      `SELECT t.id, t.offer_id AS "offerId", t.starts_at AS "startsAt", greatest(0, o.places - (${taken}))::int AS free
       FROM interview_times t JOIN interview_offers o ON o.id = t.offer_id
       WHERE t.offer_id = ANY($1) ORDER BY t.starts_at`,
      [ids],
    );
    const invitees = await manager.find(InterviewInvitee, {
      where: { offerId: In(ids) },
      relations: { application: true },
      order: { id: 'ASC' },
    });
    return offers.map((offer) => ({
      offer,
      times: times.filter(({ offerId }) => offerId === offer.id),
      invitees: invitees.filter(({ offerId }) => offerId === offer.id),
    }));
  }

  async loadOne(manager: EntityManager, offer: InterviewOffer): Promise<LoadedTimes> {
    const [loaded] = await this.load(manager, [offer]);
    return loaded as LoadedTimes;
  }

  /** The places that are left of a time, which the caller has locked; null when there is no such time. */
  async freeAt(
    manager: EntityManager,
    { offerId, timeId }: { offerId: number; timeId: number },
  ): Promise<{ startsAt: Date; free: number } | null> {
    const locked: unknown[] = await manager.query(
      `SELECT FROM interview_times WHERE id = $1 AND offer_id = $2 FOR UPDATE`,
      [timeId, offerId],
    );
    if (locked.length === 0) {
      return null;
    }
    const [time]: { startsAt: Date; free: number }[] = await manager.query(
      `SELECT t.starts_at AS "startsAt", (o.places - (${taken}))::int AS free
       FROM interview_times t JOIN interview_offers o ON o.id = t.offer_id WHERE t.id = $1`,
      [timeId],
    );
    return time ?? null;
  }

  private visible(manager: EntityManager, caller: Caller): SelectQueryBuilder<InterviewOffer> {
    const query = manager.createQueryBuilder(InterviewOffer, 'offer').innerJoin('offer.job', 'job');
    return caller.role === 'employer'
      ? query.where(`${isOpenTo(caller)} AND NOT job.deleted`)
      : query.where(
          `EXISTS (SELECT FROM interview_invitees i JOIN applications a ON a.id = i.application_id
             WHERE i.offer_id = offer.id AND a.user_id = :userId)`,
          { userId: caller.userId },
        );
  }
}
