import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import type { Env } from '../env.js';
import { prepareHttp } from './http.js';

const proxy = new Agent();
let server: FastifyInstance | undefined;
afterEach(async () => {
  await proxy.destroy();
  await server?.close();
});

it('S4: a gateway that stops answers what is under way, ends that connection, and takes no other', async () => {
  const doors = new EventEmitter();
  const stopping = fastify();
  server = stopping;
  await prepareHttp(stopping, { PUBLIC_URL: 'http://localhost:3000' } as Env);
  stopping.get('/slow', async () => {
    const released = once(doors, 'release');
    doors.emit('under way');
    await released;
    return 'slow';
  });
  const origin = await stopping.listen({ host: '127.0.0.1', port: 0 });
  const ask = async () => {
    const { statusCode, headers, body } = await proxy.request({ origin, path: '/slow', method: 'GET' });
    return [statusCode, await body.text(), headers['connection']];
  };
  const underWay = once(doors, 'under way');
  const slow = ask();
  await underWay;
  const closed = once(stopping.server, 'close');
  const end = stopping.close();
  // The proxy's next request finds nobody here and goes to the other gateway.
  for (let taken = true; taken;) {
    taken = stopping.server.listening;
    await new Promise(setImmediate);
  }
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  doors.emit('release');
  expect(await slow).toEqual([200, 'slow', 'close']);
  await Promise.all([closed, end]);
});

it('S4: a connection that was opened ahead and never used does not keep a gateway that stops', async () => {
  const stopping = fastify({ forceCloseConnections: 'idle' });
  server = stopping;
  await prepareHttp(stopping, { PUBLIC_URL: 'http://localhost:3000' } as Env);
  const { hostname, port } = new URL(await stopping.listen({ host: '127.0.0.1', port: 0 }));
  const accepted = once(stopping.server, 'connection');
  const unused = connect(Number(port), hostname);
  const ended = once(unused, 'close');
  await accepted;
  await stopping.close();
  await ended;
});
