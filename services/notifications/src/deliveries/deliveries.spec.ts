import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testCaller, waitFor } from '@workboard/test-kit';
import { startWorld, type World } from '../testing/world.js';
import { messages } from '../messages/index.js';
import { type Intent, intend } from './intents.js';
import { retryPause } from './delivery.rules.js';

const dayMs = 86_400_000;
const start = '2026-10-05T00:30:00.000Z';
const priorityOf = (wanted: string): number => messages.find(({ kind }) => kind === wanted)!.priority;

describe('retryPause', () => {
  it('doubles up to ten minutes, with jitter of a half', () => {
    const firstMs = 15_000;
    expect(retryPause({ attempts: 1, firstMs, random: 0 })).toBe(7500);
    expect(retryPause({ attempts: 1, firstMs, random: 1 })).toBe(22_500);
    expect(retryPause({ attempts: 3, firstMs, random: 0.5 })).toBe(60_000);
    expect(retryPause({ attempts: 30, firstMs, random: 0.5 })).toBe(600_000);
  });
});

describe('sending', () => {
  let world: World;
  let number = 0;
  beforeEach(async () => {
    world = await startWorld({ at: start, env: { MAIL_PER_DOMAIN_PER_MINUTE: '5', MAIL_LEASE_MS: '400' } });
  });
  afterEach(() => world.stop());

  const want = async (...wanted: (Partial<Intent> & { userId: number })[]) => {
    for (const { userId } of wanted) {
      world.addContact({ id: userId });
    }
    await intend(
      world.database.manager,
      wanted.map((intent) => ({
        kind: 'welcome',
        priority: priorityOf(intent.kind ?? 'welcome'),
        data: {},
        dedupeKey: `t${(number += 1)}`,
        dueAt: world.clock.now(),
        ...intent,
      })),
    );
  };
  const stateOf = async (userId: number) => (await world.deliveries(`user_id = ${userId}`))[0]?.state;
  const untilState = (userId: number, state: string) =>
    waitFor(async () => (await stateOf(userId)) === state, { what: `${userId} to be ${state}` });
  const receivedBy = (userId: number) =>
    world.smtp.received.filter(({ to }) => to.includes(`person${userId}@mail.test`)).length;

  it('tries again after a temporary refusal, under the same Message-ID', async () => {
    world.smtp.behave({ kind: 'refuse', code: 451 });
    await want({ userId: 1 });
    await waitFor(async () => (await world.deliveries())[0]?.lastError);
    world.smtp.behave({ kind: 'accept' });
    world.clock.advance(60_000);
    const { mail } = await world.smtp.mailTo('person1@mail.test');
    const [delivery] = await world.deliveries();
    expect(mail.messageId).toBe(`<${delivery?.id}@workboard.test>`);
    await untilState(1, 'sent');
    expect((await world.deliveries())[0]?.attempts).toBeGreaterThan(1);
  });

  it('never tries a mailbox again that was refused for good, except with account mail', async () => {
    world.smtp.behave({ kind: 'refuseRecipient', code: 550, message: '5.1.1 no such user' });
    await want({ userId: 2 });
    await untilState(2, 'failed');
    world.smtp.behave({ kind: 'accept' });
    world.clock.advance(dayMs);
    await want({ userId: 2, dedupeKey: 'again', kind: 'welcome' });
    await waitFor(async () => (await world.deliveries(`dedupe_key = 'again'`))[0]?.state === 'failed');
    expect(receivedBy(2)).toBe(0);
    const settings = await world.running.as(testCaller({ userId: 2 })).getMailSettings({});
    expect(settings.stopped?.reason).toContain('no such user');

    await want({ userId: 2, dedupeKey: 'account', kind: 'password_changed' });
    await world.smtp.mailTo('person2@mail.test');
    await waitFor(async () => (await world.running.as(testCaller({ userId: 2 })).getMailSettings({})).stopped === null);
  });

  it.each([
    ['a policy refusal', 550, '5.7.1 blocked', null],
    ['a full mailbox', 552, '5.2.2 full', null],
    ['an unknown mailbox', 550, 'unknown', 'unknown'],
  ])('does not repeat after %s', async (_case, code, message, stopped) => {
    world.smtp.behave({ kind: 'refuse', code, message });
    await want({ userId: 3 });
    await untilState(3, 'failed');
    const settings = await world.running.as(testCaller({ userId: 3 })).getMailSettings({});
    expect(settings.stopped?.reason ?? null).toEqual(stopped === null ? null : expect.stringContaining(stopped));
  });

  it('gives up visibly after 24 hours, and a super admin can send it again', async () => {
    world.smtp.behave({ kind: 'refuse', code: 451 });
    await want({ userId: 4 });
    await waitFor(async () => (await world.deliveries())[0]?.lastError);
    world.clock.advance(dayMs);
    await untilState(4, 'abandoned');
    world.smtp.behave({ kind: 'accept' });

    const before = await world.superAdmin.listDeliveries({ state: 'abandoned', limit: 10, offset: 0 });
    expect(before).toMatchObject({
      total: 1,
      counts: { abandoned: 1 },
      deliveries: [{ address: 'person4@mail.test' }],
    });
    const id = before.deliveries[0]?.id ?? '';
    expect(await world.superAdmin.resendDelivery({ id })).toMatchObject({ state: 'queued', attempts: 0 });
    await world.smtp.mailTo('person4@mail.test');
    await untilState(4, 'sent');
    await expect(world.superAdmin.resendDelivery({ id })).rejects.toMatchObject({ code: 'not_resendable' });
    await expect(world.seeker(4).resendDelivery({ id })).rejects.toMatchObject({ code: 'super_admin_required' });
    await expect(world.seeker(4).listDeliveries({ limit: 1, offset: 0 })).rejects.toMatchObject({ status: 403 });
  });

  it('are found by person, address, subject line and reference, and can be read as they went out', async () => {
    await want({ userId: 71, data: { applicationId: 1206 } });
    await world.smtp.mailTo('person71@mail.test');
    await untilState(71, 'sent');
    const found = async (q: string) => (await world.superAdmin.listDeliveries({ q, limit: 10, offset: 0 })).deliveries;
    const [sent] = await found('Kila 71');
    expect(sent).toMatchObject({ userId: 71, person: 'Meri Kila 71', address: 'person71@mail.test' });
    for (const q of ['person71@', 'WB-001206', '1206', (sent?.title ?? '').slice(0, 12).toLowerCase()]) {
      expect((await found(q)).map(({ id }) => id)).toContain(sent?.id);
    }
    expect(await found('WB-009999')).toEqual([]);
    expect((await world.superAdmin.getDelivery({ id: sent?.id ?? '' })).body).toContain('Welcome, Meri');
    await expect(world.seeker(71).getDelivery({ id: sent?.id ?? '' })).rejects.toMatchObject({ status: 403 });

    await world.tell('user.deleted', { userId: 71 });
    expect(await world.superAdmin.getDelivery({ id: sent?.id ?? '' })).toMatchObject({ title: null, body: null });
  });

  it('waits for its time', async () => {
    await want({ userId: 5, dueAt: new Date(world.clock.now().getTime() + 60_000) }, { userId: 6 });
    await world.smtp.mailTo('person6@mail.test');
    expect(receivedBy(5)).toBe(0);
    world.clock.advance(61_000);
    await world.smtp.mailTo('person5@mail.test');
  });

  it('sends every open mail after Redis forgot everything', async () => {
    await world.queues.named('mail').pause();
    await want(...[10, 11, 12].map((userId) => ({ userId })));
    await waitFor(async () => (await world.queues.named('mail').count()) === 3);
    await world.queues.named('mail').obliterate({ force: true });
    world.clock.advance(31_000);
    await Promise.all([10, 11, 12].map((id) => world.smtp.mailTo(`person${id}@mail.test`)));
    await world.settled();
    expect(world.smtp.received).toHaveLength(3);
  });

  it('does not queue again what the queue still holds', async () => {
    await world.queues.named('mail').pause();
    await want({ userId: 13 });
    await waitFor(async () => (await world.queues.named('mail').count()) === 1);
    for (let round = 0; round < 3; round++) {
      const [before] = await world.deliveries();
      world.clock.advance(31_000);
      await waitFor(async () => (await world.deliveries())[0]!.nextAttemptAt > before!.nextAttemptAt);
    }
    expect(await world.queues.named('mail').count()).toBe(1);
  });

  it('lets account mail pass before everything else', async () => {
    await world.queues.named('mail').pause();
    await want({ userId: 20, kind: 'welcome' }, { userId: 21, kind: 'company_authorised' });
    await waitFor(async () => (await world.queues.named('mail').count()) === 2);
    await want({ userId: 22, kind: 'password_changed' });
    await waitFor(async () => (await world.queues.named('mail').count()) === 3);
    const [first] = await world.queues.named('mail').getPrioritized(0, 0);
    expect(first?.priority).toBe(1);
  });

  it('spreads mails to one domain over the minutes', async () => {
    await want(...[30, 31, 32, 33, 34, 35, 36, 37].map((userId) => ({ userId })));
    await waitFor(() => world.smtp.received.length === 5);
    await waitFor(
      async () => (await world.deliveries(`state = 'queued' AND attempts = 0 AND last_error IS NOT NULL`)).length === 3,
    );
    await want({ userId: 38, kind: 'password_changed' });
    await world.smtp.mailTo('person38@mail.test');
    expect(world.smtp.received).toHaveLength(6);
    world.clock.advance(80_000);
    await waitFor(() => world.smtp.received.length === 9);
  });

  it('cancels a mail whose reader is gone', async () => {
    await want({ userId: 41, dueAt: new Date(world.clock.now().getTime() + 1000) });
    world.contacts.delete(41);
    world.clock.advance(2000);
    await untilState(41, 'cancelled');
  });

  it('has an example of every mail for people who work on the site', async () => {
    const previews = await world.running.as(null).mailPreviews({});
    expect(previews.length).toBeGreaterThan(20);
    for (const { html, text, subject } of previews) {
      expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(60_000);
      expect(html).not.toMatch(/<img|src=|url\(/);
      expect(html).not.toContain('undefined');
      expect(text).not.toMatch(/undefined|<\w/);
      expect(subject).not.toBe('');
    }
  });

  it('lists what the people of a company were sent (P70)', async () => {
    await want({ userId: 51 }, { userId: 52 });
    world.addContact({ id: 51, companyId: 9 });
    world.addContact({ id: 52, companyId: 8 });
    const listed = await world.superAdmin.listDeliveries({ companyId: 9, limit: 10, offset: 0 });
    expect(listed).toMatchObject({ total: 1, deliveries: [{ userId: 51 }] });
    expect((await world.superAdmin.listDeliveries({ companyId: 77, limit: 10, offset: 0 })).total).toBe(0);
  });
});
