import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import { buildWorker, startWorkerProcess, type WorkerProcess } from '../testing/worker-process.js';
import { startWorld, type World } from '../testing/world.js';
import { slotOf } from './alert-schedule.js';

const people = 40;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A process may take this long to start on a busy machine. */
const startMs = 60_000;

describe('daily digests of workers in processes of their own', () => {
  let world: World;
  /** Tomorrow's slot: alerts made now wait for it. */
  const slot = slotOf(new Date(Date.now() + dayMs)).at;
  let workers: WorkerProcess[];
  const startAt = (at: Date): WorkerProcess => {
    const worker = startWorkerProcess({ world, at });
    workers.push(worker);
    return worker;
  };
  const rows = async (sql: string): Promise<number> => {
    const [{ count }]: [{ count: number }] = await world.database.query(`SELECT count(*)::int AS count FROM ${sql}`);
    return count;
  };

  beforeAll(() => buildWorker(), 120_000);
  beforeEach(async () => {
    workers = [];
    world = await startWorld({ worker: false, env: { MAIL_LEASE_MS: '2000', MAIL_REDELIVERY_MS: '1000' } });
    for (let id = 1; id <= people; id++) {
      world.addContact({ id });
      await world.seeker(id).createJobAlert({ title: `Alert ${id}`, frequency: 'daily' });
    }
    const early = startAt(new Date(slot.getTime() - hourMs));
    await world.publish({ title: 'Driver' });
    await early.kill();
  }, 120_000);
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await world.stop();
  });

  const untilAllSent = () =>
    waitFor(async () => (await rows(`deliveries WHERE state = 'sent'`)) === people, {
      timeout: startMs * 2,
      what: 'all digests to be sent',
    });
  const idsReceived = () => world.smtp.received.map(({ mail }) => mail.messageId);
  const expectOneEach = async () => {
    expect(await rows('digests')).toBe(people);
    expect(await rows('deliveries')).toBe(people);
    expect(new Set(idsReceived()).size).toBe(people);
    const receivers = new Set(world.smtp.received.flatMap(({ to }) => to));
    expect(receivers.size).toBe(people);
  };

  it('come once although one is killed between match and send, and another between send and mark', async () => {
    world.smtp.behave({ kind: 'refuse', code: 451 });
    const matching = startAt(slot);
    await waitFor(() => rows('digests'), { timeout: startMs, what: 'the match' });
    await matching.kill();
    expect(world.smtp.received).toHaveLength(0);

    // The mail goes out, but its sender cannot mark it as sent before it dies.
    const reached = new Promise<void>((resolve) => {
      world.smtp.behave(() => {
        resolve();
        return { kind: 'slow', milliseconds: 500 };
      });
    });
    const sending = startAt(slot);
    await reached;
    const lock = world.database.createQueryRunner();
    await lock.startTransaction();
    await lock.query('LOCK TABLE deliveries IN EXCLUSIVE MODE');
    await waitFor(() => world.smtp.received.length > 0, { what: 'the mail whose sender dies' });
    await sending.kill();
    expect(await rows(`deliveries WHERE state = 'sent'`)).toBe(0);
    await lock.rollbackTransaction();
    await lock.release();
    world.smtp.behave({ kind: 'accept' });

    startAt(slot);
    startAt(slot);
    await untilAllSent();
    await expectOneEach();
    expect(idsReceived().length - people).toBeLessThanOrEqual(2);
  }, 300_000);

  it('come once from two that run at the same time', async () => {
    startAt(slot);
    startAt(slot);
    await untilAllSent();
    await expectOneEach();
    expect(idsReceived()).toHaveLength(people);
  }, 300_000);
});
