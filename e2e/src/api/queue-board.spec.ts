import { beforeAll, describe, expect, it } from '@jest/globals';
import { mailQueue } from '@workboard/contracts';
import { deadLetterQueue, openRedis, queueToRead } from '@workboard/service-kit';
import { Client } from '../support/client.js';
import { newEmployer, superAdmin } from '../support/people.js';
import { systemEnv } from '../support/replica.js';

const board = '/admin/queues';
const queues = `${board}/api/queues`;

interface Board {
  queues: { name: string; readOnlyMode: boolean; jobs: { data: unknown; stacktrace: unknown[] }[] }[];
}

/** Puts a job where nobody works it off; resolves with what removes it. */
const putAside = async (data: object): Promise<() => Promise<void>> => {
  const { REDIS_URL, QUEUE_PREFIX } = systemEnv();
  const connection = openRedis(REDIS_URL ?? '', 'client');
  const queue = queueToRead(deadLetterQueue, { connection, prefix: QUEUE_PREFIX ?? 'workboard' });
  const job = await queue.add('lost', data);
  return async () => {
    await job.remove();
    await queue.close();
    connection.disconnect();
  };
};

/** Decision P82: super admins look at the queues, and nobody does anything to them. */
describe('the board of the queues', () => {
  let admin: Client;
  beforeAll(async () => {
    admin = await superAdmin();
  }, 60_000);

  it('sends visitors and employers to the status page, whose guard says why, from its screen and its calls', async () => {
    const employer = (await newEmployer(admin)).client;
    for (const stranger of [new Client(), employer]) {
      for (const path of [board, queues]) {
        const { status, headers } = await stranger.send('GET', path);
        expect([status, headers.get('location')]).toEqual([302, '/admin/status']);
      }
      expect((await stranger.send('PUT', `${queues}/${mailQueue.name}/pause`)).status).toBe(302);
    }
  });

  it('shows super admins every queue with what its jobs are about sealed, and is kept by nobody', async () => {
    const screen = await admin.send<string>('GET', board);
    expect([screen.status, screen.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(screen.headers.get('content-security-policy')).toContain("default-src 'none'");
    const forget = await putAside({ email: 'mere.kila@people.test' });
    const shown = await admin.must<Board>('GET', `${queues}?activeQueue=${deadLetterQueue}&status=latest`);
    await forget();
    const names = shown.queues.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['events.jobs', mailQueue.name, 'ranking', deadLetterQueue]));
    expect(shown.queues.filter(({ readOnlyMode }) => !readOnlyMode)).toEqual([]);
    const jobs = shown.queues.flatMap((queue) => queue.jobs);
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify(shown)).not.toContain('mere.kila');
    expect(jobs.filter(({ data, stacktrace }) => data !== 'sealed' || stacktrace.length > 0)).toEqual([]);
  });

  it('refuses super admins, too, to pause, empty or fill a queue', async () => {
    for (const [method, act] of [
      ['PUT', 'pause'],
      ['PUT', 'empty'],
      ['PUT', 'clean/failed'],
      ['POST', 'add'],
    ] as const) {
      const { status } = await admin.send(method, `${queues}/${mailQueue.name}/${act}`, { body: {} });
      expect([act, status]).toEqual([act, 405]);
    }
  });
});
