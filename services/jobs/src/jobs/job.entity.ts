import type { Currency, EmploymentType, JobQuestion, JobStatus, PayPeriod, WorkType } from '@workboard/contracts';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The database keeps decimals exactly and returns text. */
const amount = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
const list = { array: true, default: '{}' } as const;

/** A job as it is stored (spec §3). What of it goes out is rendered in the database, beside every write. */
@Entity('jobs')
@Index('jobs_company_id', ['companyId', 'createdAt'])
@Index('jobs_posted_by_id', ['postedById'])
@Index('jobs_published_by', ['publishedBy'])
@Index('jobs_filled_by', ['filledBy'])
@Index('jobs_created_at', ['createdAt', 'id'])
@Check('jobs_held_at_check', `held_at IS NULL OR NOT published`)
@Check('jobs_title_check', `title <> ''`)
@Check('jobs_salary_check', `salary_min >= 0 AND salary_max >= 0 AND salary_min <= salary_max`)
@Check('jobs_salary_currency_check', `salary_currency IN ('PGK', 'USD', 'AUD', 'NZD')`)
@Check('jobs_pay_period_check', `pay_period IN ('hour', 'day', 'week', 'fortnight', 'month', 'year')`)
@Check('jobs_pay_check', `pay_min >= 0 AND pay_max >= 0 AND pay_min <= pay_max`)
@Check('jobs_work_type_check', `work_type IN ('remote', 'hybrid', 'on-site')`)
@Check('jobs_employment_type_check', `employment_type IN ('full-time', 'part-time', 'contract', 'internship')`)
@Check('jobs_status_check', `status IN ('active', 'inactive')`)
@Check('jobs_published_check', `published_at IS NOT NULL OR NOT published`)
@Check('jobs_views_check', `views >= 0`)
export class Job {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'jobs_pkey' })
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text', list)
  requirements: string[];

  @Column('text', list)
  responsibilities: string[];

  @Column('text', list)
  skills: string[];

  @Column('text', list)
  benefits: string[];

  @Column('int', { name: 'salary_min', nullable: true })
  salaryMin: number | null;

  @Column('int', { name: 'salary_max', nullable: true })
  salaryMax: number | null;

  @Column('text', { name: 'salary_currency', default: 'USD' })
  salaryCurrency: Currency;

  /** How pay is quoted; the amounts are empty where that is by the year (decision P60). */
  @Column('text', { name: 'pay_period', default: 'year' })
  payPeriod: PayPeriod;

  @Column('numeric', { name: 'pay_min', precision: 12, scale: 2, nullable: true, transformer: amount })
  payMin: number | null;

  @Column('numeric', { name: 'pay_max', precision: 12, scale: 2, nullable: true, transformer: amount })
  payMax: number | null;

  /** The company's own name for it; no part of what others read (decision P61). */
  @Column('text', { name: 'internal_reference', nullable: true })
  internalReference: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('text', { name: 'work_type' })
  workType: WorkType;

  @Column('text', { name: 'employment_type' })
  employmentType: EmploymentType;

  @Column('text', { name: 'experience_level', nullable: true })
  experienceLevel: string | null;

  @Column('text')
  industry: string;

  @Column('text', { name: 'hr_email', nullable: true })
  hrEmail: string | null;

  @Column('int', { name: 'company_id' })
  companyId: number;

  /** Null when the account was deleted. */
  @Column('int', { name: 'posted_by_id', nullable: true })
  postedById: number | null;

  @Column('text', { default: 'active' })
  status: JobStatus;

  @Column('boolean', { default: false })
  published: boolean;

  /** When it was last published; stays when it is unpublished, null means never (decision P5). */
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  @Column('int', { name: 'published_by', nullable: true })
  publishedBy: number | null;

  /** Since when it waits for a super admin to look at it (decision P40); it is not published then. */
  @Column('timestamptz', { name: 'held_at', nullable: true })
  heldAt: Date | null;

  /** Why a super admin took it down; no part of what others read. */
  @Column('text', { name: 'taken_down_reason', nullable: true })
  takenDownReason: string | null;

  /** Since when its team calls it filled, and who of them said so (decision P64); it is inactive then. */
  @Column('timestamptz', { name: 'filled_at', nullable: true })
  filledAt: Date | null;

  @Column('int', { name: 'filled_by', nullable: true })
  filledBy: number | null;

  /** What applicants are asked beside the letter (decision P48); no part of lists. */
  @Column('jsonb', { default: [] })
  questions: JobQuestion[];

  @Column('int', { default: 0 })
  views: number;

  /** The sum of what was sent and withdrawn; for a moment below 0 when the two arrive in the wrong order. */
  @Column('int', { default: 0 })
  applications: number;

  /** A calendar day in Port Moresby, `YYYY-MM-DD` (decision P6). */
  @Column('date', { name: 'closing_date', nullable: true })
  closingDate: string | null;

  /** Set by the database from the closing date (decision P4). */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Grows with every change that is published as an event. */
  @Column('int', { default: 1 })
  version: number;

  /** When it was known to be public first; `job.published` is published once. */
  @Column('timestamptz', { name: 'announced_at', nullable: true })
  announcedAt: Date | null;
}
