import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/local-servers';
import { findContext } from '@workboard/service-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { admitByCost } from './admission.js';
import { openContext } from './contexts.js';

const write = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/slow`, { method: 'POST' });
  return (await answer.json()) as { id: string; inContextOf: string };
};

describe('the context of a request', () => {
  let server: FastifyInstance;
  let port: number;
  let finish: (() => void)[];
  beforeEach(async () => {
    finish = [];
    let requests = 0;
    server = Fastify({ genReqId: () => String((requests += 1)) });
    admitByCost(server, () => 'vital');
    server.addHook('onRequest', openContext);
    server.post('/slow', async ({ id }) => {
      await new Promise<void>((resolve) => finish.push(resolve));
      return { id, inContextOf: findContext()?.requestId };
    });
    server.post('/', async ({ id }) => ({ id, inContextOf: findContext()?.requestId }));
    await server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.server.address() as { port: number });
  });
  afterEach(async () => {
    finish.forEach((end) => end());
    await server.close();
  });

  it('is its own when it waited for its turn until others were done', async () => {
    const all = Array.from({ length: 60 }, () => write(port));
    for (let done = 0; done < all.length; done += 1) {
      await waitFor(() => finish.length > done);
      finish[done]?.();
    }
    const answers = await Promise.all(all);
    expect(answers.map(({ inContextOf }) => inContextOf)).toEqual(answers.map(({ id }) => id));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(60);
  });

  it('is its own when its body comes late, on a connection that brought others before', async () => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
    });
    await once(socket, 'connect');
    for (let sent = 1; sent <= 3; sent += 1) {
      socket.write(
        'POST / HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 11\r\n\r\n{"a":',
      );
      // Others go through meanwhile.
      await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
      socket.write('"bcd"}');
      await waitFor(() => heard.split('"inContextOf"').length > sent);
    }
    const answers = Array.from(heard.matchAll(/\{"id":"(\d+)","inContextOf":"(\d+)"\}/g), ([, ...ids]) => ids);
    expect(answers).toHaveLength(3);
    expect(answers.filter(([id, inContextOf]) => id !== inContextOf)).toEqual([]);
    socket.destroy();
  });
});
