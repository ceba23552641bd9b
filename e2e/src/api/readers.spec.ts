import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allRoutes, isForReaders, type User } from '@workboard/contracts';
import { Client, signIn } from '../support/client.js';
import { disconnect, fingerprint } from '../support/database.js';
import { password } from '../support/people.js';
import { matrix } from './matrix/matrix.js';
import { statusFor } from './matrix/row.js';
import { pathOf } from './paths.js';
import { Scene } from './scene.js';

const routes = new Map(allRoutes.map(({ area, name, route }) => [`${area}.${name}`, route]));
/** Every row of the matrix about a call that employers may make: the matrix has one for each route. */
const rows = matrix.flatMap((row) => {
  const route = routes.get(row.route);
  return route && typeof route.access !== 'string' && route.access.includes('employer') ? [{ ...row, route }] : [];
});
const open = rows.filter(({ route }) => isForReaders(route));
const closed = rows.filter(({ route }) => !isForReaders(route));

describe("a company's reader (P67)", () => {
  let scene: Scene;
  let reader: Client;
  beforeAll(async () => {
    scene = await Scene.create(new Client());
    const { client, domain } = scene.employer;
    const member = { ...scene.memberBody(domain), teamRole: 'reader' };
    await client.must<User>('POST', '/api/company-users', { body: member });
    reader = await signIn(member.email, password);
  }, 60_000);
  afterAll(disconnect);

  const send = async ({ route, call: callOf }: (typeof rows)[number]) => {
    const call = (await callOf?.(scene, reader, 'employer')) ?? {};
    const before = await fingerprint();
    const reply = await reader.send<{ code?: string }>(route.method, pathOf(route.path, call.params, call.query), call);
    return { reply, before };
  };

  it('is refused whatever changes something, but for a few calls that are named', () => {
    const writes = open.filter(({ route }) => route.method !== 'GET');
    expect([...new Set(writes.map(({ route }) => `${route.method} ${route.path}`))].toSorted()).toEqual([
      'DELETE /applications/{id}/notes/{noteId}',
      'DELETE /calendar-feed',
      'POST /applications/notes',
      'POST /applications/rank/{jobId}',
      'POST /applications/{id}/notes',
      'PUT /applications/{id}/scorecards',
      'PUT /calendar-feed',
      'PUT /mail-settings',
    ]);
    expect(closed.filter(({ route }) => route.method === 'GET').map(({ route }) => route.path)).toEqual(
      expect.arrayContaining(['/applications/export/sheet', '/applications/export/resumes']),
    );
  });

  it.each(closed)('may not: $route.method $route.path $about', async (row) => {
    const { reply, before } = await send(row);
    expect({ status: reply.status, code: reply.body?.code }).toEqual({ status: 403, code: 'read_only_member' });
    expect(await fingerprint()).toBe(before);
  });

  it.each(open)('may: $route.method $route.path $about', async (row) => {
    const { reply } = await send(row);
    expect(reply.status).toBe(statusFor(row.expected, 'employer'));
  });

  it('has all rights from the next request on, once the owner gave them', async () => {
    const job = { body: scene.jobBody() };
    expect((await reader.send('POST', '/api/jobs', job)).status).toBe(403);
    const change = (teamRole: string) =>
      scene.employer.client.must('PUT', `/api/company-users/${reader.user?.id}`, { body: { teamRole } });
    await change('member');
    expect((await reader.send('POST', '/api/jobs', job)).status).toBe(201);
    await change('reader');
    expect((await reader.send('POST', '/api/jobs', { body: scene.jobBody() })).status).toBe(403);
  });
});
