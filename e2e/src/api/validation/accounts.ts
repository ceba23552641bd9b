import { type BadInput, emailSentence } from './bad-input.js';

const registration = {
  email: 'new@people.test',
  password: 'longenough',
  firstName: 'Ai',
  lastName: 'Sam',
  role: 'job_seeker',
};

export const accounts: readonly BadInput[] = [
  {
    as: 'visitor',
    call: 'POST /api/auth/login',
    body: () => ({ email: 'nope', password: 'x' }),
    error: emailSentence,
    field: 'email',
  },
  {
    as: 'visitor',
    call: 'POST /api/auth/login',
    body: () => ({ email: 'a@b.test' }),
    error: 'Password is required',
    field: 'password',
  },
  {
    as: 'visitor',
    call: 'POST /api/auth/login',
    body: () => ({ email: 'a@b.test', password: 'wrong' }),
    status: 401,
    error: 'Invalid email or password',
  },
  {
    as: 'visitor',
    call: 'POST /api/auth/register',
    body: () => ({ ...registration, email: 'a@b' }),
    error: emailSentence,
  },
  {
    as: 'visitor',
    call: 'POST /api/auth/register',
    body: () => ({ ...registration, password: 'short' }),
    error: 'Password must be at least 8 characters',
  },
  {
    as: 'visitor',
    call: 'POST /api/auth/register',
    body: () => ({ ...registration, firstName: ' ' }),
    error: 'First name is required',
  },
  {
    as: 'visitor',
    call: 'POST /api/auth/register',
    body: () => ({ ...registration, lastName: undefined }),
    error: 'Last name is required',
  },
  {
    as: 'visitor',
    call: 'POST /api/auth/register',
    body: () => ({ ...registration, role: 'super_admin' }),
    error: 'Please select your role',
  },
  {
    as: 'visitor',
    call: 'POST /api/auth/register',
    body: () => ({ ...registration, companyId: 1 }),
    error: 'This field cannot be set here',
  },
  { as: 'visitor', call: 'POST /api/auth/forgot-password', body: () => ({ email: '' }), error: emailSentence },
  {
    as: 'visitor',
    call: 'POST /api/auth/reset-password',
    body: () => ({ token: 'x', password: '12345' }),
    error: 'Password must be at least 6 characters',
  },
];
