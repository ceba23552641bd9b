import type { AdText, JobQuestion } from '@workboard/contracts';

/** The fields of an ad that are judged. */
export interface Judged extends AdText {
  industry: string;
  experienceLevel: string | null;
  companyId: number;
  questions: JobQuestion[];
}

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
