import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@workboard/contracts';
import fastify from 'fastify';
import { readUpload } from '../uploads/read-upload.js';
import { takeUnreadBody } from './unread-body.js';

const megabyte = 1024 * 1024;
const server = fastify({ bodyLimit: 1000 });
let port: number;

beforeAll(async () => {
  server.addHook('onSend', takeUnreadBody);
  await server.register(multipart, { limits: { fileSize: 1000 } });
  server.setErrorHandler((error, _request, reply) => reply.code((error as AppError).status ?? 413).send('refused'));
  server.post('/signed-in', { onRequest: (_request, _reply, done) => done(new AppError('unauthenticated')) }, () => '');
  server.post('/upload', (request) => readUpload(request, 'resume'));
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const head = '--abc\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n';
const tail = '\r\n--abc--\r\n';

interface Sent {
  answer: string;
  /** Whether all of the body could be sent. */
  isWhole: boolean;
}

/** Sends a form bit by bit on a connection that is to be closed after the answer. */
const send = async ({ path, type, size }: { path: string; type: string; size: number }): Promise<Sent> => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  const closed = new Promise((resolve) => {
    socket.on('error', resolve).on('close', resolve);
  });
  const length = head.length + size + tail.length;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${head}`,
  );
  let left = size;
  for (; left > 0 && !socket.destroyed; left -= megabyte) {
    if (!socket.write(Buffer.alloc(megabyte))) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
  }
  socket.write(tail);
  await closed;
  return { answer, isWhole: left === 0 };
};

const form = 'multipart/form-data; boundary=abc';

describe('a body that is refused before it was read', () => {
  it.each([
    ['by the access rule', { path: '/signed-in', type: form }, 401],
    ['by the size of its file', { path: '/upload', type: form }, 413],
    ['by its announced size', { path: '/upload', type: 'application/json' }, 413],
  ])('%s: the sender reads the refusal, though the connection then closes', async (_, request, status) => {
    const refused = expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} [^]*refused$`));
    expect(await send({ ...request, size: 8 * megabyte })).toEqual({ answer: refused, isWhole: true });
  });

  it('is not read without an end', async () => {
    expect(await send({ path: '/signed-in', type: form, size: 400 * megabyte })).toMatchObject({ isWhole: false });
  });
});
