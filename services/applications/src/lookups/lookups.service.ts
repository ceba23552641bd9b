import { Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  AppError,
  type Interview as WireInterview,
  type RankableApplication,
} from '@workboard/contracts';
import { currentCaller } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { requireRole } from '../applications/application.policy.js';
import { ApplicationsQueries } from '../applications/applications.queries.js';
import { CompanyCopies } from '../company-copies/company-copies.service.js';
import { presentInterview } from '../interviews/interview.presenter.js';
import { InterviewsQueries } from '../interviews/interviews.queries.js';
import { JobCopies } from '../job-copies/job-copies.service.js';

/** Answers that other parts need for their own rules. */
@Injectable()
export class LookupsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly applications: ApplicationsQueries,
    private readonly interviews: InterviewsQueries,
    private readonly jobCopies: JobCopies,
    private readonly companies: CompanyCopies,
  ) {}

  async interviewDetails(id: number): Promise<{ interview: WireInterview; application: ApplicationRecord } | null> {
    const interview = await this.interviews.find(id);
    if (!interview) {
      return null;
    }
    const { manager } = this.dataSource;
    return {
      interview: presentInterview(interview, null),
      application: await this.applications.presentOne(manager, interview.application, null),
    };
  }

  async hasApplied({ jobId, userId }: { jobId: number; userId: number }): Promise<boolean> {
    return this.dataSource.getRepository(Application).existsBy({ jobId, userId });
  }

  /** Decision A10. Throws `company_revoked` when somebody did apply and the company lost its authorisation. */
  async isApplicant({ companyId, userId }: { companyId: number; userId: number }): Promise<boolean> {
    const hasApplied = await this.dataSource
      .createQueryBuilder(Application, 'application')
      .innerJoin('application.job', 'job')
      .where(`job.companyId = :companyId AND NOT job.deleted`, { companyId })
      .andWhere({ userId })
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
  async rankable(jobId: number): Promise<RankableApplication[]> {
    await this.requireRankable(jobId);
    return this.dataSource.query(
      `SELECT id AS "applicationId", user_id AS "userId", resume,
         encode(sha256(convert_to(cover_letter, 'UTF8')), 'hex') AS "letterDigest"
       FROM applications WHERE job_id = $1 AND withdrawn_at IS NULL ORDER BY id`,
      [jobId],
    );
  }

  /** For comparing with what was ranked before, without carrying a line per applicant. Throws what `rankable` throws. */
  async rankableStamp(jobId: number): Promise<string> {
    const { companyId } = requireRole(currentCaller(), 'employer');
    // Rights and stamp in one statement for the usual case; any other is refused, or looked into, where everybody else is.
    const [row]: { stamp: string; isOpenToCaller: boolean | null }[] = await this.dataSource.query(
      `SELECT md5(coalesce(string_agg(concat_ws(' ', id, user_id, md5(cover_letter), resume), ',' ORDER BY id), '')) AS stamp,
         (SELECT job.company_id = $2 AND job.status = 'active' AND NOT job.deleted AND NOT EXISTS (
            SELECT FROM company_copies AS company WHERE company.id = $2 AND company.revoked)
          FROM job_copies AS job WHERE job.id = $1) AS "isOpenToCaller"
       FROM applications WHERE job_id = $1 AND withdrawn_at IS NULL`,
      [jobId, companyId],
    );
    if (!row?.isOpenToCaller) {
      await this.requireRankable(jobId);
    }
    return row?.stamp ?? '';
  }

  /** Throws `forbidden` for another company's job, `job_not_found` for an inactive or absent one. */
  private async requireRankable(jobId: number): Promise<void> {
    const caller = requireRole(currentCaller(), 'employer');
    const [job] = await Promise.all([
      this.jobCopies.get(jobId),
      this.companies.requireStanding(this.dataSource.manager, caller),
    ]);
    if (job.companyId !== caller.companyId) {
      throw new AppError('forbidden');
    }
    if (job.status !== 'active') {
      throw new AppError('job_not_found');
    }
  }
}
