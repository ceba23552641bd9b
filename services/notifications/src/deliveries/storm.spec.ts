import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seededRandom, type SmtpBehaviour, waitFor } from '@workboard/test-kit';
import { buildWorker, startWorkerProcess, type WorkerProcess } from '../testing/worker-process.js';
import { startWorld, type World } from '../testing/world.js';
import { welcome } from '../messages/accounts/welcome.js';
import { intend } from './intents.js';

/** MAIL_STORM and MAIL_KILLS make it as long as one likes; the whole of it is 5000 and 20. MAIL_SEED makes another storm. */
const mails = Number(process.env['MAIL_STORM'] ?? 150);
const kills = Number(process.env['MAIL_KILLS'] ?? 3);
const patience = 60_000 + mails * 200;
const unlucky = 0.02;
const random = seededRandom(Number(process.env['MAIL_SEED'] ?? 1));

/** Refuses a share for the time being, cuts connections, and is slow with others. */
const moods = (): SmtpBehaviour => {
  const luck = random();
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
  let worker: WorkerProcess;
  beforeAll(async () => {
    buildWorker();
    world = await startWorld({
      worker: false,
      env: { MAIL_LEASE_MS: '2000', MAIL_REDELIVERY_MS: '1000', MAIL_PER_DOMAIN_PER_MINUTE: '1000000' },
    });
  }, 120_000);
  afterAll(async () => {
    await worker.kill();
    await world.stop();
  });

  const left = async () => {
    const [{ open }]: [{ open: number }] = await world.database.query(
      `SELECT count(*)::int AS open FROM deliveries WHERE state IN ('queued', 'sending')`,
    );
    return open;
  };

  it(
    `loses none of ${mails} while its worker is killed ${kills} times, and doubles at most one per kill`,
    async () => {
      const people = Array.from({ length: mails }, (_, index) => index + 1);
      for (const id of people) {
        world.addContact({ id });
      }
      await intend(
        world.database.manager,
        people.map((userId) => welcome.intent({ dedupeKey: `storm.${userId}`, userId, data: {}, dueAt: new Date() })),
      );
      const refused = new Set(people.filter(() => random() < unlucky).map((id) => `person${id}@mail.test`));
      world.smtp.behave(({ to: [address = ''] }) =>
        refused.has(address) ? { kind: 'refuseRecipient', code: 550, message: '5.1.1 no such user' } : moods(),
      );
      const wanted = mails - refused.size;
      worker = startWorkerProcess({ world });
      for (let round = 1; round <= kills; round++) {
        const enough = Math.min(world.smtp.received.length + Math.floor(wanted / (kills + 2)), wanted - 1);
        await waitFor(() => world.smtp.received.length >= enough, { timeout: patience, what: 'mails to come in' });
        await worker.kill();
        worker = startWorkerProcess({ world });
      }
      await waitFor(async () => (await left()) === 0, { timeout: patience, interval: 200, what: 'all to be done' });

      const received = new Set(world.smtp.received.map(({ mail }) => mail.messageId ?? ''));
      const sent: { id: string }[] = await world.database.query(
        `SELECT message_id AS id FROM deliveries WHERE state = 'sent'`,
      );
      expect(sent).toHaveLength(wanted);
      expect(sent.filter(({ id }) => !received.has(id))).toEqual([]);
      expect(received.size).toBe(wanted);
      expect(await world.deliveries(`state = 'failed'`)).toHaveLength(refused.size);
      expect(world.smtp.received.length - wanted).toBeLessThanOrEqual(kills);
    },
    patience * 2,
  );
});
