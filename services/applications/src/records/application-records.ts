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
import { Application } from '../applications/application.entity.js';
import { visibleTo } from '../applications/application.policy.js';
import { withJob } from '../applications/applications.queries.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { HiringTeamsService } from '../hiring-teams/hiring-teams.service.js';
import { InterviewsQueries } from '../interviews/interviews.queries.js';
import { JobCopiesService } from '../job-copies/job-copies.service.js';
import { presentApplication } from './application.presenter.js';
import { ApplicationSearch } from './application-search.js';
import { teamScores } from './team-scores.queries.js';

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

/** Applications as they are read, with their interviews and the team's score. */
@Injectable()
export class ApplicationRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly interviews: InterviewsQueries,
    private readonly companies: CompanyCopiesService,
    private readonly jobs: JobCopiesService,
    private readonly teams: HiringTeamsService,
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

  /**
   * Newest first, at most 5,000; those that the caller may not see are left out. Throws `not_in_hiring_team` for those of one job
   * that is closed to the caller.
   */
  async takeAway(caller: Caller, query: TakeAway): Promise<ApplicationRecord[]> {
    if (query.jobId) {
      await this.teams.requireOpen(this.dataSource.manager, { jobId: query.jobId, caller });
    }
    return this.list(caller, query);
  }

  async list(caller: Caller, query: Wanted): Promise<ApplicationRecord[]> {
    return (await this.page(caller, query)).rows;
  }

  /** Throws `application_not_found` when there is none or the caller may not see it. */
  async get(caller: Caller, { id, ...scope }: { id: number; includeClosed?: boolean }): Promise<ApplicationRecord> {
    await this.companies.requireStanding(this.dataSource.manager, caller);
    const application = await visibleTo(withJob(this.dataSource.manager).where({ id }), caller, scope).getOne();
    if (!application) {
      throw new AppError('application_not_found');
    }
    return this.presentOne(this.dataSource.manager, application, caller);
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
