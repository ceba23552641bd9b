import { Injectable } from '@nestjs/common';
import { AppError, type Caller } from '@workboard/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { Application } from './application.entity.js';
import { visibleTo } from './application.policy.js';

export const withJob = (manager: EntityManager): SelectQueryBuilder<Application> =>
  manager.createQueryBuilder(Application, 'application').innerJoin('application.job', 'job');

/** Applications as rows, for what is done with one. */
@Injectable()
export class ApplicationsQueries {
  constructor(private readonly companies: CompanyCopiesService) {}

  /** One that the caller may read, also to a job that is switched off. Throws `application_not_found` otherwise. */
  async require(manager: EntityManager, { id, caller }: { id: number; caller: Caller }): Promise<Application> {
    await this.companies.requireStanding(manager, caller);
    const query = withJob(manager).addSelect('job').where({ id });
    const application = await visibleTo(query, caller, { includeClosed: true }).getOne();
    if (!application) {
      throw new AppError('application_not_found');
    }
    return application;
  }

  /**
   * An application that the caller may decide on, with its job, locked until the transaction ends. Whoever closed a job still
   * chooses among its applicants (decision P20). Throws `application_not_found` otherwise.
   */
  async lock(
    manager: EntityManager,
    { id, caller, includeClosed = true }: { id: number; caller: Caller; includeClosed?: boolean },
  ): Promise<Application> {
    await this.companies.requireStanding(manager, caller);
    const application = await visibleTo(withJob(manager).addSelect('job').where({ id }), caller, {
      includeClosed,
    })
      .setLock('pessimistic_write', undefined, ['application'])
      .getOne();
    if (!application) {
      throw new AppError('application_not_found');
    }
    return application;
  }
}
