import { Injectable } from '@nestjs/common';
import {
  type AdText,
  type ListReviews,
  type Review,
  type ReviewCounts,
  type ReviewDetail,
  type ReviewStep,
} from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Before } from '../screening/review-cases.js';

type Found = Omit<Review, 'company'> & { companyId: number; companyName: string | null; companyStatus: string | null };
type FoundDetail = Found & Pick<ReviewDetail, 'snapshot'> & { now: AdText | null };
/** The last decision about a case, and what it changed. */
export interface LastStep {
  decision: string;
  before: Before | null;
}

const columns = `review.id, review.job_id AS "jobId", coalesce(job.title, review.snapshot->>'title') AS title,
  review.company_id AS "companyId", company.name AS "companyName", company.status AS "companyStatus",
  iso_instant(job.held_at) AS "heldAt", coalesce(job_is_public(job, company, $1), false) AS "isPublic",
  review.reports, review.signals, iso_instant(review.opened_at) AS "openedAt", review.decision,
  iso_instant(review.decided_at) AS "decidedAt"`;
const tables = `review_cases AS review LEFT JOIN jobs AS job ON job.id = review.job_id
  LEFT JOIN company_copies AS company ON company.id = review.company_id`;
const kinds = {
  waiting: `job.held_at IS NOT NULL`,
  reported: `review.reports > 0`,
  noticed: `job.held_at IS NULL AND review.reports = 0`,
};
const states = {
  open: `review.decided_at IS NULL`,
  decided: `review.decided_at IS NOT NULL`,
  all: `true`,
};
const orders = {
  open: 'review.opened_at, review.id',
  decided: 'review.decided_at DESC, review.id',
  all: 'review.opened_at DESC, review.id',
};
const adText = `json_build_object('title', job.title, 'description', job.description,
  'requirements', flat_list(job.requirements), 'responsibilities', flat_list(job.responsibilities),
  'skills', flat_list(job.skills), 'benefits', flat_list(job.benefits), 'salaryMin', job.salary_min,
  'salaryMax', job.salary_max, 'salaryCurrency', job.salary_currency,
  'payPeriod', job.pay_period, 'payMin', job.pay_min, 'payMax', job.pay_max, 'location', job.location, 'hrEmail', job.hr_email)`;

const present = ({ companyId, companyName, companyStatus, ...found }: Found): Review => ({
  ...found,
  company: { id: companyId, name: companyName ?? `Company #${companyId}`, status: companyStatus ?? 'deleted' },
});

/** Reads the cases of ads under review. */
@Injectable()
export class ReviewsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Open cases, the oldest first; of the decided ones, and of all, the newest first. */
  async page({
    limit,
    offset,
    state = 'open',
    kind,
    companyId,
  }: ListReviews): Promise<{ reviews: Review[]; total: number }> {
    const of = `${states[state]}${kind ? ` AND ${kinds[kind]}` : ''}`;
    const company = companyId ?? null;
    const [rows, totals]: [Found[], { total: number }[]] = await Promise.all([
      this.dataSource.query(
        `SELECT ${columns} FROM ${tables} WHERE ${of} AND ($4::int IS NULL OR review.company_id = $4)
         ORDER BY ${orders[state]} LIMIT $2 OFFSET $3`,
        [this.clock.now(), limit, offset, company],
      ),
      this.dataSource.query(
        `SELECT count(*)::int AS total FROM ${tables} WHERE ${of} AND ($1::int IS NULL OR review.company_id = $1)`,
        [company],
      ),
    ]);
    return { reviews: rows.map(present), total: totals[0]?.total ?? 0 };
  }

  async counts(): Promise<ReviewCounts> {
    const [counts]: ReviewCounts[] = await this.dataSource.query(
      `SELECT count(*) FILTER (WHERE ${kinds.waiting})::int AS waiting,
         count(*) FILTER (WHERE ${kinds.reported})::int AS reported,
         count(*) FILTER (WHERE ${kinds.noticed})::int AS noticed, iso_instant(min(review.opened_at)) AS "oldestAt"
       FROM ${tables} WHERE review.decided_at IS NULL`,
    );
    return counts ?? { waiting: 0, reported: 0, noticed: 0, oldestAt: null };
  }

  async detail(id: number): Promise<ReviewDetail | null> {
    const [found]: FoundDetail[] = await this.dataSource.query(
      `SELECT ${columns}, review.snapshot, CASE WHEN job.id IS NULL THEN NULL ELSE ${adText} END AS now
       FROM ${tables} WHERE review.id = $2`,
      [this.clock.now(), id],
    );
    if (!found) {
      return null;
    }
    const { snapshot, now, ...row } = found;
    const [reported, steps]: [ReviewDetail['reported'], ReviewStep[]] = await Promise.all([
      this.dataSource.query(
        `SELECT reason, text, email, iso_instant(created_at) AS "createdAt" FROM job_reports WHERE job_id = $1
         ORDER BY id DESC LIMIT 100`,
        [row.jobId],
      ),
      this.dataSource.query(
        `SELECT decision, reason, user_id AS "userId", NULL AS name, iso_instant(at) AS at FROM review_steps
         WHERE case_id = $1 ORDER BY id DESC LIMIT 100`,
        [id],
      ),
    ]);
    return { ...present(row), snapshot, now, reported, steps };
  }

  /** What the rules said of a job's words when they last looked. */
  async signalsOf(jobId: number): Promise<Review['signals']> {
    const [found]: Pick<Review, 'signals'>[] = await this.dataSource.query(
      `SELECT signals FROM review_cases WHERE job_id = $1 AND decided_at IS NULL`,
      [jobId],
    );
    return found?.signals ?? [];
  }

  async lastStep(id: number): Promise<LastStep | null> {
    const [step]: LastStep[] = await this.dataSource.query(
      `SELECT decision, before FROM review_steps WHERE case_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    return step ?? null;
  }
}
