import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allRoutes, type ApiScope, apiScopes, type Job } from '@workboard/contracts';
import { Client } from '../support/client.js';
import { disconnect, fingerprint, query } from '../support/database.js';
import { newJob } from '../support/people.js';
import { startReplica } from '../support/replica.js';
import { matrix } from './matrix/matrix.js';
import { statusFor } from './matrix/row.js';
import { pathOf } from './paths.js';
import { Scene } from './scene.js';

const routes = new Map(allRoutes.map(({ area, name, route }) => [`${area}.${name}`, route]));
const closed = allRoutes
  .filter(({ route }) => !route.scope)
  .map(({ area, name, route }) => ({ id: `${area}.${name}`, route }));
const open = allRoutes.flatMap(({ area, name, route }) =>
  route.scope ? [{ id: `${area}.${name}`, route, scope: route.scope }] : [],
);
/** Rows of the matrix about calls that tokens may make. */
const rows = matrix.filter(({ route }) => routes.get(route)?.scope);
const anyPath = (path: string): string => `/api${path.replaceAll(/\{\w+\}/g, '1')}`;

interface Refusal {
  code?: string;
  scope?: string;
}

const refusalOf = async (client: Client, method: string, path: string) => {
  const { status, body } = await client.send<Refusal>(method, path, method === 'GET' ? {} : { body: {} });
  return { status, code: body.code };
};

/** What programs may do in the name of a company (decision P85). */
describe('API tokens', () => {
  let scene: Scene;
  let program: Client;
  let foreign: Client;
  const without = new Map<ApiScope, Client>();
  beforeAll(async () => {
    scene = await Scene.create(new Client());
    program = Client.ofProgram((await scene.newApiToken()).token);
    foreign = Client.ofProgram((await scene.newApiToken(apiScopes, scene.otherEmployer)).token);
    for (const scope of apiScopes) {
      const { token } = await scene.newApiToken(apiScopes.filter((other) => other !== scope));
      without.set(scope, Client.ofProgram(token));
    }
  }, 60_000);
  afterAll(disconnect);

  it.each(closed)('never reach $id', async ({ route }) => {
    const before = route.method === 'GET' ? '' : await fingerprint();
    expect(await refusalOf(program, route.method, anyPath(route.path))).toEqual({
      status: 403,
      code: 'api_token_refused',
    });
    if (route.method !== 'GET') {
      expect(await fingerprint()).toBe(before);
    }
  });

  it.each(open)('without $scope do not reach $id', async ({ route, scope }) => {
    const client = without.get(scope) ?? program;
    expect(await refusalOf(client, route.method, anyPath(route.path))).toEqual({
      status: 403,
      code: 'api_token_scope',
    });
  });

  it('have a row in the matrix for each call that they may make', () => {
    const covered = new Set(rows.map(({ route }) => route));
    expect(open.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
  });

  describe.each(rows)('$route $about', (row) => {
    it.each(['employer', 'otherEmployer'] as const)('answers the program of an %s as its owner', async (name) => {
      const route = routes.get(row.route);
      const call = (await row.call?.(scene, scene.actors[name], name)) ?? {};
      const client = name === 'employer' ? program : foreign;
      const path = pathOf(route?.path ?? '', call.params, call.query);
      const { status, body } = await client.send<{ error?: string }>(route?.method ?? '', path, call);
      expect({ status, because: body?.error }).toEqual({
        status: statusFor(row.expected, name),
        because: statusFor(row.expected, name) >= 400 ? expect.any(String) : undefined,
      });
    });
  });

  it('are refused on every gateway within 5 s of being revoked', async () => {
    const second = await startReplica({});
    try {
      const { id, token } = await scene.newApiToken(['jobs:read']);
      const programs = [Client.ofProgram(token), Client.ofProgram(token, second.url)];
      const statuses = () =>
        Promise.all(programs.map(async (one) => (await one.send('GET', '/api/jobs/my-jobs')).status));
      expect(await statuses()).toEqual([200, 200]);
      await scene.employer.client.must('DELETE', `/api/api-tokens/${id}`);
      expect(await statuses()).toEqual([401, 401]);
      expect(await refusalOf(programs[0] ?? program, 'GET', '/api/jobs/my-jobs')).toEqual({
        status: 401,
        code: 'api_token_invalid',
      });
    } finally {
      await second.stop();
    }
  }, 60_000);

  it('say so when they have expired', async () => {
    const { id, token } = await scene.newApiToken(['jobs:read']);
    await query(`UPDATE auth.api_tokens SET expires_at = now() WHERE id = $1`, [id]);
    expect(await refusalOf(Client.ofProgram(token), 'GET', '/api/jobs')).toEqual({
      status: 401,
      code: 'api_token_expired',
    });
  });

  it('count alone: a cookie beside one changes nothing, and one that is none makes nobody a visitor', async () => {
    const headers = { authorization: 'Bearer pngwb_made-up' };
    const reply = await scene.employer.client.copy().send<Refusal>('GET', '/api/jobs', { headers });
    expect({ status: reply.status, code: reply.body.code }).toEqual({ status: 401, code: 'api_token_invalid' });
  });

  it('post a job from a server that names an origin of its own', async () => {
    const { id } = await newJob({ ...scene.employer, client: program });
    const headers = { origin: 'https://ats.example' };
    const closedJob = await program.must<Job>('PUT', `/api/jobs/${id}`, { body: { status: 'inactive' }, headers });
    expect(closedJob.status).toBe('inactive');
  });
});
