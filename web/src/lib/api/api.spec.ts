/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api, ApiError, reasonOf } from './api.js';
import { retryDelay, retryUpTo } from './query-client.js';

let server: Server;
const ownFetch = globalThis.fetch;

const answers: Record<string, [status: number, body: string, next?: string]> = {
  '/api/saved-jobs': [409, JSON.stringify({ statusCode: 409, code: 'already_saved', error: 'Job already saved' })],
  '/api/interviews': [400, JSON.stringify({ message: 'Only a message' })],
  '/api/outbox': [502, '<html>Bad gateway</html>'],
  '/api/companies': [200, JSON.stringify({ jobs: [] })],
  '/api/applications?q=a': [
    200,
    JSON.stringify([{ id: 3 }, { id: 2 }]),
    'https://elsewhere.test/api/applications?q=a&offset=2',
  ],
  '/api/applications?q=a&offset=2': [200, JSON.stringify([{ id: 2 }, { id: 1 }])],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const [status, body, next] = answers[request.url ?? ''] ?? [200, JSON.stringify({ path: request.url })];
    const link = next && { link: `<${next}>; rel="next"` };
    response.writeHead(status, { 'content-type': 'application/json', ...link }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  // A browser resolves paths against the page; Node needs the origin.
  globalThis.fetch = (path, init) => ownFetch(new URL(path as string, `http://127.0.0.1:${port}`), init);
});

afterAll(() => {
  globalThis.fetch = ownFetch;
  server.closeAllConnections();
  server.close();
});

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) {
    throw new Error('The call did not fail with an ApiError');
  }
  return error;
};

describe('api', () => {
  it('fills in the path and leaves empty values out of the query', async () => {
    const query = { limit: 2, search: '', company: undefined };
    expect(await api.get('/jobs', { query })).toEqual({ path: '/api/jobs?limit=2' });
    expect(await api.get('/jobs/{id}', { params: { id: '7/x?' } })).toEqual({ path: '/api/jobs/7%2Fx%3F' });
  });

  it('takes the reason from the error field, then from the message', async () => {
    const refused = await failureOf(api.post('/saved-jobs', { body: { jobId: 7 } }));
    expect(refused).toMatchObject({ status: 409, code: 'already_saved', reason: 'Job already saved' });
    expect(refused.message).toBe('409: Job already saved');
    expect((await failureOf(api.get('/interviews'))).message).toBe('400: Only a message');
  });

  it('copes with answers that are no JSON', async () => {
    const broken = await failureOf(api.get('/outbox'));
    expect(broken.message).toBe('502: Bad Gateway');
    expect(reasonOf(broken, 'Failed to post job')).toBe('Failed to post job');
  });

  it('treats a list that is none as empty', async () => {
    expect(await api.list('/companies')).toEqual([]);
  });

  it('reads a list that ended early to its end, on this origin alone, and a row that moved meanwhile once', async () => {
    expect(await api.list('/applications', { query: { q: 'a' } })).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
  });
});

describe('retries', () => {
  it('are none for 400 to 499 and two otherwise, at most 3 s apart', () => {
    const refused = new ApiError({ status: 404, reason: 'Not found' });
    const broken = new ApiError({ status: 503, reason: 'Down' });
    expect(retryUpTo(2)(0, refused)).toBe(false);
    expect([0, 1, 2].map((failures) => retryUpTo(2)(failures, broken))).toEqual([true, true, false]);
    expect([0, 1, 2].map(retryDelay)).toEqual([1000, 2000, 3000]);
  });
});
