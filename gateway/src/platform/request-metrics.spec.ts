import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@workboard/contracts';
import { type AccessLine, createAccessLog, Readiness, startOperationsServer } from '@workboard/service-kit';
import { waitFor } from '@workboard/test-kit';
import fastify from 'fastify';
import { sendError, toAppError } from './error-filter.js';
import { logRequests, measureRequests } from './request-metrics.js';

const server = fastify();
afterAll(() => server.close());

it('M7: the gateway counts requests, how long they took and how many failed', async () => {
  measureRequests(server);
  server.setErrorHandler((error, _request, reply) => sendError(reply, toAppError(error)));
  server.get('/good/:id', () => 'good');
  server.get('/away', () => {
    throw new AppError('unavailable');
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  for (const path of ['/good/1', '/good/2', '/away', '/wp-admin', '/nowhere']) {
    await (await fetch(`${origin}${path}`)).text();
  }
  const operations = await startOperationsServer({ host: '127.0.0.1', port: 0, readiness: new Readiness({}) });
  const text = await (await fetch(`http://127.0.0.1:${operations.port}/metrics`)).text();
  await operations.close();
  expect(text).toContain(
    'workboard_http_request_duration_seconds_count{method="GET",route="/good/:id",status="2xx"} 2',
  );
  expect(text).toContain('workboard_http_request_duration_seconds_count{method="GET",route="/away",status="5xx"} 1');
  expect(text).toContain('workboard_http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 2');
  expect(text).toMatch(/duration_seconds_bucket\{le="0.3",method="GET",route="\/good\/:id",status="2xx"\} 2/);
});

describe('the access line', () => {
  const lines: AccessLine[] = [];
  // One of its answers never comes.
  const logged = fastify({ forceCloseConnections: true });
  let origin: string;
  beforeAll(async () => {
    const write = createAccessLog({ write: (line: string) => void lines.push(JSON.parse(line)) });
    logRequests(logged, write);
    logged.addHook('onRequest', (request, _reply, done) => {
      Object.assign(request, { user: { role: 'employer', email: 'ann@people.test' } });
      done();
    });
    logged.get('/people/:name', () => 'good');
    logged.get('/api/health', () => 'good');
    logged.get('/slow', () => new Promise(() => undefined));
    origin = await logged.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => logged.close());

  it('is one for each request, says what it was and nothing of whom', async () => {
    await (await fetch(`${origin}/people/ann@people.test?token=secret`)).text();
    await (await fetch(`${origin}/api/health`)).text();
    await waitFor(async () => lines.length > 0);
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        pid: process.pid,
        requestId: expect.any(String),
        method: 'GET',
        route: '/people/:name',
        status: 200,
        ms: expect.any(Number),
        bytes: 4,
        role: 'employer',
        msg: 'request',
      },
    ]);
  });

  it('says 499 of a caller who went away', async () => {
    lines.length = 0;
    const gone = new AbortController();
    const call = fetch(`${origin}/slow`, { signal: gone.signal });
    setTimeout(() => gone.abort(), 50);
    await expect(call).rejects.toThrow();
    await waitFor(async () => lines.length > 0);
    expect(lines).toMatchObject([{ route: '/slow', status: 499 }]);
  });
});
