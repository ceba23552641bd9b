import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testCaller } from '@workboard/test-kit';
import { startWorld, type World } from '../testing/world.js';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.js';

const secret = 'a-secret-that-only-tests-know';
const remindersOf = (id: number) => ({ token: unsubscribeToken({ kind: 'saved', id }, secret) });

describe('the token of an unsubscribe link', () => {
  it('says what it ends, and only to who knows the secret', () => {
    const token = unsubscribeToken({ kind: 'status', id: 45 }, secret);
    expect(readUnsubscribeToken(token, secret)).toEqual({ kind: 'status', id: 45 });
    expect(readUnsubscribeToken(token, 'another-secret-of-tests')).toBeNull();
    expect(readUnsubscribeToken(token.replace('s45', 's46'), secret)).toBeNull();
    expect(readUnsubscribeToken(token.replace('s45', 'e45'), secret)).toBeNull();
    expect(readUnsubscribeToken('s45', secret)).toBeNull();
  });
});

describe('unsubscribing', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ worker: false });
  });
  afterAll(() => world.stop());

  it('switches status mails off for people who never set them up', async () => {
    world.addContact({ id: 7 });
    const token = unsubscribeToken({ kind: 'status', id: 7 }, secret);
    await world.running.as(null).unsubscribePage({ token });
    expect(await world.seeker(7).getStatusAlert({})).toBeNull();
    await world.running.as(null).unsubscribe({ token });
    expect(await world.seeker(7).getStatusAlert({})).toMatchObject({ isActive: false, email: 'person7@mail.test' });
  });

  it('ends mails about applications', async () => {
    world.addContact({ id: 50, role: 'employer', companyId: 1 });
    await world.running.as(null).unsubscribe({ token: unsubscribeToken({ kind: 'employer', id: 50 }, secret) });
    const employer = world.running.as(testCaller({ userId: 50, role: 'employer', companyId: 1 }));
    expect(await employer.getMailSettings({})).toMatchObject({ applicationMails: 'off', stopped: null });
  });

  it('ends reminders of saved jobs, and writes nothing for an account that is gone', async () => {
    world.addContact({ id: 60 });
    await world.running.as(null).unsubscribePage(remindersOf(60));
    expect(await world.seeker(60).getMailSettings({})).toMatchObject({ savedJobReminders: true });
    await world.running.as(null).unsubscribe(remindersOf(60));
    expect(await world.seeker(60).getMailSettings({})).toMatchObject({ savedJobReminders: false });
    await world.database.query(`INSERT INTO deleted_users (user_id) VALUES (61)`);
    expect((await world.running.as(null).unsubscribe(remindersOf(61))).html).toContain(
      'You will get no more reminders',
    );
    expect(await world.database.query(`SELECT FROM mail_preferences WHERE user_id = 61`)).toEqual([]);
  });

  it('shows a page that works without scripts, under its own policy', async () => {
    world.addContact({ id: 8 });
    const alert = await world.seeker(8).createJobAlert({ title: '<script>alert(1)</script>' });
    const page = await world.running
      .as(null)
      .unsubscribePage({ token: unsubscribeToken({ kind: 'alert', id: alert.id }, secret) });
    expect(page.html).toContain('&lt;script&gt;');
    expect(page.html).not.toContain('<script');
    const style = /<style>([^]*)<\/style>/.exec(page.html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.csp).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
  });

  it('says so when a link does not work', async () => {
    const page = await world.running.as(null).unsubscribePage({ token: 'a1.cut-off' });
    expect(page.status).toBe(404);
    expect(page.html).toContain('This link does not work');
  });
});
