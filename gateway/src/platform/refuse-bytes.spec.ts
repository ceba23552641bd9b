import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { refuseBytes } from './refuse-bytes.js';

const server = fastify({
  clientErrorHandler: refuseBytes,
  http: { headersTimeout: 50, connectionsCheckingInterval: 25 },
});
let port: number;

beforeAll(async () => {
  server.get('/', () => 'hello');
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const send = (bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

/** What is not used in time, as Node sees it. */
const timedOut = async () => {
  const [error] = (await once(server.server, 'clientError')) as [{ code?: string }];
  expect(error.code).toBe('ERR_HTTP_REQUEST_TIMEOUT');
};

describe('bytes that make no request', () => {
  it.each([
    ['an address above 16 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 413, 'payload_too_large'],
    ['an address of megabytes', `GET /${'a'.repeat(4_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 413, 'payload_too_large'],
    ['another protocol', '\u0016\u0003\u0001\u0002', 400, 'validation_failed'],
  ])('%s is refused in the one shape of refusals', async (_, bytes, statusCode, code) => {
    const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${statusCode} `));
    expect(JSON.parse(body)).toEqual({ statusCode, code, error: expect.any(String), requestId: expect.any(String) });
  });
});

describe('a connection', () => {
  it('that nobody has used yet stays open without a word, and answers what comes at last', async () => {
    const socket = connect(port, '127.0.0.1');
    const answer = text(socket);
    await timedOut();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1.1 200 [^]*hello$/);
  });

  it('with half a request is refused, even when its first bytes came late', async () => {
    const socket = connect(port, '127.0.0.1');
    const answer = text(socket);
    await timedOut();
    socket.write('GET / HTTP/1.1\r\n');
    expect(await answer).toMatch(/^HTTP\/1.1 408 [^]*"code":"request_timeout"/);
  });
});
