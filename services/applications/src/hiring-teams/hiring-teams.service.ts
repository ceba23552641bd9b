import { Injectable } from '@nestjs/common';
import {
  AppError,
  auditTextMax,
  authService,
  type Caller,
  type HiringTeamRecord,
  type SaveHiringTeam,
  say,
} from '@workboard/contracts';
import { audit, type Client, Clock, InjectClient } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { JobCopiesService } from '../job-copies/job-copies.service.js';
import { JobCopy } from '../job-copies/job-copy.entity.js';
import { isOpenTo } from './hiring-team.policy.js';

type TeamRow = Pick<HiringTeamRecord, 'jobId'> & { members: number[] };

const teamRows = `SELECT team.job_id AS "jobId",
  coalesce(array_agg(mate.user_id ORDER BY mate.user_id) FILTER (WHERE mate.user_id IS NOT NULL), '{}') AS members
  FROM hiring_teams AS team LEFT JOIN hiring_team_members AS mate ON mate.job_id = team.job_id`;

/** As the audit trail has it. */
const toldOf = (team: readonly number[] | null | undefined) => ({
  members: (team ? team.join(', ') : 'everybody').slice(0, auditTextMax),
});

/** Who of a company sees the applicants of a job (decision P68). */
@Injectable()
export class HiringTeamsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly companies: CompanyCopiesService,
    private readonly jobs: JobCopiesService,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /** Those of the jobs, whoever asks among the services; a job that is missing has none. */
  async of(jobIds: readonly number[], manager: EntityManager = this.dataSource.manager): Promise<TeamRow[]> {
    return manager.query(`${teamRows} WHERE team.job_id = ANY($1) GROUP BY team.job_id`, [jobIds]);
  }

  /** Those of the caller's company. */
  async ofCompany(caller: Caller): Promise<HiringTeamRecord[]> {
    await this.companies.requireStanding(this.dataSource.manager, caller);
    const rows: TeamRow[] = await this.dataSource.query(
      `${teamRows} JOIN job_copies AS job ON job.id = team.job_id AND NOT job.deleted
       WHERE job.company_id = $1 GROUP BY team.job_id ORDER BY team.job_id`,
      [caller.companyId],
    );
    const isOwner = caller.teamRole === 'owner';
    return rows.map((row) => ({ ...row, isOpenToYou: isOwner || row.members.includes(caller.userId) }));
  }

  /** Throws `not_in_hiring_team` for somebody of the company who does not see the job's applicants. */
  async requireOpen(manager: EntityManager, { jobId, caller }: { jobId: number; caller: Caller }): Promise<void> {
    if (caller.role !== 'employer') {
      return;
    }
    const closed: unknown[] = await manager.query(
      `SELECT FROM job_copies AS job WHERE job.id = $1 AND job.company_id = $2 AND NOT ${isOpenTo(caller)}`,
      [jobId, caller.companyId],
    );
    if (closed.length > 0) {
      throw new AppError('not_in_hiring_team');
    }
  }

  /**
   * Null opens the job's applicants to everybody of its company. Throws `job_not_found`, `forbidden` for another company's job,
   * `not_in_hiring_team` for who does not see them, and `validation_failed` for members who are not in the company.
   */
  async save(caller: Caller, { id, members }: SaveHiringTeam & { id: number }): Promise<HiringTeamRecord> {
    const job = await this.jobs.ensure(id);
    if (caller.role !== 'super_admin') {
      await this.companies.requireStanding(this.dataSource.manager, caller);
      if (job.companyId !== caller.companyId) {
        throw new AppError('forbidden');
      }
    }
    const wanted = members && [...new Set(members)].toSorted((one, other) => one - other);
    await this.requireColleagues(job.companyId, wanted ?? []);
    await this.dataSource.transaction((manager) => this.replace(manager, { job, caller, wanted }));
    const isOwner = caller.role === 'super_admin' || caller.teamRole === 'owner';
    return { jobId: id, members: wanted, isOpenToYou: isOwner || (wanted?.includes(caller.userId) ?? true) };
  }

  private async replace(
    manager: EntityManager,
    { job, caller, wanted }: { job: JobCopy; caller: Caller; wanted: number[] | null },
  ): Promise<void> {
    const { id, companyId } = job;
    // Held, so that the job is neither deleted nor given to another company in between.
    const held = await manager.findOne(JobCopy, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!held || held.deleted || held.companyId !== companyId) {
      throw new AppError('conflict');
    }
    await this.requireOpen(manager, { jobId: id, caller });
    const [before] = await this.of([id], manager);
    await manager.query(`DELETE FROM hiring_teams WHERE job_id = $1`, [id]);
    if (wanted) {
      await manager.query(`INSERT INTO hiring_teams (job_id, changed_at) VALUES ($1, $2)`, [id, this.clock.now()]);
      await manager.query(`INSERT INTO hiring_team_members (job_id, user_id) SELECT $1, unnest($2::int[])`, [
        id,
        wanted,
      ]);
    }
    await audit(manager, {
      action: 'hiring_team_changed',
      target: 'job',
      targetId: id,
      before: toldOf(before?.members),
      after: toldOf(wanted),
    });
  }

  private async requireColleagues(companyId: number, wanted: readonly number[]): Promise<void> {
    if (wanted.length === 0) {
      return;
    }
    const team = new Set((await this.auth.companyContacts({ companyId })).map(({ id }) => id));
    if (wanted.some((id) => !team.has(id))) {
      const message = say.hiringTeamStranger;
      throw new AppError('validation_failed', { message, details: [{ field: 'members', message }] });
    }
  }
}
