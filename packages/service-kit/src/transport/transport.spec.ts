import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { AppError, type Caller, defineService, type MessageInput, read, write } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { currentContext, newContext, runInContext } from '../context/request-context.js';
import { Readiness } from '../operations/readiness.js';
import { InternalTokens } from './internal-token.js';
import { createClient, MessageClient } from './message-client.js';
import { createMessageServer } from './message-server.js';
import { healthPath } from './replicas.js';

const text = z.object({ text: z.string() });
const parrot = defineService('parrot', {
  repeat: read<string>()('public', text),
  learn: write<string>()('public', text),
});
type Answer = (input: MessageInput<typeof parrot.messages.repeat>) => unknown;

const tokens = new InternalTokens('a-secret-that-only-tests-know');
const caller: Caller = { userId: 7, role: 'employer', companyId: 3, sessionId: 's' };
const nobody = 'http://127.0.0.1:9';

const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** A replica of the service that answers every message alike. */
const replica = async (answer: Answer): Promise<{ server: FastifyInstance; url: string }> => {
  const handle = async (_pattern: string, data: unknown) => answer(data as MessageInput<typeof parrot.messages.repeat>);
  const server = createMessageServer({ service: 'parrot', tokens, handle });
  open.push(server);
  return { server, url: await server.listen({ host: '127.0.0.1', port: 0 }) };
};

const clientOf = (...urls: string[]) => {
  const client = new MessageClient({ service: 'parrot', addresses: urls.join(), tokens });
  open.push(client);
  return createClient(parrot, client);
};

/** Breaks the connection of the message that it answers, as a process does that is killed. */
const dies = ({ server }: { server: FastifyInstance }) => server.server.closeAllConnections();

describe('a message', () => {
  it('carries who asks, the request and its deadline', async () => {
    const { url } = await replica(() => {
      const { caller: asking, requestId, deadline } = currentContext();
      return { asking, requestId, deadline };
    });
    const deadline = Date.now() + 5000;
    const context = newContext({ caller, requestId: 'request-1', deadline });
    const answer = await runInContext(context, () => clientOf(url).repeat({ text: 'a' }));
    expect(answer).toEqual({ asking: caller, requestId: 'request-1', deadline });
  });

  it('brings a refusal back as it was thrown, and says nothing of a fault', async () => {
    const refusal = new AppError('conflict', { details: [{ field: 'text', message: 'No' }], retryAfter: 9 });
    const { url } = await replica(({ text: said }) => {
      throw said === 'refuse' ? refusal : new Error('a secret of ours');
    });
    await expect(clientOf(url).learn({ text: 'refuse' })).rejects.toEqual(refusal);
    await expect(clientOf(url).learn({ text: 'fail' })).rejects.toEqual(new AppError('internal'));
  });

  it('arrives without what no text in Postgres can hold', async () => {
    const { url } = await replica(({ text: said }) => said);
    expect(await clientOf(url).repeat({ text: 'a\u0000b \ud800 \\u0000 😀' })).toBe('ab \ufffd \\u0000 😀');
  });

  it('is not taken from anybody without a token for this service', async () => {
    const { url } = await replica(() => 'said');
    const ask = async (authorization: string) => {
      const answer = await fetch(`${url}/messages/parrot.repeat`, { method: 'POST', headers: { authorization } });
      return answer.status;
    };
    expect(await ask(`Bearer ${await tokens.sign('parrot', null)}`)).toBe(200);
    expect(await ask('')).toBe(401);
    expect(await ask(`Bearer ${await tokens.sign('another', null)}`)).toBe(401);
    expect(await ask(`Bearer ${await new InternalTokens('a-secret-of-somebody-else').sign('parrot', null)}`)).toBe(401);
  });

  it('is given up at its deadline', async () => {
    const { url } = await replica(() => new Promise(() => undefined));
    const asked = runInContext(newContext({ deadline: Date.now() + 100 }), () => clientOf(url).learn({ text: 'a' }));
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is cancelled on the other side when the asking side goes away', async () => {
    const gone = new AbortController();
    const doors = new EventEmitter();
    const cancelled = once(doors, 'cancelled');
    const { url } = await replica(async () => {
      setImmediate(() => gone.abort());
      await once(currentContext().signal, 'abort');
      doors.emit('cancelled');
    });
    const asked = runInContext(newContext({ signal: gone.signal }), () => clientOf(url).learn({ text: 'a' }));
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    await cancelled;
  });
});

describe('with several replicas', () => {
  it('messages go to each in turn', async () => {
    const [one, other] = await Promise.all([replica(() => 'one'), replica(() => 'other')]);
    const client = clientOf(one.url, other.url);
    const answers = [await client.repeat({ text: 'a' }), await client.repeat({ text: 'b' })];
    expect(answers.toSorted()).toEqual(['one', 'other']);
  });

  it('one that is slow gets few, and one that is busy passes a read on, but no write', async () => {
    const [slow, quick, busy] = [{ asked: 0 }, { asked: 0 }, { asked: 0 }];
    const doors = new EventEmitter();
    const { url: slowly } = await replica(async () => {
      slow.asked += 1;
      await once(doors, 'open');
      return 'slow';
    });
    const { url: quickly } = await replica(() => `quick ${(quick.asked += 1)}`);
    const client = clientOf(slowly, quickly);
    const first = client.repeat({ text: 'a' });
    await waitFor(() => slow.asked === 1);
    for (let at = 1; at <= 4; at += 1) {
      expect(await client.repeat({ text: 'a' })).toBe(`quick ${at}`);
    }
    doors.emit('open');
    expect(await first).toBe('slow');

    const { url: busily } = await replica(() => {
      busy.asked += 1;
      throw new Error('timeout exceeded when trying to connect');
    });
    expect(await clientOf(busily, quickly).repeat({ text: 'a' })).toBe('quick 5');
    await expect(clientOf(busily, quickly).learn({ text: 'a' })).rejects.toMatchObject({ code: 'unavailable' });
    expect([busy.asked, quick.asked]).toEqual([2, 5]);
    await expect(clientOf(busily).repeat({ text: 'a' })).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  });

  it('reads and writes go to another one when nobody listens', async () => {
    const { url } = await replica(() => 'heard');
    const client = clientOf(nobody, url);
    expect(await client.repeat({ text: 'a' })).toBe('heard');
    expect(await client.learn({ text: 'a' })).toBe('heard');
  });

  it('one that took a message and did not answer gets no other until it says that it is well', async () => {
    const asked: string[] = [];
    let isStopped = true;
    const stopped = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (!isStopped) {
        response.end('"well again"');
      }
    });
    open.push({ close: async () => stopped.close().closeAllConnections() });
    stopped.listen(0, '127.0.0.1');
    await once(stopped, 'listening');
    const url = `http://127.0.0.1:${(stopped.address() as AddressInfo).port}`;
    const other = await replica(() => 'other');
    const client = clientOf(url, other.url);
    const hasty = newContext({ deadline: Date.now() + 300 });
    await expect(
      runInContext(hasty, () => Promise.all([client.repeat({ text: 'a' }), client.repeat({ text: 'b' })])),
    ).rejects.toMatchObject({ code: 'unavailable' });
    const probes = () => asked.filter((path) => path === healthPath).length;
    await waitFor(() => probes() === 1);
    for (let at = 0; at < 8; at += 1) {
      expect(await client.repeat({ text: 'a' })).toBe('other');
    }
    expect(asked.filter((path) => path !== healthPath)).toHaveLength(1);
    isStopped = false;
    await waitFor(async () => (await client.repeat({ text: 'a' })) === 'well again');
  }, 20_000);

  it('a read is asked again when its replica dies over it, a write is not', async () => {
    let reads = 0;
    const writes: string[] = [];
    const dying = await replica(({ text: said }) => {
      if (said === 'write') {
        writes.push(said);
        dies(dying);
      }
      reads += 1;
      return reads === 1 ? dies(dying) : 'heard at last';
    });
    const client = clientOf(dying.url);
    expect(await client.repeat({ text: 'read' })).toBe('heard at last');
    await expect(client.learn({ text: 'write' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(writes).toEqual(['write']);
  });

  it('one that is stopped answers what it took, and the next message goes elsewhere', async () => {
    const doors = new EventEmitter();
    const arrived = once(doors, 'arrived');
    const stopping = await replica(async () => {
      doors.emit('arrived');
      await once(doors, 'open');
      return 'finished';
    });
    const other = await replica(() => 'other');
    const client = clientOf(stopping.url, other.url);
    const asked = [client.learn({ text: 'a' }), client.learn({ text: 'b' })];
    await arrived;
    const stopped = stopping.server.close();
    expect(await client.learn({ text: 'c' })).toBe('other');
    const late = new Promise((resolve) => setTimeout(() => resolve('still open'), 20_000).unref());
    doors.emit('open');
    expect((await Promise.all(asked)).toSorted()).toEqual(['finished', 'other']);
    expect(await Promise.race([stopped, late])).not.toBe('still open');
  });

  it('each replica is asked how it is', async () => {
    const well = await replica(() => 'well');
    const sick = createMessageServer({
      service: 'parrot',
      tokens,
      handle: async () => 'sick',
      readiness: new Readiness({ postgres: () => Promise.reject(new Error('away')) }),
    });
    open.push(sick);
    const sickUrl = await sick.listen({ host: '127.0.0.1', port: 0 });
    const client = new MessageClient({ service: 'parrot', addresses: [well.url, sickUrl, nobody].join(), tokens });
    open.push(client);
    expect(await client.probe()).toEqual([[], ['postgres'], null]);
  });

  it('is not waited for where nobody has answered for long, and is again after the first answer', async () => {
    const gone = await replica(() => 'here');
    const { port } = new URL(gone.url);
    await gone.server.close();
    const client = clientOf(gone.url);
    const refused = () => expect(client.repeat({ text: 'a' })).rejects.toMatchObject({ code: 'unavailable' });
    await refused();
    const since = Date.now();
    await refused();
    expect(Date.now() - since).toBeLessThan(1000);
    const back = createMessageServer({ service: 'parrot', tokens, handle: async () => 'back' });
    open.push(back);
    await back.listen({ host: '127.0.0.1', port: Number(port) });
    expect(await client.repeat({ text: 'a' })).toBe('back');
  }, 20_000);
});
