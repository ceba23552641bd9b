import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailToken } from '@workboard/contracts';
import { startWorld, type World } from '../../testing/world.js';

describe('account mails', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const askFor = async (token: Partial<MailToken> & { email: string }) => {
    const tokenId = randomUUID();
    world.tokens.set(tokenId, {
      purpose: 'registration',
      firstName: 'Meri',
      role: 'job_seeker',
      companyId: null,
      newEmail: null,
      detail: null,
      createdAt: '2026-10-05T00:00:00.000Z',
      returnTo: null,
      token: 'raw-token',
      expiresAt: '2099-01-01T00:00:00.000Z',
      ...token,
    });
    await world.tell('token.created', { tokenId });
    return tokenId;
  };

  it.each([
    ['registration', 'job_seeker', 'http://localhost:3000/application-status-alerts?auth_token=raw-token'],
    ['registration', 'employer', 'http://localhost:3000/dashboard?auth_token=raw-token'],
    ['verification', 'employer', 'http://localhost:3000/dashboard?auth_token=raw-token'],
    ['password_reset', 'employer', 'http://localhost:3000/reset-password?token=raw-token'],
    ['email_change', 'job_seeker', 'http://localhost:3000/application-status-alerts?auth_token=raw-token'],
    ['email_undo', 'job_seeker', 'http://localhost:3000/dashboard?auth_token=raw-token'],
    ['email_approval', 'employer', 'http://localhost:3000/dashboard?auth_token=raw-token'],
    ['new_device', 'job_seeker', 'http://localhost:3000/dashboard?auth_token=raw-token'],
    ['keep_account', 'job_seeker', 'http://localhost:3000/dashboard?auth_token=raw-token'],
    ['member_refusal', 'employer', 'http://localhost:3000/dashboard?auth_token=raw-token'],
    ['team_invitation', 'employer', 'http://localhost:3000/accept-invitation?token=raw-token'],
    ['status_alert', 'job_seeker', 'http://localhost:3000/application-status-alerts?auth_token=raw-token'],
  ] as const)('links a %s of a(n) %s to %s', async (purpose, role, link) => {
    const email = `${purpose}.${role}@mail.test`;
    await askFor({ purpose, role, email });
    const { mail } = await world.smtp.mailTo(email);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
  });

  it('leads who registered on a job back to it', async () => {
    await askFor({ purpose: 'registration', role: 'job_seeker', email: 'back@mail.test', returnTo: '/jobs/12' });
    const { mail } = await world.smtp.mailTo('back@mail.test');
    expect(mail.text).toContain('/application-status-alerts?auth_token=raw-token&next=/jobs/12');
  });

  it('sends one mail per token, marked as automatic, with replies to a person', async () => {
    const tokenId = await askFor({ email: 'once@mail.test' });
    await world.tell('token.created', { tokenId });
    const { mail, from } = await world.smtp.mailTo('once@mail.test');
    await world.settled();
    expect(world.smtp.received.filter(({ to }) => to.includes('once@mail.test'))).toHaveLength(1);
    expect(from).toBe('no-reply@workboard.test');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.replyTo?.value[0]?.address).toBe('hello@workboard.test');
    const [delivery] = await world.deliveries(`dedupe_key = 'token.${tokenId}'`);
    expect(mail.messageId).toBe(`<${delivery?.id}@workboard.test>`);
    expect(JSON.stringify(delivery)).not.toContain('raw-token');
  });

  it('drops a link that is used up before it is mailed', async () => {
    const tokenId = randomUUID();
    await world.tell('token.created', { tokenId });
    await world.settled();
    expect(await world.deliveries(`dedupe_key = 'token.${tokenId}'`)).toMatchObject([{ state: 'cancelled' }]);
  });

  it.each([
    'a@mail.test\r\nBcc: evil@mail.test',
    'a@mail.test <evil@mail.test>',
    '"a b"@mail.test',
    'a@mail.test,b@mail.test',
  ])('sends nothing to %j', async (email) => {
    const tokenId = await askFor({ email });
    await world.settled();
    expect(await world.deliveries(`dedupe_key = 'token.${tokenId}'`)).toMatchObject([{ state: 'failed' }]);
    expect(world.smtp.received.some(({ to }) => to.includes('evil@mail.test'))).toBe(false);
  });

  it('takes names as text, in headers and in HTML', async () => {
    world.addContact({
      id: 9,
      email: 'names@mail.test',
      firstName: 'Meri\r\nBcc: evil@mail.test',
      lastName: '<b>K</b>',
    });
    await world.tell('user.created', { userId: 9, role: 'job_seeker', verified: true });
    const { mail, to } = await world.smtp.mailTo('names@mail.test');
    expect(to).toEqual(['names@mail.test']);
    expect(mail.bcc).toBeUndefined();
    expect(mail.html).not.toContain('<b>K</b>');
  });

  it('welcomes once, and only who is verified', async () => {
    world.addContact({ id: 8, email: 'welcome@mail.test' });
    await world.tell('user.created', { userId: 8, role: 'employer', verified: false });
    await world.settled();
    expect(await world.deliveries('user_id = 8')).toEqual([]);
    await world.tell('user.verified', { userId: 8 });
    await world.tell('user.verified', { userId: 8 });
    await world.smtp.mailTo('welcome@mail.test');
    await world.settled();
    expect(await world.deliveries('user_id = 8')).toMatchObject([{ kind: 'welcome', state: 'sent' }]);
  });

  it('tells the owner of an address about a second registration once an hour', async () => {
    world.addContact({ id: 10, email: 'exists@mail.test' });
    await world.tell('user.account_exists', { userId: 10 });
    await world.tell('user.account_exists', { userId: 10 });
    await world.smtp.mailTo('exists@mail.test');
    await world.settled();
    expect(world.smtp.received.filter(({ to }) => to.includes('exists@mail.test'))).toHaveLength(1);
  });

  it('tells of every password change', async () => {
    world.addContact({ id: 11, email: 'changed@mail.test' });
    await world.tell('user.password_changed', { userId: 11 });
    await world.tell('user.password_changed', { userId: 11 });
    await world.smtp.mailTo('changed@mail.test');
    await world.settled();
    expect(world.smtp.received.filter(({ to }) => to.includes('changed@mail.test'))).toHaveLength(2);
  });

  it('says from which device and when somebody signed in', async () => {
    await askFor({ purpose: 'new_device', email: 'device@mail.test', detail: 'Chrome on Android' });
    const { mail } = await world.smtp.mailTo('device@mail.test');
    expect(mail.text).toContain('Chrome on Android');
    expect(mail.text).toMatch(/5 October 2026 at 10:00 am/);
  });

  it.each([
    ['on', 'Two-step sign-in is on'],
    ['guessed', 'Somebody knows your password'],
    ['code_used', 'you have 2 recovery codes left'],
  ] as const)('tells the owner that their second factor is: %s', async (news, words) => {
    const userId = { on: 21, guessed: 22, code_used: 23 }[news];
    world.addContact({ id: userId, email: `${news}@mail.test` });
    await world.tell('user.second_factor', { userId, news, codesLeft: 2 });
    const { mail } = await world.smtp.mailTo(`${news}@mail.test`);
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('says farewell to an address whose account is gone, and nothing a day later', async () => {
    const [farewellId, late] = [randomUUID(), randomUUID()];
    world.farewells.set(farewellId, { email: 'farewell@mail.test', firstName: 'Meri' });
    await world.tell('account.closed', { farewellId });
    await world.tell('account.closed', { farewellId: late });
    const { mail } = await world.smtp.mailTo('farewell@mail.test');
    expect(mail.text).toContain('was deleted as you asked');
    await world.settled();
    expect(await world.deliveries(`dedupe_key = 'account_closed.${late}'`)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('forgets a deleted person: settings gone, nothing sent any more', async () => {
    world.addContact({ id: 12, email: 'gone@mail.test' });
    await world.seeker(12).createJobAlert({ title: 'Any' });
    await world.database.query(
      `INSERT INTO deliveries (id, kind, user_id, dedupe_key, priority, due_at, next_attempt_at)
       VALUES (gen_random_uuid(), 'welcome', 12, 'later', 4, now() + interval '1 hour', now() + interval '1 hour')`,
    );
    await world.tell('user.deleted', { userId: 12 });
    expect(await world.deliveries('user_id = 12')).toMatchObject([{ state: 'cancelled' }]);
    await expect(world.seeker(12).createJobAlert({ title: 'Any' })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(world.seeker(12).saveStatusAlert({ email: 'gone@mail.test' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const [{ left }] = await world.database.query<[{ left: number }]>(
      `SELECT count(*)::int AS left FROM job_alerts WHERE user_id = 12`,
    );
    expect(left).toBe(0);
  });
});
