import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allRoutes } from '@workboard/contracts';
import { Client, type Sending } from '../support/client.js';
import { disconnect, fingerprint } from '../support/database.js';
import { superAdmin } from '../support/people.js';

const pathOf = (path: string): string => `/api${path.replaceAll(/\{\w+\}/g, '1')}`;
const name = ({ area, name: own }: { area: string; name: string }): string => `${area}.${own}`;
const mutations = allRoutes
  .filter(({ route }) => route.method !== 'GET')
  .map((entry) => ({ name: name(entry), method: entry.route.method, path: pathOf(entry.route.path) }));
const reads = allRoutes
  .filter(({ route }) => route.method === 'GET')
  .map((entry) => ({ name: name(entry), path: pathOf(entry.route.path) }));

/** What a page of another site can make a browser send along with our cookie. */
const foreign: [what: string, status: number, sending: Sending][] = [
  ['a foreign origin', 403, { body: {}, headers: { origin: 'https://evil.example' } }],
  ['a sandboxed frame', 403, { body: {}, headers: { origin: 'null' } }],
  ['a cross-site call without an origin', 403, { body: {}, headers: { 'sec-fetch-site': 'cross-site' } }],
  ["a sister domain's page", 403, { body: {}, headers: { 'sec-fetch-site': 'same-site' } }],
  ['plain text', 415, { form: '{}', headers: { 'content-type': 'text/plain' } }],
  ['a posted form', 415, { form: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
];

describe('calls that another site makes in the name of a super admin', () => {
  let admin: Client;
  let before: string;
  beforeAll(async () => {
    admin = await superAdmin();
    before = await fingerprint();
  });
  afterAll(disconnect);

  describe.each(foreign)('%s', (_, status, sending) => {
    it.each(mutations)('$name', async ({ method, path }) => {
      expect((await admin.copy().send(method, path, sending)).status).toBe(status);
    });
  });

  it('changed nothing', async () => {
    expect(await fingerprint()).toBe(before);
  });
});

describe('every answer carries the headers that protect a browser', () => {
  const ofPages = {
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
  };
  it.each([
    ...reads.map(({ path }) => path),
    '/api/nothing',
    '/api/docs',
    '/api/health/live',
    '/',
    '/jobs',
    '/jobs/2000000000',
    '/no-such-page',
  ])('%s', async (path) => {
    const { headers } = await new Client().send('GET', path);
    const isPage = headers.get('content-type')?.startsWith('text/html');
    expect(Object.fromEntries(headers)).toMatchObject({
      ...(isPage && ofPages),
      'x-content-type-options': 'nosniff',
      'x-frame-options': expect.stringMatching(/DENY|SAMEORIGIN/),
      'referrer-policy': expect.stringMatching(/strict-origin|no-referrer/),
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
    });
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  it('but a file of the build only those that a browser heeds, because readers pay for each KB', async () => {
    const { body: shell } = await new Client().send<string>('GET', '/app-shell');
    const [file = ''] = /\/assets\/base-[^"]+\.js/.exec(shell) ?? [];
    const { headers } = await new Client().send('GET', file);
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': expect.any(String),
      'content-length': expect.any(String),
      'content-type': 'application/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      connection: 'close',
      date: expect.any(String),
      etag: expect.any(String),
      vary: 'accept-encoding',
    });
  });
});
