import { companyBody } from '../../support/people.js';
import { type BadInput, member } from './bad-input.js';

export const companies: readonly BadInput[] = [
  {
    as: 'loneEmployer',
    call: 'POST /api/companies',
    body: () => ({ ...companyBody('x.test'), name: 'A' }),
    error: 'Company name must be at least 2 characters',
  },
  {
    as: 'loneEmployer',
    call: 'POST /api/companies',
    body: () => ({ ...companyBody('x.test'), description: 'short' }),
    error: 'Description must be at least 10 characters',
  },
  {
    as: 'loneEmployer',
    call: 'POST /api/companies',
    body: () => ({ ...companyBody('x.test'), industry: '' }),
    error: 'Industry is required',
  },
  {
    as: 'loneEmployer',
    call: 'POST /api/companies',
    body: () => ({ ...companyBody('x.test'), location: 'L' }),
    error: 'Location is required',
  },
  {
    as: 'loneEmployer',
    call: 'POST /api/companies',
    body: () => ({ ...companyBody('x.test'), size: '' }),
    error: 'Company size is required',
  },
  {
    as: 'loneEmployer',
    call: 'POST /api/companies',
    body: () => ({ ...companyBody('x.test'), website: 'javascript:alert(1)' }),
    error: 'Please enter a valid website URL',
  },
  {
    as: 'loneEmployer',
    call: 'POST /api/companies',
    body: () => ({ ...companyBody('x.test'), foundedYear: 1700 }),
    error: 'Please enter a valid year',
  },
  {
    as: 'loneEmployer',
    call: 'POST /api/companies',
    body: () => ({ ...companyBody('x.test'), ownerId: 1 }),
    status: 403,
    error: 'Access denied',
  },
  { as: 'employer', call: 'POST /api/company-users', body: () => member, error: '@', field: 'email' },
  {
    as: 'employer',
    call: 'POST /api/company-users',
    body: ({ employer }) => ({ ...member, email: `n@${employer.domain}`, password: 'short' }),
    error: 'Password must be at least 8 characters long',
  },
  {
    as: 'employer',
    call: 'POST /api/company-users',
    body: ({ employer }) => ({ ...member, email: `n@${employer.domain}`, password: 'workboard#2026' }),
    error: 'Password must contain at least one uppercase letter',
  },
  {
    as: 'employer',
    call: 'POST /api/company-users',
    body: ({ employer }) => ({ ...member, email: `n@${employer.domain}`, password: 'WORKBOARD#2026' }),
    error: 'Password must contain at least one lowercase letter',
  },
  {
    as: 'employer',
    call: 'POST /api/company-users',
    body: ({ employer }) => ({ ...member, email: `n@${employer.domain}`, password: 'Workboard#Year' }),
    error: 'Password must contain at least one number',
  },
  {
    as: 'employer',
    call: 'POST /api/company-users',
    body: ({ employer }) => ({ ...member, email: `n@${employer.domain}`, password: 'Workboard2026' }),
    error: 'Password must contain at least one special character',
  },
  {
    as: 'employer',
    call: 'POST /api/users',
    body: ({ employer }) => ({ ...member, email: `n@${employer.domain}`, role: 'super_admin' }),
    status: 403,
    error: 'Access denied',
  },
  {
    as: 'superAdmin',
    call: 'POST /api/link-employer-company',
    body: () => ({ userId: '' }),
    error: 'Please select both an employer and a company',
  },
];
