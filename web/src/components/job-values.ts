import type { CompanySummary, Job } from '@workboard/contracts';
import { dayOf, endOfDay } from '@workboard/contracts/dates';
import type { Currency, EmploymentType, WorkType } from '@workboard/contracts/enums';

/** What the controls of a job form hold. */
export interface JobValues {
  companyId: string;
  title: string;
  description: string;
  location: string;
  workType: string;
  employmentType: string;
  industry: string;
  experienceLevel: string;
  salaryMin: string;
  salaryMax: string;
  salaryCurrency: Currency;
  hrEmail: string;
  /** A Port Moresby day, `YYYY-MM-DD`. */
  closingDate: string;
  requirements: string[];
  responsibilities: string[];
  skills: string[];
  benefits: string[];
}

/** The spec's defaults of a new posting (spec §1, §2, decision P2). */
export const newJobValues: JobValues = {
  companyId: '',
  title: '',
  description: '',
  location: '',
  workType: 'on-site',
  employmentType: 'full-time',
  industry: '',
  experienceLevel: '',
  salaryMin: '',
  salaryMax: '',
  salaryCurrency: 'USD',
  hrEmail: '',
  closingDate: '',
  requirements: [],
  responsibilities: [],
  skills: [],
  benefits: [],
};

/** An existing job in the form. */
export const jobValues = (job: Job): JobValues => ({
  companyId: String(job.companyId),
  title: job.title,
  description: job.description,
  location: job.location ?? '',
  workType: job.workType,
  employmentType: job.employmentType,
  industry: job.industry,
  experienceLevel: job.experienceLevel ?? '',
  salaryMin: job.salaryMin?.toString() ?? '',
  salaryMax: job.salaryMax?.toString() ?? '',
  salaryCurrency: job.salaryCurrency,
  hrEmail: job.hrEmail ?? '',
  closingDate: job.closingDate ? dayOf(new Date(job.closingDate)) : '',
  requirements: job.requirements,
  responsibilities: job.responsibilities,
  skills: job.skills,
  benefits: job.benefits,
});

/** A new posting that begins as a copy of another. It needs a closing date of its own. */
export const copiedValues = (job: Job): JobValues => ({ ...jobValues(job), closingDate: '' });

const amountOf = (text: string): number | null => (Number(text) > 0 ? Number(text) : null);

/** The job as it would be posted at `now`, for the preview. */
export const jobOfValues = (values: JobValues, { company, now }: { company: CompanySummary; now: Date }): Job => ({
  id: 0,
  title: values.title.trim(),
  description: values.description.trim(),
  requirements: values.requirements,
  responsibilities: values.responsibilities,
  skills: values.skills,
  benefits: values.benefits,
  salaryMin: amountOf(values.salaryMin),
  salaryMax: amountOf(values.salaryMax),
  salaryCurrency: values.salaryCurrency,
  location: values.location.trim() || null,
  workType: values.workType as WorkType,
  employmentType: values.employmentType as EmploymentType,
  experienceLevel: values.experienceLevel.trim() || null,
  industry: values.industry.trim() || '–',
  hrEmail: values.hrEmail.trim() || null,
  companyId: company.id,
  postedById: null,
  status: 'active',
  published: true,
  publishedAt: now.toISOString(),
  publishedBy: null,
  heldAt: null,
  views: 0,
  applications: 0,
  closingDate: values.closingDate ? endOfDay(values.closingDate).toISOString() : null,
  expiresAt: null,
  createdAt: now.toISOString(),
  version: 0,
  company,
});
