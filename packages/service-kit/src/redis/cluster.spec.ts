import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ownRedisCluster, testCaller, waitFor } from '@workboard/test-kit';
import { Cluster } from 'ioredis';
import { z } from 'zod';
import { Queues } from '../queues/queues.js';
import { openRedis } from './connection.js';
import { SessionCache } from './session-cache.js';

const letters = { name: 'letters', job: z.object({ to: z.string() }) };

describe('a cluster of three Redis', () => {
  let cluster: Awaited<ReturnType<typeof ownRedisCluster>>;
  let env: ConstructorParameters<typeof Queues>[0];
  beforeAll(async () => {
    cluster = await ownRedisCluster();
    const [first, ...others] = cluster.nodes;
    env = {
      // The first of them is away.
      REDIS_URL: `redis://127.0.0.1:9?cluster=${first},${others.join()}`,
      QUEUE_PREFIX: '{workboard}',
      INTERNAL_SECRET: 'a-secret-that-only-tests-know',
      INTERNAL_SECRET_PREVIOUS: undefined,
    };
  }, 30_000);
  afterAll(() => cluster.stop());

  it('brings jobs to their worker', async () => {
    const queues = new Queues(env);
    const received: string[] = [];
    queues.work(letters, async ({ to }) => {
      received.push(to);
    });
    const people = Array.from({ length: 5 }, (_, at) => `p${at}@mail.test`);
    for (const to of people) {
      await queues.add(letters, { to }, { jobId: `letter.${to}` });
    }
    await waitFor(() => received.length === people.length);
    expect(received.toSorted()).toEqual(people);
    await queues.ping();
    await queues.beforeApplicationShutdown();
    await queues.onApplicationShutdown();
  });

  it('keeps sessions, and drops several at once', async () => {
    const cache = new SessionCache(env);
    const callers = [testCaller({ userId: 1 }), testCaller({ userId: 2 })];
    for (const caller of callers) {
      await waitFor(async () => {
        await cache.put(caller);
        return cache.get(caller.sessionId);
      });
    }
    await cache.drop(callers.map(({ sessionId }) => sessionId));
    expect(await Promise.all(callers.map(({ sessionId }) => cache.get(sessionId)))).toEqual([null, null]);
    cache.onApplicationShutdown();
  });

  it('shares what has no common tag among its nodes', async () => {
    const redis = openRedis(env.REDIS_URL, 'worker');
    for (let at = 0; at < 12; at += 1) {
      await redis.set(`limit:login:0:${at}`, '1');
    }
    const sizes = redis instanceof Cluster ? await Promise.all(redis.nodes('master').map((node) => node.dbsize())) : [];
    expect(sizes.filter((size) => size > 0)).toHaveLength(3);
    redis.disconnect();
  });
});
