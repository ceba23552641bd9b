import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceName } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import { Queues } from '../queues/queues.js';
import { type Messaging, openMessaging } from '../testing/messaging.js';
import { resendParked } from '../status/resend-parked.js';
import { type DeliveredEvent, deliveredEvent, eventQueueName, faultOf, unknownEvent } from './event-queue.js';
import { OutboxRelay } from './outbox-relay.js';
import { publish, publishAll } from './outbox.js';
import { failuresUntilParked } from './parked-events.js';

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
    expect((await pending())[0]?.toSorted()).toEqual(['applications', 'auth', 'notifications']);
    startSubscriber('applications');
    startSubscriber('auth');
    startSubscriber('notifications');
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

  const parked = (): Promise<{ subscriber: string; failures: number; reason: string }[]> =>
    messaging.dataSource.query(
      `SELECT subscriber, failures, reason FROM event_failures WHERE parked_at IS NOT NULL ORDER BY event_id`,
    );

  it('puts an event aside that a subscriber fails at each time, goes on with the others, and sends it again when told to', async () => {
    let isMended = false;
    // Deliveries come more than once at this pace; consumers know what they have taken.
    const taken = new Set<unknown>();
    startSubscriber('applications', ({ payload }) => {
      if (!isMended && (payload as { userId: number }).userId === 13) {
        throw new Error(faultOf(new TypeError('no good: "Ann <ann@people.test>"')));
      }
      taken.add((payload as { userId: number }).userId);
    });
    // Two relays hear of each failure, which counts once.
    startRelay(50);
    startRelay(50);
    await publishOne(13);
    await publishOne(14);
    const [event] = await waitFor(async () => ((await parked()).length > 0 ? parked() : undefined), {
      what: 'the event to be put aside',
      timeout: 20_000,
    });
    expect(event).toEqual({
      subscriber: 'applications',
      failures: failuresUntilParked,
      reason: 'TypeError: no good: [cut]',
    });
    await settled();
    expect([...taken]).toEqual([14]);

    isMended = true;
    const sent = await resendParked(messaging.dataSource, { service: 'auth', subscriber: 'applications' });
    expect(sent).toEqual({ count: 1 });
    await waitFor(async () => taken.size === 2, { what: 'the event that was sent again' });
    await waitFor(async () => (await messaging.dataSource.query(`SELECT 1 FROM event_failures`)).length === 0, {
      what: 'its failures to be forgotten',
    });
    expect([...taken]).toEqual([14, 13]);
    expect(await resendParked(messaging.dataSource, { service: 'auth', subscriber: 'applications' })).toEqual({
      count: 0,
    });
  });

  it.each([
    ['a fault that passes by itself', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })],
    ['a worker that is older than it, in the middle of an upgrade', new Error(unknownEvent('user.left_company'))],
  ])(
    'never puts an event aside for %s',
    async (_, fault) => {
      let faults = 2 * failuresUntilParked;
      const received = startSubscriber('applications', () => {
        faults -= 1;
        if (faults >= 0) {
          throw new Error(faultOf(fault));
        }
      });
      startRelay(50);
      await publishOne(6);
      await settled();
      expect(received.length).toBeGreaterThan(2 * failuresUntilParked);
      expect(await parked()).toEqual([]);
    },
    20_000,
  );

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
