import type { Job } from '@workboard/contracts';
import { dayOf } from '@workboard/contracts/dates';
import type { Currency } from '@workboard/contracts/enums';

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
