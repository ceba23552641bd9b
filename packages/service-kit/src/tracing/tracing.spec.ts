import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { defineService, nothing, write } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import { newContext, runInContext } from '../context/request-context.js';
import { deliveredEvent, eventQueueName } from '../outbox/event-queue.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { publish } from '../outbox/outbox.js';
import { Queues } from '../queues/queues.js';
import { type Messaging, openMessaging } from '../testing/messaging.js';
import { InternalTokens } from '../transport/internal-token.js';
import { createClient, MessageClient } from '../transport/message-client.js';
import { createMessageServer } from '../transport/message-server.js';
import { findTracer, startTracing, stopTracing, traced } from './tracing.js';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

const spans: Span[] = [];
let headers: IncomingHttpHeaders = {};
/** What an OpenTelemetry collector is to us. */
const collector = createServer((request, response) => {
  ({ headers } = request);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

const parrot = defineService('parrot', { leave: write<null>()('internal', nothing) });
const tokens = new InternalTokens('a-secret-that-only-tests-know');
let messaging: Messaging;
beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  messaging = await openMessaging('auth');
});
afterAll(async () => {
  await stopTracing();
  await messaging.close();
  collector.close();
});

it('nothing is traced without an endpoint', async () => {
  await startTracing('gateway', {});
  expect(findTracer()).toBeUndefined();
  expect(await traced({ name: 'work', kind: 'server' }, async () => 'done')).toBe('done');
});

it('one trace leads from a request through message, Postgres, outbox and queue to the worker, without values of people', async () => {
  await startTracing('gateway', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpiPQ==, team=board',
  });
  const server = createMessageServer({
    service: 'parrot',
    tokens,
    handle: () =>
      messaging.dataSource.transaction((manager) =>
        publish(manager, 'user.left_company', { userId: 2_147_483_629, companyId: 1 }),
      ),
  });
  const client = new MessageClient({
    service: 'parrot',
    addresses: await server.listen({ host: '127.0.0.1', port: 0 }),
    tokens,
  });
  const queues = new Queues(messaging.env);
  const relay = new OutboxRelay(messaging.env, 'auth', messaging.dataSource, queues);
  relay.onApplicationBootstrap();
  let isTaken = false;
  queues.work({ name: eventQueueName('applications'), job: deliveredEvent }, async () => {
    isTaken = true;
  });

  await runInContext(newContext(), () =>
    traced({ name: 'POST /api/team', kind: 'server' }, () => createClient(parrot, client).leave({})),
  );
  await waitFor(async () => isTaken, { what: 'the event' });
  await relay.beforeApplicationShutdown();
  await queues.beforeApplicationShutdown();
  await queues.onApplicationShutdown();
  await client.close();
  await server.close();
  await stopTracing();

  expect(headers).toMatchObject({ authorization: 'Basic YTpiPQ==', team: 'board' });
  const root = spans.find(({ name }) => name === 'POST /api/team');
  const own = spans.filter(({ traceId }) => traceId === root?.traceId);
  const names = own.map(({ name }) => name);
  expect(names.filter((name) => name === 'parrot.leave')).toHaveLength(2);
  expect(names).toContain('INSERT');
  expect(names).toContain('work user.left_company');
  const ids = new Set(own.map(({ spanId }) => spanId));
  expect(own.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);
  expect(JSON.stringify(spans)).not.toContain('2147483629');
});
