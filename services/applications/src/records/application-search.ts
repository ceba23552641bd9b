import { Injectable } from '@nestjs/common';
import {
  applicationOf,
  authService,
  type Caller,
  type Job,
  jobsService,
  type ListApplications,
} from '@workboard/contracts';
import { type Client, containing, InjectClient } from '@workboard/service-kit';
import type { SelectQueryBuilder } from 'typeorm';
import type { Application } from '../applications/application.entity.js';

/** How many ids one message names at most. */
const batchSize = 5000;

const wordsOf = ({ title, location, company }: Job): string => [title, location ?? '', company.name].join(' ');

/**
 * Finds applications by words, of which other services own a part (decision W11): names, addresses and skills of people,
 * companies and places of jobs.
 */
@Injectable()
export class ApplicationSearch {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  /**
   * Narrows a query over `application` and `job` to those with the words of `q`.
   *
   * @param visible makes a new query over what the caller may see
   */
  async narrow(
    query: SelectQueryBuilder<Application>,
    {
      q,
      caller,
      visible,
    }: { q: ListApplications['q']; caller: Caller; visible: () => SelectQueryBuilder<Application> },
  ): Promise<void> {
    if (!q) {
      return;
    }
    const [people, jobs] = await Promise.all([
      // Seekers see nobody but themselves.
      caller.role === 'job_seeker' ? [] : this.people(visible(), q),
      // A super admin's are all there are; their titles are here.
      caller.role === 'super_admin' ? [] : this.jobsWith(visible(), q),
    ]);
    query.andWhere(
      `(job.title ILIKE :words OR job.kept ->> 'title' ILIKE :words OR application.coverLetter ILIKE :words
        OR application.id = :reference OR application.userId = ANY(:people) OR application.jobId = ANY(:jobs))`,
      { words: containing(q), reference: applicationOf(q), people, jobs },
    );
  }

  private async people(visible: SelectQueryBuilder<Application>, q: string): Promise<number[]> {
    const ids = await idsOf(visible, 'application.userId');
    const found: number[] = [];
    for (let at = 0; at < ids.length; at += batchSize) {
      found.push(...(await this.auth.peopleMatching({ q, ids: ids.slice(at, at + batchSize) })));
    }
    return found;
  }

  private async jobsWith(visible: SelectQueryBuilder<Application>, q: string): Promise<number[]> {
    const ids = await idsOf(visible, 'application.jobId');
    const jobs = await this.jobs.byIds({ ids: ids.slice(0, batchSize) });
    return jobs.filter((job) => wordsOf(job).toLowerCase().includes(q.toLowerCase())).map(({ id }) => id);
  }
}

const idsOf = async (query: SelectQueryBuilder<Application>, column: string): Promise<number[]> => {
  const rows: { id: number }[] = await query.select(column, 'id').distinct(true).getRawMany();
  return rows.map(({ id }) => id);
};
