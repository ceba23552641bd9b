import { Injectable } from '@nestjs/common';
import {
  answerChoices,
  type AnswerGroup,
  AppError,
  type AskedQuestion,
  type Caller,
  choicesMet,
  type DeskEntry,
  type DeskRowRecord,
  missedAnswers,
  wholeListLimit,
} from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { visibleTo } from '../applications/application.policy.js';
import { ApplicationSearch } from '../records/application-search.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { HiringTeamsService } from '../hiring-teams/hiring-teams.service.js';
import { JobCopiesService } from '../job-copies/job-copies.service.js';

/** When the next interview is that is planned and not over, as `isPlanned` says it. */
const nextInterview = `(SELECT min(interview.scheduled_at) FROM interviews AS interview
  WHERE interview.application_id = application.id AND interview.status = 'scheduled'
    AND interview.scheduled_at + interview.duration * interval '1 minute' > :now)`;

/** Answers are read where something was asked; what was sent without a question narrows nothing. */
const answers = 'CASE WHEN application.asked IS NOT NULL THEN application.answers END AS answers';

/** The same for a whole list, where the questions are read once for each wording. */
const answersByKey = [answers, 'md5(application.asked::text) AS "askedKey"', 'application.applied_at AS "appliedAt"'];

type RawEntry = Omit<DeskEntry, 'met'> &
  Partial<Pick<Application, 'answers' | 'appliedAt'>> & { askedKey?: string | null };
type RawRow = Omit<DeskRowRecord, 'appliedAt' | 'withdrawnAt' | 'offerMadeAt' | 'interviewAt' | 'missed'> &
  Pick<Application, 'answers' | 'asked'> &
  Record<'appliedAt', Date> &
  Record<'withdrawnAt' | 'offerMadeAt' | 'interviewAt', Date | null>;

/** What the workspace reads of a job's applications: a line for each, and more of those that are looked at (decision P41). */
@Injectable()
export class DeskQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: CompanyCopiesService,
    private readonly jobs: JobCopiesService,
    private readonly teams: HiringTeamsService,
    private readonly search: ApplicationSearch,
    private readonly clock: Clock,
  ) {}

  /** All that hold the words, newest first. Throws `forbidden` for another company's job, `not_in_hiring_team`, `job_not_found` for none. */
  async list(caller: Caller, { jobId, q }: { jobId: number; q?: string }): Promise<DeskEntry[]> {
    const [query, asked] = await Promise.all([this.ofJob(caller, jobId), this.askedIn(jobId)]);
    await this.search.narrow(query, { q, caller, visible: () => this.visible(caller, jobId) });
    const entries = await query
      .select([
        'application.id AS id',
        'application.status AS status',
        'application.withdrawn_at IS NOT NULL AS "isWithdrawn"',
        `${nextInterview} IS NOT NULL AS "hasInterview"`,
        ...(asked.length > 0 ? answersByKey : []),
      ])
      .setParameter('now', this.clock.now())
      .orderBy('application.applied_at', 'DESC')
      .addOrderBy('application.id', 'DESC')
      .limit(wholeListLimit)
      .getRawMany<RawEntry>();
    const byKey = new Map(asked.map((one) => [one.key, one.asked]));
    return entries.map(({ answers: given = null, askedKey, appliedAt, ...entry }) => {
      const questions = byKey.get(askedKey ?? '');
      return questions && appliedAt
        ? { ...entry, met: choicesMet({ answers: given, asked: questions, appliedAt: appliedAt.toISOString() }) }
        : entry;
    });
  }

  /** What its applicants were asked that one can narrow by, in the newest wording. Throws what `list` throws. */
  async answers(caller: Caller, { jobId }: { jobId: number }): Promise<AnswerGroup[]> {
    await this.ofJob(caller, jobId);
    const asked = await this.askedIn(jobId);
    return answerChoices(asked.map((one) => ({ ...one, appliedAt: one.appliedAt.toISOString() })));
  }

  /** Those of the job among the ids. Throws what `list` throws. */
  async rows(caller: Caller, { jobId, ids }: { jobId: number; ids: number[] }): Promise<DeskRowRecord[]> {
    const query = await this.ofJob(caller, jobId);
    const rows = await query
      .select([
        'application.id AS id',
        'application.user_id AS "userId"',
        'application.status AS status',
        'application.applied_at AS "appliedAt"',
        'application.withdrawn_at AS "withdrawnAt"',
        'application.offer_made_at AS "offerMadeAt"',
        `coalesce(application.notes, '') <> '' AS "hasNotes"`,
        `${nextInterview} AS "interviewAt"`,
        answers,
        'application.asked AS asked',
      ])
      .andWhere('application.id = ANY(:ids)', { ids })
      .setParameter('now', this.clock.now())
      .getRawMany<RawRow>();
    return rows.map(({ answers: given, asked, ...row }) => {
      const appliedAt = row.appliedAt.toISOString();
      const missed = missedAnswers({ answers: given, asked, appliedAt });
      return {
        ...row,
        appliedAt,
        withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
        offerMadeAt: row.offerMadeAt?.toISOString() ?? null,
        interviewAt: row.interviewAt?.toISOString() ?? null,
        ...(missed.length > 0 && { missed }),
      };
    });
  }

  /** The questions as the job's applicants were asked them: mostly a few wordings for many people. */
  private askedIn(jobId: number): Promise<{ key: string; asked: AskedQuestion[]; appliedAt: Date }[]> {
    return this.dataSource.query(
      `SELECT md5(asked::text) AS key, asked, max(applied_at) AS "appliedAt" FROM applications
       WHERE job_id = $1 AND asked IS NOT NULL GROUP BY asked`,
      [jobId],
    );
  }

  private async ofJob(caller: Caller, jobId: number): Promise<SelectQueryBuilder<Application>> {
    const [job] = await Promise.all([
      this.jobs.get(jobId),
      this.companies.requireStanding(this.dataSource.manager, caller),
    ]);
    if (job.companyId !== caller.companyId) {
      throw new AppError('forbidden');
    }
    await this.teams.requireOpen(this.dataSource.manager, { jobId, caller });
    return this.visible(caller, jobId);
  }

  private visible(caller: Caller, jobId: number): SelectQueryBuilder<Application> {
    const query = this.dataSource.manager
      .createQueryBuilder(Application, 'application')
      .innerJoin('application.job', 'job')
      .where({ jobId });
    return visibleTo(query, caller, { includeClosed: true });
  }
}
