import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SmtpBehaviour, waitFor } from '@workboard/test-kit';
import { startWorld, type World } from '../testing/world.js';
import { intend } from './intents.js';

/** MAIL_STORM and MAIL_KILLS make it as long as one likes; the whole of it is 5000 and 20. */
const mails = Number(process.env['MAIL_STORM'] ?? 150);
const kills = Number(process.env['MAIL_KILLS'] ?? 3);
const root = fileURLToPath(new URL('../../../..', import.meta.url));

const moods = (): SmtpBehaviour => {
  const luck = Math.random();
  if (luck < 0.08) {
    return { kind: 'refuse', code: 451 };
  }
  if (luck < 0.12) {
    return { kind: 'drop' };
  }
  return luck < 0.25 ? { kind: 'slow', milliseconds: 40 } : { kind: 'accept' };
};

describe('mail in a storm', () => {
  let world: World;
  let worker: ChildProcess;
  beforeAll(async () => {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'services/notifications'], { cwd: root });
    world = await startWorld({
      worker: false,
      env: { MAIL_LEASE_MS: '2000', MAIL_REDELIVERY_MS: '1000', MAIL_PER_DOMAIN_PER_MINUTE: '1000000' },
    });
  }, 120_000);
  afterAll(async () => {
    worker.kill('SIGKILL');
    await world.stop();
  });

  /** A worker in a process of its own, so that it can be killed in the middle of anything. */
  const startWorker = () => {
    const env = Object.entries(world.running.env).map(([name, value]) => [name, String(value)]);
    worker = spawn(process.execPath, ['services/notifications/dist/worker.js'], {
      cwd: root,
      env: { ...Object.fromEntries(env), PATH: process.env['PATH'], NODE_ENV: 'test', LOG_LEVEL: 'fatal' },
      stdio: 'inherit',
    });
  };
  const kill = async () => {
    const gone = once(worker, 'exit');
    worker.kill('SIGKILL');
    await gone;
  };
  const left = async () => {
    const [{ open }]: [{ open: number }] = await world.database.query(
      `SELECT count(*)::int AS open FROM deliveries WHERE state <> 'sent'`,
    );
    return open;
  };

  it(`loses none of ${mails} while its worker is killed ${kills} times, and doubles at most one per kill`, async () => {
    const people = Array.from({ length: mails }, (_, index) => index + 1);
    for (const id of people) {
      world.addContact({ id });
    }
    await intend(
      world.database.manager,
      people.map((userId) => ({ kind: 'welcome', dedupeKey: `storm.${userId}`, userId, dueAt: new Date() })),
    );
    world.smtp.behave(moods);
    startWorker();
    for (let round = 1; round <= kills; round++) {
      const enough = Math.min(world.smtp.received.length + Math.floor(mails / (kills + 2)), mails - 1);
      await waitFor(() => world.smtp.received.length >= enough, { timeout: 120_000, what: 'mails to come in' });
      await kill();
      startWorker();
    }
    await waitFor(async () => (await left()) === 0, { timeout: 600_000, interval: 200, what: 'all to be sent' });

    const times = new Map<string, number>();
    for (const { mail } of world.smtp.received) {
      const id = mail.messageId ?? '';
      times.set(id, (times.get(id) ?? 0) + 1);
    }
    const ids: { id: string }[] = await world.database.query(`SELECT message_id AS id FROM deliveries`);
    expect(ids.filter(({ id }) => !times.has(id))).toEqual([]);
    expect(times.size).toBe(mails);
    expect(world.smtp.received.length - mails).toBeLessThanOrEqual(kills);
  }, 600_000);
});
