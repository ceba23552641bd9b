import { Injectable } from '@nestjs/common';
import { type Caller, type ChangeTags, type DecidedMany, type UsedTag } from '@workboard/contracts';
import { oneByOne } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { ApplicationsQueries } from '../applications/applications.queries.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { isOpenTo } from '../hiring-teams/hiring-team.policy.js';
import { recordHistory } from '../history/record-history.js';
import { changedTags } from './tag.rules.js';

/** More than anybody chooses from. */
const mostSuggested = 100;

/** Tags of the employer's team on applications (decision P46). */
@Injectable()
export class TagsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly applications: ApplicationsQueries,
    private readonly companies: CompanyCopiesService,
  ) {}

  /** Those of the applications that the caller may see, the most used first. */
  async used(caller: Caller): Promise<UsedTag[]> {
    await this.companies.requireStanding(this.dataSource.manager, caller);
    return this.dataSource.query(
      `SELECT min(given.tag) AS tag, count(*)::int AS count
       FROM job_copies job JOIN applications a ON a.job_id = job.id, unnest(a.tags) AS given (tag)
       WHERE ${isOpenTo(caller)} AND NOT job.deleted
       GROUP BY lower(given.tag) ORDER BY count DESC, tag LIMIT ${mostSuggested}`,
    );
  }

  /** Changes each by itself: one that is refused is named and stops no other (decision P25). */
  async change(caller: Caller, { ids, add, remove }: ChangeTags): Promise<DecidedMany> {
    return oneByOne(ids, (id) => this.changeOne(caller, { id, add, remove }));
  }

  private async changeOne(caller: Caller, change: { id: number; add: string[]; remove: string[] }): Promise<void> {
    const { id } = change;
    await this.dataSource.transaction(async (manager) => {
      const { tags: before } = await this.applications.lock(manager, { id, caller });
      const tags = changedTags(before, change);
      const added = tags.filter((tag) => !before.includes(tag));
      const removed = before.filter((tag) => !tags.includes(tag));
      if (added.length + removed.length > 0) {
        await manager.update(Application, { id }, { tags });
        await recordHistory(manager, { applicationId: id, kind: 'tagged', data: { added, removed } });
      }
    });
  }
}
