import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { refuseBytes } from './refuse-bytes.js';

const server = fastify({ clientErrorHandler: refuseBytes });
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
