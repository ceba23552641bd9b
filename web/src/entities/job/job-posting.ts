import type { Job } from '@workboard/contracts';
import type { EmploymentType } from '@workboard/contracts/enums';
import { postedAt } from './job-dates.js';

const employmentTypes: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

const country = 'PG';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const list = ([title, entries]: readonly [string, readonly string[]]): string =>
  entries.length === 0 ? '' : `<p>${title}</p><ul>${entries.map((entry) => `<li>${escape(entry)}</li>`).join('')}</ul>`;

/** The whole ad as the simple HTML that search engines take. */
const adText = (job: Job): string =>
  [
    ...job.description
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => `<p>${escape(line)}</p>`),
    ...(
      [
        ['Requirements', job.requirements],
        ['Responsibilities', job.responsibilities],
        ['Required Skills', job.skills],
        ['Benefits', job.benefits],
      ] as const
    ).map(list),
  ].join('');

const pay = (job: Job): object => {
  const { salaryMin, salaryMax, salaryCurrency: currency } = job;
  if (salaryMin === null && salaryMax === null) {
    return {};
  }
  const value = {
    '@type': 'QuantitativeValue',
    ...(salaryMin !== null && { minValue: salaryMin }),
    ...(salaryMax !== null && { maxValue: salaryMax }),
    unitText: 'YEAR',
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
};

/** A job as schema.org's JobPosting, with pay in the stored currency. `origin` is the site's. */
export const jobPosting = (job: Job, origin: string): object => ({
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: job.title,
  description: adText(job),
  identifier: { '@type': 'PropertyValue', name: 'PNG Workboard', value: String(job.id) },
  url: `${origin}/jobs/${job.id}`,
  datePosted: postedAt(job),
  ...(job.closingDate !== null && { validThrough: job.closingDate }),
  employmentType: employmentTypes[job.employmentType],
  industry: job.industry,
  hiringOrganization: {
    '@type': 'Organization',
    name: job.company.name,
    sameAs: `${origin}/company/${job.companyId}`,
    ...(job.company.logo !== null && { logo: new URL(job.company.logo, origin).href }),
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(job.location !== null && { addressLocality: job.location }),
      addressCountry: country,
    },
  },
  ...(job.workType === 'remote' && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Papua New Guinea' },
  }),
  ...pay(job),
  directApply: true,
});
