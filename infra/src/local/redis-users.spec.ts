import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alertsQueue, events, mailQueue, rankingQueue, smsQueue } from '@workboard/contracts';
import { changeUrl, freePort, services, startRedis } from '@workboard/local-servers';
import { openRedis, Queues, queueToRead } from '@workboard/service-kit';
import { aclOf, redisUsers, type RedisUser } from './redis-users.js';

const passwords = Object.fromEntries(redisUsers.map((user) => [user, `password-of-${user}`])) as Record<
  RedisUser,
  string
>;

describe("H10: Redis' users", () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startRedis>>;
  type Connection = ReturnType<typeof openRedis>;
  const open: Connection[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workboard-redis-'));
    server = await startRedis({
      folder,
      port: await freePort(),
      log: join(folder, 'redis.log'),
      durable: false,
      users: { acl: aclOf(passwords), password: passwords.default },
    });
    const admin = as('default');
    await admin.set('workboard:session:a', 'sealed');
    await admin.set('limit:login:0:a', '1');
    await admin.hset('workboard:mail:1', { data: 'sealed' });
  }, 60_000);
  afterAll(async () => {
    open.forEach((redis) => redis.disconnect());
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const urlOf = (user: RedisUser) => changeUrl(server.url, { user, password: passwords[user] });
  const connect = (url: string): Connection => {
    const redis = openRedis(url, 'client');
    open.push(redis);
    return redis;
  };
  const as = (user: RedisUser): Connection => connect(urlOf(user));
  const noKey = /NOPERM.*key/;
  const noPermission = /NOPERM|permission|can't access/i;
  const noCommand = /NOPERM.*command/;

  it('let nobody in without a password', async () => {
    const stranger = connect(changeUrl(server.url, { user: '', password: '' }));
    await expect(stranger.get('workboard:session:a')).rejects.toThrow(/NOAUTH/);
  });

  it('let sessions be written by auth alone, and read by auth and the gateway', async () => {
    expect(await as('auth').get('workboard:session:a')).toBe('sealed');
    expect(await as('gateway').get('workboard:session:a')).toBe('sealed');
    await expect(as('gateway').set('workboard:session:a', 'x')).rejects.toThrow(noKey);
    for (const user of services.filter((name) => name !== 'auth')) {
      await expect(as(user).get('workboard:session:a')).rejects.toThrow(noKey);
      await expect(as(user).set('workboard:session:a', 'x')).rejects.toThrow(noKey);
    }
  });

  it("let no service read another's keys, nor lift a limit, nor see what keys there are", async () => {
    for (const user of services) {
      const redis = as(user);
      await expect(redis.del('limit:login:0:a')).rejects.toThrow(noKey);
      await expect(redis.keys('*')).rejects.toThrow(noCommand);
      await expect(redis.scan(0)).rejects.toThrow(noCommand);
      await expect(redis.flushall()).rejects.toThrow(noCommand);
      await expect(redis.config('GET', '*')).rejects.toThrow(noCommand);
      await expect(redis.acl('WHOAMI')).rejects.toThrow(noCommand);
      if (user !== 'notifications') {
        await expect(redis.hgetall('workboard:mail:1')).rejects.toThrow(noKey);
        await expect(redis.eval(`return redis.call('hgetall', 'workboard:mail:1')`, 0)).rejects.toThrow(
          /NOPERM|can't access at least one of the keys/,
        );
      }
    }
  });

  it('let the gateway look into the queues and put nothing there', async () => {
    const redis = as('gateway');
    const writer = new Queues({
      REDIS_URL: urlOf('notifications'),
      QUEUE_PREFIX: 'workboard',
      INTERNAL_SECRET: 'a-secret-that-only-tests-know',
    });
    await writer.named('mail').add('test', {}, { jobId: 'test-looked-at' });
    const queue = queueToRead('mail', { connection: redis, prefix: 'workboard' });
    expect(await queue.getJobCountByTypes('waiting')).toBeGreaterThan(0);
    expect((await queue.getJobs(['waiting'])).map(({ id }) => id)).toContain('test-looked-at');
    await expect(queue.add('test', {})).rejects.toThrow(noPermission);
    await expect(queue.remove('test-looked-at')).rejects.toThrow(noPermission);
    await expect(redis.del('workboard:mail:test-looked-at')).rejects.toThrow(noPermission);
    await writer.named('mail').remove('test-looked-at');
    await writer.onApplicationShutdown();
  });

  const own: Record<(typeof services)[number], readonly string[]> = {
    auth: [],
    companies: [],
    jobs: [],
    applications: [],
    notifications: [mailQueue.name, smsQueue.name, alertsQueue.name],
    ranking: [rankingQueue.name],
  };
  /** What each service publishes, by the first word of the event. */
  const publishes: Record<(typeof services)[number], RegExp> = {
    auth: /^(user|token|export|account|resume|audit)\./,
    companies: /^(company|audit)\./,
    jobs: /^(job|review|audit)\./,
    applications: /^(application|interview|audit)\./,
    notifications: /^audit\./,
    ranking: /^audit\./,
  };
  it.each(services)('let %s work its own queues and publish to its subscribers', async (service) => {
    const targets = Object.entries(events).flatMap(([type, { subscribers }]) =>
      publishes[service].test(type) ? subscribers : [],
    );
    const queues = new Set([...own[service], ...[service, ...targets].map((name) => `events.${name}`), 'dead']);
    const env = {
      REDIS_URL: urlOf(service),
      QUEUE_PREFIX: 'workboard',
      INTERNAL_SECRET: 'a-secret-that-only-tests-know',
    };
    const mine = new Queues(env);
    for (const name of queues) {
      const queue = mine.named(name);
      await queue.add('test', {}, { jobId: `test-${service}` });
      expect(await queue.count()).toBeGreaterThan(0);
      await queue.remove(`test-${service}`);
    }
    await mine.onApplicationShutdown();
  });
});
