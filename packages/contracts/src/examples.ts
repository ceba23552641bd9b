import type { Job } from './api/jobs.js';

const postedAt = '2026-10-05T00:00:00.000Z';

/** A public job of a company of the demo data with everything filled in that has no default: for tests and for previews of mails. */
export const exampleJob = (changes: Partial<Job> = {}): Job => ({
  id: 1,
  title: 'Community Health Worker',
  description:
    'Run the outpatient clinic of the health centre, keep the medical store in order and lead outreach patrols to the villages along the road. You work with two nursing officers and report to the officer in charge.',
  requirements: [],
  responsibilities: [],
  skills: [],
  benefits: [],
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: 'PGK',
  payPeriod: 'year',
  payMin: null,
  payMax: null,
  location: 'Goroka, Eastern Highlands',
  workType: 'on-site',
  employmentType: 'full-time',
  experienceLevel: null,
  industry: 'healthcare',
  hrEmail: null,
  companyId: 1,
  postedById: null,
  status: 'active',
  published: true,
  publishedAt: postedAt,
  publishedBy: null,
  heldAt: null,
  views: 0,
  applications: 0,
  closingDate: null,
  expiresAt: null,
  createdAt: postedAt,
  version: 1,
  company: { id: 1, name: 'Tok Save Foundation', logo: null, industry: 'Non-profit', location: 'Goroka' },
  ...changes,
});
