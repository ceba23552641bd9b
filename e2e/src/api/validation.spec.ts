import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@workboard/contracts';
import { Client } from '../support/client.js';
import { disconnect, fingerprint } from '../support/database.js';
import { companyBody, coverLetter, jobBody, newPerson } from '../support/people.js';
import { type ActorName, Scene } from './scene.js';

interface BadInput {
  as: ActorName;
  call: string;
  body: (scene: Scene) => unknown;
  status?: number;
  error: string;
  field?: string;
}

const registration = {
  email: 'new@people.test',
  password: 'longenough',
  firstName: 'Ai',
  lastName: 'Sam',
  role: 'job_seeker',
};
const member = { email: 'x@people.test', firstName: 'A', lastName: 'B', password: 'Workboard#2026' };
const emailSentence = 'Please enter a valid email address';

/** Spec §5, sentence by sentence. */
const badInputs: BadInput[] = [
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
  {
    as: 'seeker',
    call: 'POST /api/applications',
    body: ({ job }) => ({ jobId: job.id, coverLetter: ` ${'x'.repeat(49)} ` }),
    error: 'Cover letter must be at least 50 characters',
    field: 'coverLetter',
  },
  { as: 'seeker', call: 'POST /api/applications', body: () => ({ jobId: 'x', coverLetter }), error: 'Invalid id' },
  {
    as: 'seeker',
    call: 'POST /api/applications',
    body: ({ job }) => ({ jobId: job.id, coverLetter }),
    status: 409,
    error: 'You have already applied for this job',
  },
  {
    as: 'seeker',
    call: 'POST /api/applications',
    body: () => ({ jobId: 2_000_000_000, coverLetter }),
    status: 404,
    error: 'Job not found',
  },
  { as: 'seeker', call: 'POST /api/saved-jobs', body: () => ({}), error: 'Invalid id' },
  {
    as: 'seeker',
    call: 'POST /api/application-status-alerts',
    body: () => ({ email: '' }),
    error: 'Please enter an email address for notifications.',
  },
  { as: 'seeker', call: 'POST /api/application-status-alerts', body: () => ({ email: 'x@' }), error: emailSentence },
  { as: 'seeker', call: 'POST /api/job-alerts', body: () => ({ keywords: ['x'] }), error: 'Title is required' },
  {
    as: 'seeker',
    call: 'POST /api/job-alerts',
    body: () => ({ title: 'x', userId: 1 }),
    status: 403,
    error: 'Access denied',
  },
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
  {
    as: 'superAdmin',
    call: 'POST /api/admin/jobs',
    body: () => ({ ...jobBody(), companyId: 2_000_000_000 }),
    error: 'Company not found',
  },
];

describe('bad input', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await Scene.create(new Client());
  }, 60_000);
  afterAll(disconnect);

  it.each(badInputs)('$call by $as: $error', async ({ as, call, body, status = 400, error, field }) => {
    const [method = '', path = ''] = call.split(' ');
    const before = await fingerprint();
    const reply = await scene.actors[as].copy().send<ErrorBody>(method, path, { body: body(scene) });
    expect({ status: reply.status, error: reply.body.error }).toEqual({
      status,
      error: expect.stringContaining(error),
    });
    expect(reply.body).toMatchObject({ statusCode: status, code: expect.any(String), requestId: expect.any(String) });
    if (field) {
      expect(reply.body.details?.[0]?.field).toBe(field);
    }
    expect(await fingerprint()).toBe(before);
  });

  it('names the missing profile fields of a seeker who may not apply yet', async () => {
    const newcomer = await newPerson(scene.admin, { role: 'job_seeker' });
    const { body } = await newcomer.send<ErrorBody>('POST', '/api/applications', {
      body: { jobId: scene.job.id, coverLetter },
    });
    expect(body).toMatchObject({ statusCode: 400, error: 'Profile incomplete' });
    expect(body.details?.map((detail) => detail.field)).toEqual([
      'resume',
      'phone',
      'location',
      'bio',
      'experience',
      'education',
    ]);
  });

  it.each([
    ['a malformed id', 'GET', '/api/jobs/abc', {}, 400],
    ['an id beyond all ids', 'GET', '/api/jobs/99999999999999', {}, 400],
    ['an unknown path', 'GET', '/api/nothing', {}, 404],
    ['an unknown method', 'PATCH', '/api/companies', {}, 404],
    ['a limit of nothing', 'GET', '/api/jobs?limit=0', {}, 400],
    ['an unknown order', 'GET', '/api/jobs?sortBy=;drop', {}, 400],
    [
      'text that is no JSON',
      'POST',
      '/api/auth/login',
      { headers: { 'content-type': 'application/json' }, form: '{' },
      400,
    ],
    [
      'a form post',
      'POST',
      '/api/auth/login',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, form: 'a=b' },
      415,
    ],
    ['plain text', 'POST', '/api/auth/login', { headers: { 'content-type': 'text/plain' }, form: '{}' }, 415],
    ["another site's page", 'POST', '/api/auth/logout', { headers: { origin: 'https://evil.example' } }, 403],
    [
      "another site's form without an origin",
      'POST',
      '/api/auth/logout',
      { headers: { 'sec-fetch-site': 'cross-site' } },
      403,
    ],
  ])('answers %s with one shape', async (_, method, path, sending, status) => {
    const reply = await new Client().send<ErrorBody>(method, path, sending);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({
      statusCode: status,
      code: expect.any(String),
      error: expect.any(String),
      requestId: expect.any(String),
    });
  });
});
