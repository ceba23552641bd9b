import { Injectable } from '@nestjs/common';
import { AppError, type Caller } from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { visibleTo } from '../applications/application.policy.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { Interview } from './interview.entity.js';

const withJob = (manager: EntityManager): SelectQueryBuilder<Interview> =>
  manager
    .createQueryBuilder(Interview, 'interview')
    .innerJoinAndSelect('interview.application', 'application')
    .innerJoin('application.job', 'job');

/** Scheduled and not over, as `isPlanned` says it. */
const planned = `interview.status = 'scheduled'
  AND interview.scheduledAt + interview.duration * interval '1 minute' > :now`;

/** How interviews are read. */
@Injectable()
export class InterviewsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly companies: CompanyCopiesService,
  ) {}

  /** Those of the applications that the caller may see, to jobs that are switched off too, soonest first. */
  async list(caller: Caller): Promise<Interview[]> {
    await this.companies.requireStanding(this.dataSource.manager, caller);
    return visibleTo(withJob(this.dataSource.manager), caller, { includeClosed: true })
      .orderBy('interview.scheduledAt')
      .addOrderBy('interview.id')
      .getMany();
  }

  /** Throws `interview_not_found` if the caller may not see it. */
  async get(id: number, caller: Caller): Promise<Interview> {
    const { manager } = this.dataSource;
    await this.companies.requireStanding(manager, caller);
    const interview = await visibleTo(withJob(manager).where({ id }), caller, { includeClosed: true }).getOne();
    if (!interview) {
      throw new AppError('interview_not_found');
    }
    return interview;
  }

  /** With its application, whoever asks; null when there is none. */
  async find(id: number): Promise<Interview | null> {
    return withJob(this.dataSource.manager).where({ id }).getOne();
  }

  /** With its application, locked until the transaction ends; throws `interview_not_found` if the caller may not see it. */
  async lock(manager: EntityManager, { id, caller }: { id: number; caller: Caller }): Promise<Interview> {
    await this.companies.requireStanding(manager, caller);
    const interview = await visibleTo(withJob(manager).where({ id }), caller, { includeClosed: true })
      .setLock('pessimistic_write', undefined, ['interview'])
      .getOne();
    if (!interview) {
      throw new AppError('interview_not_found');
    }
    return interview;
  }

  /** The same whoever asks among the services. */
  async lockAny(manager: EntityManager, id: number): Promise<Interview> {
    const interview = await withJob(manager)
      .where({ id })
      .setLock('pessimistic_write', undefined, ['interview'])
      .getOne();
    if (!interview) {
      throw new AppError('interview_not_found');
    }
    return interview;
  }

  /** Those still to come of some applications, with their applications, locked until the transaction ends. */
  lockPlanned(manager: EntityManager, applicationIds: readonly number[]): Promise<Interview[]> {
    return manager
      .createQueryBuilder(Interview, 'interview')
      .innerJoinAndSelect('interview.application', 'application')
      .where('interview.applicationId = ANY(:applicationIds)', { applicationIds })
      .andWhere(planned, { now: this.clock.now() })
      .orderBy('interview.id')
      .setLock('pessimistic_write', undefined, ['interview'])
      .getMany();
  }

  /** Whether an application has an interview still to come. */
  hasPlanned(manager: EntityManager, applicationId: number): Promise<boolean> {
    return manager
      .createQueryBuilder(Interview, 'interview')
      .where({ applicationId })
      .andWhere(planned, { now: this.clock.now() })
      .getExists();
  }

  /** All interviews of each application, soonest first, by application id. */
  async of(manager: EntityManager, applicationIds: readonly number[]): Promise<Map<number, Interview[]>> {
    const byApplication = new Map(applicationIds.map((id): [number, Interview[]] => [id, []]));
    const interviews = await manager
      .createQueryBuilder(Interview, 'interview')
      .where('interview.applicationId = ANY(:applicationIds)', { applicationIds })
      .orderBy('interview.scheduledAt')
      .addOrderBy('interview.id')
      .getMany();
    for (const interview of interviews) {
      byApplication.get(interview.applicationId)?.push(interview);
    }
    return byApplication;
  }
}
