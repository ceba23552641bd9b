import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceName } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import { Queues } from '../queues/queues.js';
import { type Messaging, openMessaging } from '../testing/messaging.js';
import { type DeliveredEvent, deliveredEvent, eventQueueName } from './event-queue.js';
import { OutboxRelay } from './outbox-relay.js';
import { publish, publishAll } from './outbox.js';

describe('the outbox relay', () => {
  let messaging: Messaging;
  beforeAll(async () => {
    messaging = await openMessaging('auth');
  });
  afterAll(() => messaging.close());

  const processes: { stop: () => Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((one) => one.stop()));
    await messaging.dataSource.query(`DELETE FROM outbox`);
    await messaging.redis.clear();
  });

  /** Sends what was not confirmed again after a minute, unless a test is about that. */
  const startRelay = (redeliveryMs = 60_000) => {
    const queues = new Queues(messaging.env);
    const env = { ...messaging.env, OUTBOX_REDELIVERY_MS: redeliveryMs };
    const relay = new OutboxRelay(env, 'auth', messaging.dataSource, queues);
    relay.onApplicationBootstrap();
    processes.push({
      async stop() {
        await relay.beforeApplicationShutdown();
        await queues.onApplicationShutdown();
      },
    });
  };
  /** A subscriber's worker; `take` may throw, as a handler does that fails. */
  const startSubscriber = (name: ServiceName, take: (event: DeliveredEvent) => void = () => undefined) => {
    const received: DeliveredEvent[] = [];
    const queues = new Queues(messaging.env);
    queues.work({ name: eventQueueName(name), job: deliveredEvent }, async (event) => {
      received.push(event);
      take(event);
    });
    processes.push({
      async stop() {
        await queues.beforeApplicationShutdown();
        await queues.onApplicationShutdown();
      },
    });
    return received;
  };
  const publishOne = (userId: number) =>
    messaging.dataSource.transaction((manager) => publish(manager, 'user.left_company', { userId, companyId: 1 }));
  const pending = async (): Promise<ServiceName[][]> => {
    const rows: { pending: ServiceName[] }[] = await messaging.dataSource.query(
      `SELECT pending FROM outbox WHERE pending <> '{}' ORDER BY id`,
    );
    return rows.map((row) => row.pending);
  };
  const settled = () => waitFor(async () => (await pending()).length === 0, { what: 'all confirmations' });

  it('brings an event to its subscriber and notes the confirmation', async () => {
    const received = startSubscriber('applications');
    startRelay();
    await publishOne(7);
    await settled();
    expect(received).toMatchObject([
      { producer: 'auth', type: 'user.left_company', payload: { userId: 7, companyId: 1 } },
    ]);
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const received = startSubscriber('applications');
    startRelay();
    const failed = messaging.dataSource.transaction(async (manager) => {
      await publish(manager, 'user.left_company', { userId: 1, companyId: 1 });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await publishOne(2);
    await settled();
    expect(received.map(({ payload }) => payload)).toEqual([{ userId: 2, companyId: 1 }]);
  });

  it('waits for each subscriber by itself, and keeps the event until the last has taken it', async () => {
    const quick = startSubscriber('jobs');
    startRelay();
    await messaging.dataSource.transaction((manager) => publish(manager, 'company.deleted', { id: 3 }));
    await waitFor(async () => !(await pending())[0]?.includes('jobs'), { what: 'the first confirmation' });
    expect(quick).toHaveLength(1);
    expect((await pending())[0]?.toSorted()).toEqual(['applications', 'auth']);
    startSubscriber('applications');
    startSubscriber('auth');
    await settled();
    expect(quick).toHaveLength(1);
  });

  it('sends again what Redis forgot', async () => {
    startRelay(300);
    await publishOne(4);
    await waitFor(async () => {
      const [row]: [{ attempts: number }] = await messaging.dataSource.query(`SELECT attempts FROM outbox`);
      return row.attempts > 0;
    });
    await messaging.redis.clear();
    const received = startSubscriber('applications');
    await settled();
    expect(received.length).toBeGreaterThan(0);
  });

  it('keeps an event whose subscriber fails, and tries it again', async () => {
    let faults = 2;
    const received = startSubscriber('applications', () => {
      faults -= 1;
      if (faults >= 0) {
        throw new Error('not now');
      }
    });
    startRelay(300);
    await publishOne(5);
    await settled();
    expect(received.length).toBeGreaterThanOrEqual(3);
  });

  it('shares the rows with other relays: each is sent once', async () => {
    const received = startSubscriber('applications');
    const users = Array.from({ length: 500 }, (_, userId) => ({ userId, companyId: 1 }));
    await messaging.dataSource.transaction((manager) => publishAll(manager, 'user.left_company', users));
    startRelay();
    startRelay();
    await settled();
    expect(received.map(({ id }) => id).toSorted()).toEqual([...new Set(received.map(({ id }) => id))].toSorted());
    expect(received).toHaveLength(500);
  });
});
