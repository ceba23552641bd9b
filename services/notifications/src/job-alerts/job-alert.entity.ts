import type { AlertEmploymentType, AlertFrequency, AlertWorkType } from '@workboard/contracts';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a job seeker wants to hear of (spec §3). Amounts are yearly, in PGK. */
@Entity('job_alerts')
@Index('job_alerts_user_id', ['userId'])
@Index('job_alerts_due', { synchronize: false })
@Check('job_alerts_salary_check', `salary_min >= 0 AND salary_max >= 0 AND salary_min <= salary_max`)
@Check('job_alerts_work_type_check', `work_type IN ('any', 'remote', 'hybrid', 'on-site')`)
@Check(
  'job_alerts_employment_type_check',
  `employment_type IN ('any', 'full-time', 'part-time', 'contract', 'freelance', 'internship')`,
)
@Check('job_alerts_frequency_check', `frequency IN ('immediate', 'daily', 'weekly')`)
export class JobAlert {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'job_alerts_pkey' })
  id: number;

  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('text')
  title: string;

  @Column('text', { array: true, default: '{}' })
  keywords: string[];

  @Column('text', { nullable: true })
  location: string | null;

  @Column('int', { name: 'salary_min', nullable: true })
  salaryMin: number | null;

  @Column('int', { name: 'salary_max', nullable: true })
  salaryMax: number | null;

  @Column('text', { name: 'work_type', default: 'any' })
  workType: AlertWorkType;

  @Column('text', { name: 'employment_type', default: 'any' })
  employmentType: AlertEmploymentType;

  @Column('text', { default: 'daily' })
  frequency: AlertFrequency;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  @Column('boolean', { name: 'email_notifications', default: true })
  emailNotifications: boolean;

  @Column('boolean', { name: 'sms_notifications', default: false })
  smsNotifications: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Since when it has been on with its frequency; no period that began earlier is sent. */
  @Column('timestamptz', { name: 'active_since', default: () => 'now()' })
  activeSince: Date;

  /** The last period whose digest was made, as the Port Moresby day it began. */
  @Column('text', { name: 'last_period', nullable: true })
  lastPeriod: string | null;

  /** Jobs seen before this instant were considered. */
  @Column('timestamptz', { name: 'matched_until', nullable: true })
  matchedUntil: Date | null;
}
