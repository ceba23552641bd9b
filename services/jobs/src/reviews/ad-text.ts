import type { AdText } from '@workboard/contracts';
import type { Job } from '../jobs/job.entity.js';

/** The fields of an ad that are judged. */
export type Judged = Pick<
  Job,
  | 'title'
  | 'description'
  | 'requirements'
  | 'responsibilities'
  | 'skills'
  | 'benefits'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryCurrency'
  | 'payPeriod'
  | 'payMin'
  | 'payMax'
  | 'location'
  | 'hrEmail'
  | 'industry'
  | 'experienceLevel'
  | 'companyId'
  | 'questions'
>;

/** Everything that an ad says, text by text. */
export const textsOf = (ad: Judged): string[] => [
  ad.title,
  ad.description,
  ...ad.requirements,
  ...ad.responsibilities,
  ...ad.skills,
  ...ad.benefits,
  ...ad.questions.flatMap(({ text, options }) => [text, ...options]),
];

/** An ad as a case keeps it. */
export const adTextOf = (ad: Judged): AdText => ({
  title: ad.title,
  description: ad.description,
  requirements: ad.requirements.flat(),
  responsibilities: ad.responsibilities.flat(),
  skills: ad.skills.flat(),
  benefits: ad.benefits.flat(),
  salaryMin: ad.salaryMin,
  salaryMax: ad.salaryMax,
  salaryCurrency: ad.salaryCurrency,
  payPeriod: ad.payPeriod,
  payMin: ad.payMin,
  payMax: ad.payMax,
  location: ad.location,
  hrEmail: ad.hrEmail,
});
