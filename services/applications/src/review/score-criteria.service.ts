import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  type Job,
  jobsService,
  type ScoreCriteria as ScoreCriteriaResponse,
  scoreCriteriaMax,
  scoreCriterionMaxLength,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { HiringTeamsService } from '../hiring-teams/hiring-teams.service.js';
import { JobCopy } from '../job-copies/job-copy.entity.js';
import { ScoreCriteria } from './score-criteria.entity.js';

/** For an ad that asks for nothing in particular. */
const general = ['Experience', 'Skills', 'Communication', 'Reliability'];

/** What an ad asks for: its skills, else its requirements. */
export const criteriaOf = ({ skills, requirements }: Pick<Job, 'skills' | 'requirements'>): string[] => {
  const asked = skills.length > 0 ? skills : requirements;
  const criteria = new Map(
    asked.map((line) => {
      const short =
        line.length > scoreCriterionMaxLength ? `${line.slice(0, scoreCriterionMaxLength - 1).trim()}…` : line;
      return [short.toLowerCase(), short];
    }),
  );
  return criteria.size > 0 ? [...criteria.values()].slice(0, scoreCriteriaMax) : general;
};

/** What a job's applicants are scored by (decision P47). */
@Injectable()
export class ScoreCriteriaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: CompanyCopiesService,
    private readonly teams: HiringTeamsService,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  /** Those that the employer chose, else those of the ad. */
  async of(jobId: number): Promise<string[]> {
    const chosen = await this.dataSource.getRepository(ScoreCriteria).findOneBy({ jobId });
    if (chosen) {
      return chosen.criteria;
    }
    const [job] = await this.jobs.byIds({ ids: [jobId] });
    return job ? criteriaOf(job) : general;
  }

  /** Throws `forbidden` for another company's job, `not_in_hiring_team`, `job_not_found` for an absent one. */
  async save(caller: Caller, { id, criteria }: ScoreCriteriaResponse & { id: number }): Promise<ScoreCriteriaResponse> {
    await this.dataSource.transaction(async (manager) => {
      await this.companies.requireStanding(manager, caller);
      // Held, so that the job cannot be deleted in between.
      const job = await manager.findOne(JobCopy, { where: { id }, lock: { mode: 'pessimistic_read' } });
      if (!job || job.deleted) {
        throw new AppError('job_not_found');
      }
      if (job.companyId !== caller.companyId) {
        throw new AppError('forbidden');
      }
      await this.teams.requireOpen(manager, { jobId: id, caller });
      await manager.upsert(ScoreCriteria, { jobId: id, criteria }, ['jobId']);
    });
    return { criteria };
  }
}
