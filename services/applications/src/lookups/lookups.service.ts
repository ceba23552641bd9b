import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  AppError,
  type Caller,
  type Interview as InterviewResponse,
  type RankableApplication,
  rankedAnswers,
} from '@workboard/contracts';
import { DataSource, In } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { ApplicationRecords } from '../records/application-records.js';
import { isOpenTo } from '../hiring-teams/hiring-team.policy.js';
import { HiringTeamsService } from '../hiring-teams/hiring-teams.service.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { presentInterview } from '../interviews/interview.presenter.js';
import { InterviewsQueries } from '../interviews/interviews.queries.js';
import { JobCopiesService } from '../job-copies/job-copies.service.js';

type RankableRow = Omit<RankableApplication, 'answersDigest'> & Pick<Application, 'asked' | 'answers' | 'appliedAt'>;

/** Answers that other parts need for their own rules. */
@Injectable()
export class LookupsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: ApplicationRecords,
    private readonly interviews: InterviewsQueries,
    private readonly jobCopies: JobCopiesService,
    private readonly companies: CompanyCopiesService,
    private readonly teams: HiringTeamsService,
  ) {}

  async interviewDetails(id: number): Promise<{ interview: InterviewResponse; application: ApplicationRecord } | null> {
    const interview = await this.interviews.find(id);
    if (!interview) {
      return null;
    }
    const { manager } = this.dataSource;
    return {
      interview: presentInterview(interview, null),
      application: await this.records.presentOne(manager, interview.application, null),
    };
  }

  async hasApplied({ jobId, userId }: { jobId: number; userId: number }): Promise<boolean> {
    return this.dataSource.getRepository(Application).existsBy({ jobId, userId });
  }

  async appliedTo({ jobIds, userId }: { jobIds: number[]; userId: number }): Promise<number[]> {
    const found = await this.dataSource
      .getRepository(Application)
      .find({ where: { jobId: In(jobIds), userId }, select: { id: true, jobId: true }, order: { id: 'ASC' } });
    return found.map(({ jobId }) => jobId);
  }

  /**
   * Decision A10, for an employer who asks by what their hiring teams leave open to them (decision P68). Throws `company_revoked` when somebody did apply and the company lost its authorisation.
   */
  async isApplicant(
    caller: Caller | null,
    { companyId, userId }: { companyId: number; userId: number },
  ): Promise<boolean> {
    const hasApplied = await this.dataSource
      .createQueryBuilder(Application, 'application')
      .innerJoin('application.job', 'job')
      .where(`job.companyId = :companyId AND NOT job.deleted`, { companyId })
      .andWhere({ userId })
      .andWhere(caller?.role === 'employer' ? isOpenTo(caller) : 'TRUE')
      .getExists();
    if (hasApplied && (await this.companies.isRevoked(this.dataSource.manager, companyId))) {
      throw new AppError('company_revoked');
    }
    return hasApplied;
  }

  async resumesInUse(resumes: readonly string[]): Promise<string[]> {
    const rows: { resume: string }[] = await this.dataSource.query(
      `SELECT DISTINCT resume FROM applications WHERE resume = ANY($1)`,
      [resumes],
    );
    return rows.map(({ resume }) => resume);
  }

  /** Throws what {@link requireRankable} throws. Nobody who withdrew. */
  async rankable(caller: Caller, jobId: number): Promise<RankableApplication[]> {
    await this.requireRankable(caller, jobId);
    const rows: RankableRow[] = await this.dataSource.query(
      `SELECT id AS "applicationId", user_id AS "userId", resume,
         encode(sha256(convert_to(cover_letter, 'UTF8')), 'hex') AS "letterDigest",
         asked, CASE WHEN asked IS NOT NULL THEN answers END AS answers, applied_at AS "appliedAt"
       FROM applications WHERE job_id = $1 AND withdrawn_at IS NULL ORDER BY id`,
      [jobId],
    );
    return rows.map(({ asked, answers, appliedAt, ...rest }) => {
      const read = rankedAnswers({ asked, answers, appliedAt: appliedAt.toISOString() });
      return { ...rest, ...(read !== null && { answersDigest: createHash('sha256').update(read).digest('hex') }) };
    });
  }

  /** For comparing with what was ranked before, without carrying a line per applicant. Throws what `rankable` throws. */
  async rankableStamp(caller: Caller, jobId: number): Promise<string> {
    // Rights and stamp in one statement for the usual case; any other is refused, or looked into, where everybody else is.
    const [row]: { stamp: string; isOpenToCaller: boolean | null }[] = await this.dataSource.query(
      `SELECT md5(coalesce(string_agg(concat_ws(' ', id, user_id, md5(cover_letter), resume,
           CASE WHEN asked IS NOT NULL THEN md5(concat_ws(' ', asked, answers, applied_at)) END), ',' ORDER BY id), '')) AS stamp,
         (SELECT ${isOpenTo(caller)} AND job.status = 'active' AND NOT job.deleted AND NOT EXISTS (
            SELECT FROM company_copies AS company WHERE company.id = $2 AND company.revoked)
          FROM job_copies AS job WHERE job.id = $1) AS "isOpenToCaller"
       FROM applications WHERE job_id = $1 AND withdrawn_at IS NULL`,
      [jobId, caller.companyId],
    );
    if (!row?.isOpenToCaller) {
      await this.requireRankable(caller, jobId);
    }
    return row?.stamp ?? '';
  }

  /** Throws `forbidden` for another company's job, `not_in_hiring_team`, `job_not_found` for an inactive or absent one. */
  private async requireRankable(caller: Caller, jobId: number): Promise<void> {
    const [job] = await Promise.all([
      this.jobCopies.get(jobId),
      this.companies.requireStanding(this.dataSource.manager, caller),
    ]);
    if (job.companyId !== caller.companyId) {
      throw new AppError('forbidden');
    }
    await this.teams.requireOpen(this.dataSource.manager, { jobId, caller });
    if (job.status !== 'active') {
      throw new AppError('job_not_found');
    }
  }
}
