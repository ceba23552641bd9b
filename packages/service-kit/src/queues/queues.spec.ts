import { afterAll, describe, expect, it } from '@jest/globals';
import { testRedis, waitFor } from '@workboard/test-kit';
import { register } from 'prom-client';
import { z } from 'zod';
import { deadLetterQueue, Queues } from './queues.js';

const letters = { name: 'letters', job: z.object({ to: z.string() }) };

describe('queues', () => {
  const redis = testRedis();
  const env = { REDIS_URL: redis.url, QUEUE_PREFIX: redis.prefix, INTERNAL_SECRET: 'a-secret-that-only-tests-know' };
  const open: Queues[] = [];
  const openQueues = (settings: Partial<typeof env> = {}): Queues => {
    const queues = new Queues({ ...env, INTERNAL_SECRET_PREVIOUS: undefined, ...settings });
    open.push(queues);
    return queues;
  };
  afterAll(async () => {
    await Promise.all(open.map((queues) => queues.beforeApplicationShutdown()));
    await Promise.all(open.map((queues) => queues.onApplicationShutdown()));
    await redis.clear();
  });

  it('bring a job to one worker of several', async () => {
    const queues = openQueues();
    await queues.add(letters, { to: 'meri@mail.test' }, { jobId: 'letter.1' });
    const received: string[] = [];
    for (const worker of [queues, openQueues()]) {
      worker.work(letters, async ({ to }) => {
        received.push(to);
      });
    }
    await waitFor(async () => (await queues.named(letters.name).getJobCountByTypes('wait', 'active')) === 0);
    expect(received).toEqual(['meri@mail.test']);
  });

  it('refuse a job that does not have the shape of its queue', async () => {
    await expect(openQueues().add(letters, { to: 1 as never }, { jobId: 'letter.2' })).rejects.toThrow();
  });

  it('keep aside what somebody else put there, and never do it', async () => {
    const queues = openQueues();
    const done: string[] = [];
    const bills = { name: 'bills', job: letters.job };
    queues.work(bills, async ({ to }) => {
      done.push(to);
    });
    const stranger = openQueues({ INTERNAL_SECRET: 'a-guess-of-a-stranger' });
    await stranger.add(bills, { to: 'thief@mail.test' }, { jobId: 'bill.1' });
    await queues.named(bills.name).add('bill', { to: 'thief@mail.test' }, { jobId: 'bill.2' });
    // Sealed by us, but for another queue.
    await queues
      .named(bills.name)
      .add('bill', queues.sealed(letters.name, { to: 'meri@mail.test' }), { jobId: 'bill.3' });
    const aside = queues.named(deadLetterQueue);
    await waitFor(async () => (await aside.count()) === 3, { what: 'three jobs kept aside' });
    expect((await aside.getJobs()).map(({ data }) => (data as { job: string }).job).toSorted()).toEqual([
      'bill.1',
      'bill.2',
      'bill.3',
    ]);
    expect(done).toEqual([]);
    await queues.measure();
    const { values } = await register.getSingleMetric('workboard_queue_depth')!.get();
    expect(values).toContainEqual(expect.objectContaining({ labels: { queue: deadLetterQueue }, value: 3 }));
  });
});
