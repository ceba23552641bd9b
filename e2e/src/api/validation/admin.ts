import { type BadInput, member } from './bad-input.js';

export const admin: readonly BadInput[] = [
  {
    as: 'superAdmin',
    call: 'GET /api/admin/audit?from=yesterday',
    body: () => undefined,
    error: 'From must be a day such as 2026-11-30',
  },
  {
    as: 'superAdmin',
    call: 'POST /api/admin/users',
    body: () => ({ ...member, role: 'job_seeker', password: '12345' }),
    error: 'Password must be at least 6 characters',
  },
  {
    as: 'superAdmin',
    call: 'POST /api/admin/users',
    body: () => ({ ...member, email: 'admin@workboard.test', role: 'job_seeker' }),
    status: 409,
    error: 'A user with this email already exists',
  },
];
