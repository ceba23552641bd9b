import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  type MessageRecord,
  messagesPerApplicationAndDay,
  messagesPerCompanyAndHour,
  type MessageValues,
  type SendMessages,
  type SentMessages,
} from '@workboard/contracts';
import { Clock, Idempotency, oneByOne, publishAll } from '@workboard/service-kit';
import { DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { visibleTo } from '../applications/application.policy.js';
import { referTo } from '../applications/application-ref.js';
import { checkNotWithdrawn } from '../applications/application.rules.js';
import { ApplicationsQueries } from '../applications/applications.queries.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { recordHistory } from '../history/record-history.js';
import { ApplicationMessage } from './application-message.entity.js';
import { MessageWords } from './message-words.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
// Any number that no other advisory lock of this service has.
const lockClass = 7002;
const mostListed = 500;

const present = ({ sentAt, id, applicationId, kind, subject, text, senderId }: ApplicationMessage): MessageRecord => ({
  id,
  applicationId,
  kind,
  subject,
  text,
  senderId,
  sentAt: sentAt.toISOString(),
});

const withApplication = (manager: EntityManager): SelectQueryBuilder<Application> =>
  manager.createQueryBuilder(Application, 'application').innerJoinAndSelect('application.job', 'job');

/** Messages from employers to applicants (decision P43). */
@Injectable()
export class MessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly companies: CompanyCopiesService,
    private readonly words: MessageWords,
    private readonly applications: ApplicationsQueries,
  ) {}

  /**
   * Writes to each by itself: one that cannot be written to is named and stops no other. Throws `rate_limited` when the company
   * wrote too much within the hour.
   */
  async send(caller: Caller, { ids, subject, text }: SendMessages): Promise<SentMessages> {
    const wanted = [...new Set(ids)];
    const values = await this.words.valuesOf(wanted, caller);
    return this.idempotency.transaction(async (manager) => {
      await this.companies.requireStanding(manager, caller);
      await this.requireRoom(manager, caller.companyId ?? 0, wanted.length);
      const applications = await this.lock(manager, wanted, caller);
      const today = await this.countOfDay(manager, wanted);
      const written: ApplicationMessage[] = [];
      const { refused } = await oneByOne(wanted, async (id) => {
        const own = this.require(applications.get(id), values.get(id), today.get(id) ?? 0);
        written.push(
          manager.create(ApplicationMessage, {
            applicationId: id,
            senderId: caller.userId,
            kind: 'general',
            subject: subject ? this.words.fill(subject, own) : null,
            text: this.words.fill(text, own),
            sentAt: this.clock.now(),
          }),
        );
      });
      const saved = await manager.save(written);
      await recordHistory(
        manager,
        ...saved.map(({ applicationId }) => ({ applicationId, kind: 'message_sent' as const })),
      );
      await publishAll(
        manager,
        'application.messaged',
        saved.flatMap(({ id, applicationId }) => {
          const application = applications.get(applicationId);
          return application ? [{ ...referTo(application, application.job.companyId), messageId: id }] : [];
        }),
      );
      return { sent: saved.map(({ id, applicationId }) => ({ id, applicationId })), refused };
    });
  }

  /** What was written to the caller, newest first. */
  async list(caller: Caller): Promise<MessageRecord[]> {
    const messages = await this.dataSource.manager
      .createQueryBuilder(ApplicationMessage, 'message')
      .innerJoin('message.application', 'application')
      .where('application.userId = :userId', { userId: caller.userId })
      .orderBy('message.sentAt', 'DESC')
      .addOrderBy('message.id', 'DESC')
      .limit(mostListed)
      .getMany();
    return messages.map(present);
  }

  /** Newest first. Throws `application_not_found` for an application that the caller may not see. */
  async of(caller: Caller, applicationId: number): Promise<MessageRecord[]> {
    const { manager } = this.dataSource;
    await this.applications.require(manager, { id: applicationId, caller });
    const messages = await manager.find(ApplicationMessage, {
      where: { applicationId },
      order: { sentAt: 'DESC', id: 'DESC' },
      take: mostListed,
    });
    return messages.map(present);
  }

  /** Whoever asks among the services; missing ones are left out. */
  async byIds(ids: readonly number[]): Promise<MessageRecord[]> {
    const messages = await this.dataSource.manager.find(ApplicationMessage, { where: { id: In([...ids]) } });
    return messages.map(present);
  }

  /** Locked in the order of their ids, so that nobody withdraws meanwhile. */
  private async lock(manager: EntityManager, ids: number[], caller: Caller): Promise<Map<number, Application>> {
    const query = withApplication(manager).where('application.id = ANY(:ids)', { ids }).orderBy('application.id');
    const applications = await visibleTo(query, caller, { includeClosed: true })
      .setLock('pessimistic_write', undefined, ['application'])
      .getMany();
    return new Map(applications.map((application) => [application.id, application]));
  }

  private require(
    application: Application | undefined,
    values: MessageValues | undefined,
    today: number,
  ): MessageValues {
    if (!application || !values) {
      throw new AppError('application_not_found');
    }
    checkNotWithdrawn(application);
    if (today >= messagesPerApplicationAndDay) {
      throw new AppError('too_many_messages');
    }
    return values;
  }

  /** Holds back the company's other messages until the transaction ends, so that the count is right. */
  private async requireRoom(manager: EntityManager, companyId: number, count: number): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock($1, $2)`, [lockClass, companyId]);
    const [row]: { n: number }[] = await manager.query(
      `SELECT count(*)::int AS n FROM application_messages m JOIN applications a ON a.id = m.application_id
       JOIN job_copies j ON j.id = a.job_id WHERE j.company_id = $1 AND m.sent_at > $2`,
      [companyId, new Date(this.clock.now().getTime() - hourMs)],
    );
    if ((row?.n ?? 0) + count > messagesPerCompanyAndHour) {
      throw new AppError('rate_limited', {
        message: `Your company may send ${messagesPerCompanyAndHour} messages an hour. Please try again later.`,
        retryAfter: hourMs / 1000,
      });
    }
  }

  private async countOfDay(manager: EntityManager, ids: number[]): Promise<Map<number, number>> {
    const rows: { id: number; n: number }[] = await manager.query(
      `SELECT application_id AS id, count(*)::int AS n FROM application_messages
       WHERE application_id = ANY($1) AND sent_at > $2 GROUP BY application_id`,
      [ids, new Date(this.clock.now().getTime() - dayMs)],
    );
    return new Map(rows.map(({ id, n }) => [id, n]));
  }
}
