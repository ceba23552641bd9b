import { Injectable } from '@nestjs/common';
import {
  AppError,
  type ApplicationStatus,
  applicationStatuses,
  type Caller,
  type CompanyApplications,
  dayOf,
  fewestForReplies,
  type FunnelStep,
  type JobFigures,
  type ReplyRate,
  sourceDays,
  type TeamMemberFigures,
} from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { HiringTeamsService } from '../hiring-teams/hiring-teams.service.js';
import { isOfCompany, isOpenTo } from '../hiring-teams/hiring-team.policy.js';
import { JobCopy } from '../job-copies/job-copy.entity.js';
import { applicationsOfCompany, funnelOfJob, repliesOfCompany, teamOfCompany } from './figures.queries.js';

const dayMs = 86_400_000;
/** Answers of the last year count; who has waited less than a week may still hear. */
const repliesMs = 365 * dayMs;
const patienceMs = 7 * dayMs;
const activityMs = 30 * dayMs;

type FunnelRow = FunnelStep & Pick<JobFigures, 'rejected' | 'withdrawn'>;
type AnyCompany = Omit<CompanyApplications, 'team'> & { team: Omit<TeamMemberFigures, 'name'>[] };
interface StatusRow {
  status: ApplicationStatus;
  withdrawn: boolean;
  count: number;
  lastMonth: number;
}
type TeamRow = Omit<TeamMemberFigures, 'name' | 'lastAt'> & { lastAt: Date };

/** Figures that help to hire, counted when they are asked for (decisions P56, P57). */
@Injectable()
export class FiguresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: CompanyCopiesService,
    private readonly teams: HiringTeamsService,
    private readonly clock: Clock,
  ) {}

  /** For the job's team and super admins. A job that nobody applied to may be unknown here: it has none. */
  async ofJob(
    caller: Caller,
    jobId: number,
  ): Promise<Pick<JobFigures, 'steps' | 'rejected' | 'withdrawn' | 'applicationsFrom'>> {
    await this.requireOwnJob(caller, jobId);
    const from = dayOf(this.before(sourceDays * dayMs));
    const [rows, applicationsFrom]: [FunnelRow[], JobFigures['applicationsFrom']] = await Promise.all([
      this.dataSource.query(funnelOfJob, [jobId]),
      this.dataSource.query(
        `SELECT day::text AS day, source, applications AS count FROM application_sources
         WHERE job_id = $1 AND day > $2::date ORDER BY day, source`,
        [jobId, from],
      ),
    ]);
    const { rejected = 0, withdrawn = 0 } = rows[0] ?? {};
    const steps = rows.map(({ status, reached, now, medianDays }) => ({ status, reached, now, medianDays }));
    return { steps, rejected, withdrawn, applicationsFrom };
  }

  /** For everybody, so only once a company has had enough applications (decision P57). */
  async publicReplies(companyId: number): Promise<ReplyRate | null> {
    const replies = await this.replies(companyId);
    return replies.applications < fewestForReplies ? null : replies;
  }

  /** The caller's own company. Throws `company_required` and `company_revoked`. */
  async ofCompany(caller: Caller): Promise<{ replies: ReplyRate; team: Omit<TeamMemberFigures, 'name'>[] }> {
    const { companyId } = caller;
    if (companyId === null) {
      throw new AppError('company_required');
    }
    await this.companies.requireStanding(this.dataSource.manager, caller);
    const [replies, team] = await Promise.all([this.replies(companyId), this.team(isOpenTo(caller))]);
    return { replies, team };
  }

  /** For super admins; a company that nobody applied to has none (decision P70). */
  async ofAnyCompany(companyId: number): Promise<AnyCompany> {
    const [rows, replies, team]: [StatusRow[], ReplyRate, AnyCompany['team']] = await Promise.all([
      this.dataSource.query(applicationsOfCompany, [companyId, this.before(activityMs)]),
      this.replies(companyId),
      this.team(isOfCompany(companyId)),
    ]);
    const sum = (name: 'count' | 'lastMonth', of: readonly StatusRow[]) => of.reduce((all, row) => all + row[name], 0);
    return {
      total: sum('count', rows),
      lastMonth: sum('lastMonth', rows),
      withdrawn: sum(
        'count',
        rows.filter(({ withdrawn }) => withdrawn),
      ),
      statuses: Object.fromEntries(
        applicationStatuses.map((status) => [
          status,
          sum(
            'count',
            rows.filter((row) => row.status === status && !row.withdrawn),
          ),
        ]),
      ) as AnyCompany['statuses'],
      replies,
      team,
    };
  }

  /** Of the jobs that `isOpen` holds for. */
  private async team(isOpen: string): Promise<Omit<TeamMemberFigures, 'name'>[]> {
    const rows: TeamRow[] = await this.dataSource.query(teamOfCompany(isOpen), [this.before(activityMs)]);
    return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
  }

  private async replies(companyId: number): Promise<ReplyRate> {
    const [row]: ReplyRate[] = await this.dataSource.query(repliesOfCompany, [
      companyId,
      this.before(repliesMs),
      this.before(patienceMs),
    ]);
    return row ?? { applications: 0, answered: 0, medianDays: null };
  }

  private async requireOwnJob(caller: Caller, id: number): Promise<void> {
    if (caller.role !== 'super_admin') {
      await this.companies.requireStanding(this.dataSource.manager, caller);
    }
    const job = await this.dataSource.getRepository(JobCopy).findOneBy({ id });
    if (job && caller.role === 'employer' && job.companyId !== caller.companyId) {
      throw new AppError('not_job_editor');
    }
    await this.teams.requireOpen(this.dataSource.manager, { jobId: id, caller });
    if (job?.deleted) {
      throw new AppError('job_not_found');
    }
  }

  private before(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
