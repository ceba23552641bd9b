import { afterAll, expect, it } from '@jest/globals';
import { AppError } from '@workboard/contracts';
import { startOperationsServer } from '@workboard/service-kit';
import fastify from 'fastify';
import { sendError, toAppError } from './error-filter.js';
import { measureRequests } from './request-metrics.js';

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
  const operations = await startOperationsServer({ host: '127.0.0.1', port: 0, checks: {} });
  const text = await (await fetch(`http://127.0.0.1:${operations.port}/metrics`)).text();
  await operations.close();
  expect(text).toContain(
    'workboard_http_request_duration_seconds_count{method="GET",route="/good/:id",status="2xx"} 2',
  );
  expect(text).toContain('workboard_http_request_duration_seconds_count{method="GET",route="/away",status="5xx"} 1');
  expect(text).toContain('workboard_http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 2');
  expect(text).toMatch(/duration_seconds_bucket\{le="0.3",method="GET",route="\/good\/:id",status="2xx"\} 2/);
});
