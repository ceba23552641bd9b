import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { notificationsService } from '@workboard/contracts';
import { startWorker } from '@workboard/service-kit';
import { ownRedis, type OwnRedis, waitFor } from '@workboard/test-kit';
import type { Env } from '../env.js';
import { smtpGate } from '../testing/smtp-gate.js';
import { startWorld, type World } from '../testing/world.js';
import { workerModule } from '../worker.module.js';
import { welcome } from '../messages/accounts/welcome.js';
import { intend } from './intents.js';

const start = '2026-10-05T00:30:00.000Z';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const want = async (world: World, ids: readonly number[]) => {
  for (const id of ids) {
    world.addContact({ id });
  }
  await intend(
    world.database.manager,
    ids.map((userId) => welcome.intent({ dedupeKey: `t${userId}`, userId, data: {}, dueAt: world.clock.now() })),
  );
};
const receivers = ({ smtp }: World) => smtp.received.map(({ to: [address = ''] }) => address).toSorted();
const addresses = (ids: readonly number[]) => ids.map((id) => `person${id}@mail.test`).toSorted();

describe('when Redis fails', () => {
  let redis: OwnRedis;
  let world: World;
  beforeEach(async () => {
    redis = await ownRedis();
    world = await startWorld({ at: start, env: { REDIS_URL: redis.url } });
    world.smtp.behave({ kind: 'slow', milliseconds: 20 });
  });
  afterEach(async () => {
    await world.stop();
    await redis.stop();
  });

  it('sends every open mail once, within a minute of losing everything in the middle (FLUSHALL)', async () => {
    await want(world, range(0, 60));
    await waitFor(() => world.smtp.received.length >= 10);
    await redis.empty();
    expect(world.smtp.received.length).toBeLessThan(60);
    world.clock.advance(minuteMs);
    await world.settled();
    expect(receivers(world)).toEqual(addresses(range(0, 60)));
  });

  it('sends what was wanted before and during an outage once an empty Redis is back', async () => {
    await want(world, range(0, 30));
    await waitFor(() => world.smtp.received.length >= 5);
    await redis.kill();
    await want(world, range(30, 60));
    world.clock.advance(20_000);
    expect(world.smtp.received.length).toBeLessThan(30);
    await redis.restart();
    world.clock.advance(minuteMs);
    await world.settled();
    expect(receivers(world)).toEqual(addresses(range(0, 60)));
  });
});

describe('when a worker is stopped', () => {
  it('finishes the mail that it is sending, so that nobody sends it again', async () => {
    const world = await startWorld({ at: start, worker: false });
    const env = world.running.env as Env;
    const worker = await startWorker({ module: workerModule(env), env, service: notificationsService });
    const reached = new Promise<void>((resolve) => {
      world.smtp.behave(() => {
        resolve();
        return { kind: 'slow', milliseconds: 500 };
      });
    });
    await want(world, [1]);
    await reached;
    await worker.stop();
    expect(await world.deliveries()).toMatchObject([{ state: 'sent' }]);
    expect(world.smtp.received).toHaveLength(1);
    await world.stop();
  });
});

describe('when the mail server is away', () => {
  const mails = range(0, 12);
  let gate: Awaited<ReturnType<typeof smtpGate>>;
  let world: World;
  beforeEach(async () => {
    gate = await smtpGate();
    world = await startWorld({ at: start, env: { SMTP_URL: gate.url, MAIL_RETRY_MS: '15000' } });
    gate.leadTo(world.smtp.port);
    await gate.shut();
    await want(world, mails);
  });
  afterEach(() => world.stop());

  /** Goes on to an instant in steps, each time until all tries that are due were made. */
  const passTo = async (end: Date, stepMs: number) => {
    for (;;) {
      await waitFor(
        async () =>
          (
            await world.deliveries(
              `state = 'sending' OR (state = 'queued' AND next_attempt_at <= '${world.clock.now().toISOString()}')`,
            )
          ).length === 0,
        { what: 'the tries of this moment' },
      );
      if (world.clock.now() >= end) {
        return;
      }
      world.clock.advance(Math.min(stepMs, end.getTime() - world.clock.now().getTime()));
    }
  };

  it('tries less and less often, each mail at its own time, and sends each once when it is back', async () => {
    await passTo(new Date(world.clock.now().getTime() + 30 * minuteMs), 30_000);
    const waiting = await world.deliveries();
    for (const { state, attempts, lastError } of waiting) {
      expect(['queued', 'sending']).toContain(state);
      expect(lastError).toContain('ECONNREFUSED');
      expect(attempts).toBeGreaterThanOrEqual(6);
      expect(attempts).toBeLessThanOrEqual(12);
    }
    expect(new Set(waiting.map(({ nextAttemptAt }) => nextAttemptAt.getTime())).size).toBeGreaterThan(6);
    await gate.reopen();
    world.clock.advance(15 * minuteMs);
    await world.settled();
    expect(receivers(world)).toEqual(addresses(mails));
    await gate.shut();
  }, 120_000);

  it('gives all up in sight of the super admin after 24 hours, who can send them again', async () => {
    await passTo(new Date(world.clock.now().getTime() + 24 * hourMs + 15 * minuteMs), 4 * hourMs);
    await world.settled();
    const given = await world.superAdmin.listDeliveries({ state: 'abandoned', limit: 50, offset: 0 });
    expect(given.counts).toMatchObject({ abandoned: mails.length, queued: 0 });
    await gate.reopen();
    await Promise.all(given.deliveries.map(({ id }) => world.superAdmin.resendDelivery({ id })));
    await world.settled();
    expect(receivers(world)).toEqual(addresses(mails));
    await gate.shut();
  }, 60_000);
});
