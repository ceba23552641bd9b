import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allRoutes } from '@workboard/contracts';
import { Client, signIn } from '../support/client.js';
import { disconnect, fingerprint } from '../support/database.js';
import { password } from '../support/people.js';
import { matrix } from './matrix/matrix.js';
import { pathOf } from './paths.js';
import { Scene } from './scene.js';

const routes = new Map(allRoutes.map(({ area, name, route }) => [`${area}.${name}`, route]));

/** What somebody outside a hiring team may call as before: it is not about applicants. */
const areasForAll = ['jobs', 'companies', 'team', 'messageTemplates', 'calendar', 'mailSettings', 'uploads', 'reports'];
/** What answers them without what they do not see. */
const filtered = [
  'applications.list',
  'applications.decideMany',
  'hiringTeams.list',
  'review.tags',
  'review.addNotes',
  'review.changeTags',
  'outbox.list',
  'messages.send',
  'interviews.list',
  'interviewTimes.list',
  'exports.sheet',
  'figures.company',
  'reviews.own',
];

const rows = matrix.flatMap((row) => {
  const route = routes.get(row.route);
  const isEmployers = route && typeof route.access !== 'string' && route.access.includes('employer');
  return isEmployers ? [{ ...row, name: row.route, route }] : [];
});
const isForAll = (name: string) => areasForAll.includes(name.split('.')[0] ?? '') || filtered.includes(name);
const closed = rows.filter(({ name }) => !isForAll(name));

/** Every call of employers that is not named above, made by a colleague outside the job's hiring team (P68). */
describe('somebody outside the hiring team', () => {
  let scene: Scene;
  let outsider: Client;
  let insider: Client;
  beforeAll(async () => {
    scene = await Scene.create(new Client());
    const { client, domain } = scene.employer;
    const add = async () => {
      const body = scene.memberBody(domain);
      await client.must('POST', '/api/company-users', { body });
      return signIn(body.email, password);
    };
    [outsider, insider] = [await add(), await add()];
    await scene.closeJobsTo([insider.user?.id ?? 0]);
  }, 60_000);
  afterAll(disconnect);

  it.each(closed)('is refused: $route.method $route.path $about', async ({ name, route, call: callOf }) => {
    const call = (await callOf?.(scene, outsider, 'otherEmployer')) ?? {};
    const before = await fingerprint();
    const path = pathOf(route.path, call.params, call.query);
    const reply = await outsider.send<{ code?: string }>(route.method, path, call);
    // A file of nobody is refused as such.
    expect(name.startsWith('exports.') ? [400, 403] : [403, 404]).toContain(reply.status);
    expect(await fingerprint()).toBe(before);
  });

  it('finds nothing of it in lists, words and figures, and its colleague inside does', async () => {
    const { id } = await scene.newInterview();
    const lists = [
      '/api/applications',
      '/api/applications?q=Kila',
      '/api/interviews',
      '/api/outbox',
      '/api/team/figures',
    ];
    const holds = async (client: Client) =>
      Promise.all(lists.map(async (path) => JSON.stringify(await client.must('GET', path)).includes('"id"')));
    expect(await holds(outsider)).toEqual(lists.map(() => false));
    expect((await insider.must<{ id: number }[]>('GET', '/api/interviews')).map((one) => one.id)).toContain(id);
    const applicant = `/api/users/${scene.seekerId}`;
    expect((await outsider.send('GET', applicant)).status).toBe(404);
    expect((await insider.send('GET', applicant)).status).toBe(200);
  });
});
