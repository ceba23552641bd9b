import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '@workboard/contracts';
import { waitFor } from '@workboard/local-servers';
import type { AccessLine } from '@workboard/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { register } from 'prom-client';
import type { Env } from '../env.js';
import { sendError } from './error-filter.js';
import { prepareHttp } from './http.js';
import { refuseAtOnce } from './refuse-at-once.js';
import { logRequests, measureRequests } from './request-metrics.js';
import { securityHeaders } from './security-headers.js';

const env = { PUBLIC_URL: 'https://jobs.example' } as Env;
const error = new AppError('unavailable', { retryAfter: 4.2 });
type Asked = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
const write = jest.fn<(line: AccessLine) => void>();

describe('a refusal at once', () => {
  let server: FastifyInstance;
  let origin: string;
  let bodies: number;
  beforeAll(async () => {
    bodies = 0;
    server = fastify({ genReqId: ({ headers }) => String(headers['x-request-id']) });
    const refuse = refuseAtOnce(error, securityHeaders(env).ofAll);
    server.addHook('onRequest', (request, reply, done) =>
      request.url.startsWith('/api/at-once') ? refuse(reply) : done(),
    );
    measureRequests(server);
    logRequests(server, write);
    await prepareHttp(server, env);
    server.addHook('preParsing', (_request, _reply, payload, done) => {
      bodies += 1;
      done(null, payload);
    });
    server.all('/api/at-once', () => 'never');
    server.all('/api/usual', (_request, reply) => sendError(reply, error));
    origin = await server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  const ask = async (path: string, init: Asked = {}) => {
    const headers = { 'x-request-id': 'request-1', 'content-type': 'application/json', ...init.headers };
    const answer = await fetch(`${origin}${path}`, { ...init, headers });
    const { date, ...rest } = Object.fromEntries(answer.headers);
    expect(date).toBeDefined();
    return { status: answer.status, headers: rest, body: await answer.text() };
  };

  it.each([
    ['a read', {}],
    ['a read by a browser', { headers: { 'accept-encoding': 'br', origin: 'https://elsewhere.example' } }],
    ['a look at the headers', { method: 'HEAD' }],
    ['a write', { method: 'POST', body: '{"a":1}' }],
    ['the last of a connection', { headers: { connection: 'close' } }],
  ])('is what any refusal is, header by header: %s', async (_, init: Asked) => {
    const atOnce = await ask('/api/at-once', init);
    expect(atOnce).toEqual(await ask('/api/usual', init));
    expect(atOnce).toMatchObject({
      status: 503,
      headers: {
        'retry-after': '5',
        'cache-control': 'no-store',
        'x-request-id': 'request-1',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      },
    });
  });

  it('reads no body', async () => {
    const before = bodies;
    await ask('/api/at-once', { method: 'POST', body: '{"a":1}' });
    expect(bodies).toBe(before);
    await ask('/api/usual', { method: 'POST', body: '{"a":1}' });
    expect(bodies).toBe(before + 1);
  });

  it('has its line in the access log, and is measured', async () => {
    write.mockClear();
    const { body } = await ask('/api/at-once');
    await ask('/api/usual');
    await waitFor(() => write.mock.calls.length === 2);
    const lines = write.mock.calls.map(([{ ms: _ms, ...line }]) => line);
    const line = { requestId: 'request-1', method: 'GET', status: 503, bytes: Buffer.byteLength(body) };
    expect(lines).toEqual([
      { ...line, route: '/api/at-once' },
      { ...line, route: '/api/usual' },
    ]);
    const counted = await register.getSingleMetricAsString('workboard_http_request_duration_seconds');
    expect(counted).toMatch(/_count\{[^}]*route="\/api\/at-once"[^}]*status="5xx"[^}]*\}/);
  });
});
