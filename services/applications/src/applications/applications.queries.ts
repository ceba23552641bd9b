import { Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  AppError,
  type Caller,
  type ListApplications,
  mostInnerBytes,
  type Page,
  type TakeAway,
  wholeLongListLimit,
} from '@workboard/contracts';
import { Clock, readPage } from '@workboard/service-kit';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { InterviewsQueries } from '../interviews/interviews.queries.js';
import { JobCopiesService } from '../job-copies/job-copies.service.js';
import { teamScores } from '../review/team-scores.queries.js';
import { Application } from './application.entity.js';
import { ApplicationSearch } from './application-search.js';
import { visibleTo } from './application.policy.js';
import { presentApplication } from './application.presenter.js';

const withJob = (manager: EntityManager): SelectQueryBuilder<Application> =>
  manager.createQueryBuilder(Application, 'application').innerJoin('application.job', 'job');

type Wanted = ListApplications & Pick<TakeAway, 'ids'>;

/** Applications of a status, to a job, or of a person. */
const matching = (
  manager: EntityManager,
  { ids, status, jobId, userId, sort = 'newest' }: Wanted,
): SelectQueryBuilder<Application> => {
  const direction = sort === 'newest' ? 'DESC' : 'ASC';
  const query = withJob(manager).orderBy('application.appliedAt', direction).addOrderBy('application.id', direction);
  if (ids) {
    query.andWhere('application.id = ANY(:ids)', { ids });
  }
  if (status) {
    query.andWhere({ status });
  }
  if (jobId) {
    query.andWhere({ jobId });
  }
  if (userId) {
    query.andWhere({ userId });
  }
  return query;
};

/** How applications are read. */
@Injectable()
export class ApplicationsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly interviews: InterviewsQueries,
    private readonly companies: CompanyCopiesService,
    private readonly jobs: JobCopiesService,
    private readonly search: ApplicationSearch,
    private readonly clock: Clock,
  ) {}

  /** What the caller may see, newest first unless asked otherwise (decisions W5, W11). */
  async page(caller: Caller, query: Wanted): Promise<Page<ApplicationRecord>> {
    const { manager } = this.dataSource;
    await this.companies.requireStanding(manager, caller);
    const wanted = visibleTo(matching(manager, query), caller, query);
    // Nobody but the team knows of tags, and finds nothing by them.
    if (query.tag && caller.role === 'employer') {
      wanted.andWhere(
        'EXISTS (SELECT FROM unnest(application.tags) AS given (tag) WHERE lower(given.tag) = lower(:tag))',
        {
          tag: query.tag,
        },
      );
    }
    await this.search.narrow(wanted, {
      q: query.q,
      caller,
      visible: () => visibleTo(withJob(manager), caller, query),
    });
    const [applications, total] = await readPage(wanted, query, {
      most: wholeLongListLimit,
      mostBytes: mostInnerBytes,
    });
    return { rows: await this.present(manager, applications, caller), total };
  }

  /** Throws `application_not_found` when there is none or the caller may not see it. */
  async get(id: number, caller: Caller, scope: { includeClosed?: boolean } = {}): Promise<ApplicationRecord> {
    await this.companies.requireStanding(this.dataSource.manager, caller);
    const application = await visibleTo(withJob(this.dataSource.manager).where({ id }), caller, scope).getOne();
    if (!application) {
      throw new AppError('application_not_found');
    }
    return this.presentOne(this.dataSource.manager, application, caller);
  }

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

  /** By id, whoever asks among the services; missing ones are left out. */
  async byIds(ids: readonly number[]): Promise<ApplicationRecord[]> {
    const { manager } = this.dataSource;
    const applications = await manager
      .createQueryBuilder(Application, 'application')
      .where('application.id = ANY(:ids)', { ids })
      .orderBy('application.id')
      .getMany();
    return this.present(manager, applications, null);
  }

  async presentOne(
    manager: EntityManager,
    application: Application,
    viewer: Caller | null,
  ): Promise<ApplicationRecord> {
    const [record] = await this.present(manager, [application], viewer);
    return record as ApplicationRecord;
  }

  private async present(
    manager: EntityManager,
    applications: readonly Application[],
    viewer: Caller | null,
  ): Promise<ApplicationRecord[]> {
    const ids = applications.map(({ id }) => id);
    const interviews = await this.interviews.of(manager, ids);
    const jobs = await this.jobs.snapshotsOf(
      manager,
      applications.filter(({ jobWithdrawnAt }) => jobWithdrawnAt).map(({ jobId }) => jobId),
    );
    const scores = await teamScores(manager, { ids, viewer });
    const now = this.clock.now();
    return applications.map((application) =>
      presentApplication(application, {
        interviews: interviews.get(application.id) ?? [],
        deletedJob: jobs.get(application.jobId) ?? null,
        teamScore: scores.get(application.id) ?? null,
        viewer,
        now,
      }),
    );
  }
}
