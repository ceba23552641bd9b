import { jobBody } from '../../support/people.js';
import { type BadInput, emailSentence } from './bad-input.js';

export const jobs: readonly BadInput[] = [
  {
    as: 'employer',
    call: 'POST /api/jobs',
    body: () => ({ ...jobBody(), title: '' }),
    error: 'Title is required',
    field: 'title',
  },
  {
    as: 'employer',
    call: 'POST /api/jobs',
    body: () => ({ ...jobBody(), description: ' ' }),
    error: 'Description is required',
  },
  {
    as: 'employer',
    call: 'POST /api/jobs',
    body: () => ({ ...jobBody(), workType: 'moon' }),
    error: 'Work type is required',
  },
  {
    as: 'employer',
    call: 'POST /api/jobs',
    body: () => ({ ...jobBody(), employmentType: null }),
    error: 'Employment type is required',
  },
  {
    as: 'employer',
    call: 'POST /api/jobs',
    body: () => ({ ...jobBody(), industry: undefined }),
    error: 'Industry is required',
  },
  {
    as: 'employer',
    call: 'POST /api/jobs',
    body: () => ({ ...jobBody(), salaryMin: 2, salaryMax: 1 }),
    error: 'Minimum salary must not be more than maximum salary',
    field: 'salaryMin',
  },
  {
    as: 'employer',
    call: 'POST /api/jobs',
    body: () => ({ ...jobBody(), payPeriod: 'fortnight', payMin: 1250 }),
    error: 'A year’s pay follows from payMin and payMax. Leave salaryMin and salaryMax out, or say the same.',
    field: 'salaryMin',
  },
  {
    as: 'employer',
    call: 'POST /api/jobs',
    body: () => ({ ...jobBody(), salaryMin: null, salaryMax: null, payPeriod: 'hour', payMin: 9.999 }),
    error: 'Please enter a valid amount, with two decimals at most',
    field: 'payMin',
  },
  { as: 'employer', call: 'POST /api/jobs', body: () => ({ ...jobBody(), hrEmail: 'x' }), error: emailSentence },
  {
    as: 'employer',
    call: 'POST /api/jobs',
    body: () => ({ ...jobBody(), published: true }),
    error: 'This field cannot be set here',
  },
  {
    as: 'employer',
    call: 'POST /api/jobs',
    body: ({ otherEmployer }) => ({ ...jobBody(), companyId: otherEmployer.company.id }),
    status: 403,
    error: 'Access denied',
  },
  {
    as: 'loneEmployer',
    call: 'POST /api/jobs',
    body: () => jobBody(),
    error: 'Company required: You must be associated with a company to post jobs.',
  },
  {
    as: 'superAdmin',
    call: 'POST /api/admin/jobs',
    body: () => ({ ...jobBody(), companyId: 2_000_000_000 }),
    error: 'Company not found',
  },
];
