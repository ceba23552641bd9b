import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@workboard/contracts';
import { Client } from '../../support/client.js';
import { disconnect, fingerprint } from '../../support/database.js';
import { coverLetter, newPerson } from '../../support/people.js';
import { Scene } from '../scene.js';
import { accounts } from './accounts.js';
import { admin } from './admin.js';
import { applications } from './applications.js';
import { companies } from './companies.js';
import { jobs } from './jobs.js';

/** Spec §5, sentence by sentence. */
const badInputs = [...accounts, ...applications, ...jobs, ...companies, ...admin];

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
    ['the bare /api', 'GET', '/api', {}, 404],
    ['an address that is no text', 'GET', '/api/jobs/%E0%A4%A', {}, 400],
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
