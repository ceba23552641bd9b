import { type BadInput, member } from './bad-input.js';

export const admin: readonly BadInput[] = [
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
