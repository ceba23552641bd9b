import type { CompanySummary, Job, JobQuestion, QuotedPay } from '@workboard/contracts';
import { dayOf, endOfDay } from '@workboard/contracts/dates';
import type { Currency, EmploymentType, PayPeriod, WorkType } from '@workboard/contracts/enums';
import { yearlyPay } from '@workboard/contracts/pay-periods';

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
  /** Pay by the year; empty where it is by another period, as the quoted amounts are by the year (decision P60). */
  salaryMin: string;
  salaryMax: string;
  salaryCurrency: Currency;
  payPeriod: PayPeriod;
  payMin: string;
  payMax: string;
  /** For the company's own team alone (decision P61). */
  internalReference: string;
  hrEmail: string;
  /** A Port Moresby day, `YYYY-MM-DD`. */
  closingDate: string;
  requirements: string[];
  responsibilities: string[];
  skills: string[];
  benefits: string[];
  questions: JobQuestion[];
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
  payPeriod: 'year',
  payMin: '',
  payMax: '',
  internalReference: '',
  hrEmail: '',
  closingDate: '',
  requirements: [],
  responsibilities: [],
  skills: [],
  benefits: [],
  questions: [],
};

const textIf = (isShown: boolean, amount: number | null) => (isShown ? String(amount ?? '') : '');

const payValues = ({ salaryMin, salaryMax, payPeriod, payMin, payMax }: Job) => {
  const isYearly = payPeriod === 'year';
  return {
    salaryMin: textIf(isYearly, salaryMin),
    salaryMax: textIf(isYearly, salaryMax),
    payPeriod,
    payMin: textIf(!isYearly, payMin),
    payMax: textIf(!isYearly, payMax),
  };
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
  ...payValues(job),
  salaryCurrency: job.salaryCurrency,
  internalReference: job.internalReference ?? '',
  hrEmail: job.hrEmail ?? '',
  closingDate: job.closingDate ? dayOf(new Date(job.closingDate)) : '',
  requirements: job.requirements,
  responsibilities: job.responsibilities,
  skills: job.skills,
  benefits: job.benefits,
  questions: (job.questions ?? []).map(({ must = false, wanted = [], atLeast = null, validOn = null, ...asked }) => ({
    ...asked,
    must,
    wanted,
    atLeast,
    validOn,
  })),
});

/** A new posting that begins as a copy of another. It needs a closing date and an internal reference of its own. */
export const copiedValues = (job: Job): JobValues => ({ ...jobValues(job), closingDate: '', internalReference: '' });

const amountOf = (text: string): number | null => (Number(text) > 0 ? Number(text) : null);

/** The pay that the form holds, a year's beside what is quoted; amounts that are none are left out. */
export const payOfValues = (values: JobValues): QuotedPay => {
  const { payPeriod } = values;
  const [payMin, payMax] = [amountOf(values.payMin), amountOf(values.payMax)];
  if (payPeriod === 'year' || (payMin === null && payMax === null)) {
    const isYearly = payPeriod === 'year';
    return {
      salaryMin: isYearly ? amountOf(values.salaryMin) : null,
      salaryMax: isYearly ? amountOf(values.salaryMax) : null,
      payPeriod: 'year',
      payMin: null,
      payMax: null,
    };
  }
  const yearly = (amount: number | null) => (amount === null ? null : yearlyPay(amount, payPeriod));
  return { salaryMin: yearly(payMin), salaryMax: yearly(payMax), payPeriod, payMin, payMax };
};

/** What the ad says of the work and its pay. */
export const adOfValues = (values: JobValues) => ({
  title: values.title.trim(),
  description: values.description.trim(),
  requirements: values.requirements,
  responsibilities: values.responsibilities,
  skills: values.skills,
  benefits: values.benefits,
  ...payOfValues(values),
  salaryCurrency: values.salaryCurrency,
  employmentType: values.employmentType as EmploymentType,
});

/** The job as it would be posted at `now`, for the preview. */
export const jobOfValues = (values: JobValues, { company, now }: { company: CompanySummary; now: Date }): Job => ({
  id: 0,
  ...adOfValues(values),
  location: values.location.trim() || null,
  workType: values.workType as WorkType,
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
