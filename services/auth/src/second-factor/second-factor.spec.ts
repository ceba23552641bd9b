import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, type OpenedSession, sharedSessionTtlMs } from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';
import { Session } from '../sessions/session.entity.js';
import type { User } from '../users/user.entity.js';
import { codeAt } from './totp.rules.js';

const stepMs = 30_000;
const currentPassword = testPassword;

describe('a second factor', () => {
  let auth: World;
  /** How far the service's clock was moved. */
  let moved = 0;
  beforeAll(async () => {
    auth = await startWorld();
    auth.app.get(Clock).now = () => new Date(Date.now() + moved);
  });
  afterAll(() => auth.stop());

  /** The code of the next step: each call moves the clock on, because a step's code counts once. */
  const nextCode = (secret: string): string => {
    moved += stepMs;
    return codeAt(secret, new Date(Date.now() + moved));
  };
  const turnedOn = async (values: Partial<User> = {}) => {
    const user = await auth.newUser(values);
    const caller = await auth.callerFor(user);
    const own = auth.as(caller);
    const { secret } = await own.setUpSecondFactor({ currentPassword });
    const { recoveryCodes } = await own.turnOnSecondFactor({ code: nextCode(secret) });
    return { user, caller, own, secret, recoveryCodes };
  };
  const ticketFor = async ({ email }: User, isKnown?: boolean): Promise<string> => {
    const answer = await auth.visitor.login({ email, password: testPassword, isKnown });
    if (!('secondFactorRequired' in answer)) {
      throw new Error('No second factor was asked for');
    }
    return answer.ticket;
  };
  const isAlive = async ({ sessionId }: Pick<Caller, 'sessionId'>) =>
    (await auth.visitor.findSession({ sessionId })) !== null;
  const news = async (userId: number) =>
    (await auth.published('user.second_factor')).filter((event) => event.userId === userId).map((event) => event.news);

  it('is turned on with the password and a first code, ends other sessions, tells, and shows codes once', async () => {
    const user = await auth.newUser();
    const [here, elsewhere] = [await auth.callerFor(user), await auth.callerFor(user)];
    const own = auth.as(here);
    expect(await refusalOf(own.setUpSecondFactor({ currentPassword: 'wrong' }))).toBe('wrong_password');
    const { secret, uri } = await own.setUpSecondFactor({ currentPassword });
    expect(uri).toContain(secret);
    expect(await own.secondFactorState({})).toMatchObject({ isOn: false, isRequired: false });
    // Until it is proven it asks for nothing.
    expect((await auth.signIn({ email: user.email, password: testPassword })).user.id).toBe(user.id);
    expect(await refusalOf(own.turnOnSecondFactor({ code: '000000' }))).toBe('wrong_code');
    const { recoveryCodes } = await own.turnOnSecondFactor({ code: nextCode(secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await own.secondFactorState({})).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false]);
    expect(await news(user.id)).toEqual(['on']);
    expect(await refusalOf(own.setUpSecondFactor({ currentPassword }))).toBe('second_factor_on');
  });

  it('keeps neither the secret nor the codes as they are', async () => {
    const { secret, recoveryCodes } = await turnedOn();
    const rows = await auth.manager.query(
      `SELECT (SELECT string_agg(f::text, '') FROM second_factors f) || (SELECT string_agg(c::text, '') FROM recovery_codes c) AS all`,
    );
    const stored = JSON.stringify(rows).toLowerCase();
    expect(stored).not.toContain(secret.toLowerCase());
    expect(stored).not.toContain(recoveryCodes[0]?.replaceAll('-', ''));
  });

  it('asks for the code after the right password, and opens the session with it', async () => {
    const { user, secret } = await turnedOn();
    const ticket = await ticketFor(user);
    const opened = await auth.visitor.secondFactorSignIn({ ticket, code: nextCode(secret) });
    expect(opened.user.id).toBe(user.id);
    expect(await isAlive(opened)).toBe(true);
    expect(await refusalOf(auth.visitor.secondFactorSignIn({ ticket, code: nextCode(secret) }))).toBe('ticket_expired');
    expect(await refusalOf(auth.visitor.login({ email: user.email, password: 'wrong' }))).toBe('invalid_credentials');
  });

  it("opens a short session on a phone that is not one's own (decision P90)", async () => {
    const { user, secret } = await turnedOn();
    const ticket = await ticketFor(user);
    const code = nextCode(secret);
    const { sessionId } = await auth.visitor.secondFactorSignIn({ ticket, code, sharedDevice: true });
    const { createdAt, expiresAt } = await auth.manager.findOneByOrFail(Session, { id: sessionId });
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(sharedSessionTtlMs);
  });

  it('takes a code once, also of two at the same moment', async () => {
    const { user, secret } = await turnedOn();
    const tickets = [await ticketFor(user), await ticketFor(user)];
    const code = nextCode(secret);
    const outcomes = await Promise.allSettled(
      tickets.map((ticket) => auth.visitor.secondFactorSignIn({ ticket, code })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(auth.visitor.secondFactorSignIn({ ticket: await ticketFor(user), code }))).toBe(
      'wrong_code',
    );
  });

  it('takes each recovery code once, however it is typed, and says how many are left', async () => {
    const { user, own, recoveryCodes } = await turnedOn();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`;
    await auth.visitor.secondFactorSignIn({ ticket: await ticketFor(user), code: typed });
    expect(await refusalOf(auth.visitor.secondFactorSignIn({ ticket: await ticketFor(user), code }))).toBe(
      'wrong_code',
    );
    expect(await own.secondFactorState({}).catch(() => null)).not.toBeNull();
    expect(await auth.published('user.second_factor')).toContainEqual({
      userId: user.id,
      news: 'code_used',
      codesLeft: 9,
    });
  });

  it('stops strangers after ten wrong codes and leaves the owner every way in', async () => {
    const { user, secret, recoveryCodes } = await turnedOn();
    const ticket = await ticketFor(user, false);
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await refusalOf(auth.visitor.secondFactorSignIn({ ticket, code: '000000' }))).toBe('wrong_code');
    }
    expect(await refusalOf(auth.visitor.secondFactorSignIn({ ticket, code: nextCode(secret) }))).toBe('rate_limited');
    expect(await news(user.id)).toEqual(['on', 'guessed']);
    // The owner: from a browser that signed in before, or with a recovery code from anywhere.
    await auth.visitor.secondFactorSignIn({ ticket: await ticketFor(user, true), code: nextCode(secret) });
    await auth.visitor.secondFactorSignIn({ ticket, code: recoveryCodes[1] ?? '' });
    // And from anywhere once the window is over.
    await auth.manager.query(`UPDATE second_factor_failures SET failed_at = now() - interval '16 minutes'`);
    await auth.visitor.secondFactorSignIn({ ticket: await ticketFor(user, false), code: nextCode(secret) });
  });

  it('stands behind the links that sign in', async () => {
    const { user, secret } = await turnedOn();
    await auth.manager.update('users', { id: user.id }, { isVerified: false });
    await auth.visitor.resendVerification({ email: user.email });
    const outcome = await auth.visitor.tempLogin({ token: await auth.mailedToken('verification', user.email) });
    if (!('secondFactorRequired' in outcome)) {
      throw new Error('The link opened a session');
    }
    await auth.visitor.secondFactorSignIn({ ticket: outcome.ticket, code: nextCode(secret) });
  });

  it('stays after the password was reset, which ends sign-ins that wait for a code', async () => {
    const { user, secret } = await turnedOn();
    const ticket = await ticketFor(user);
    await auth.visitor.forgotPassword({ email: user.email });
    const token = await auth.mailedToken('password_reset', user.email);
    await auth.visitor.resetPassword({ token, password: 'a-quite-new-one' });
    expect(await refusalOf(auth.visitor.secondFactorSignIn({ ticket, code: nextCode(secret) }))).toBe('ticket_expired');
    expect(await auth.visitor.login({ email: user.email, password: 'a-quite-new-one' })).toHaveProperty('ticket');
  });

  it('gets new recovery codes, and is turned off, with password and code', async () => {
    const { user, own, secret, recoveryCodes } = await turnedOn();
    const [, old = ''] = recoveryCodes;
    const wrong = { currentPassword: 'wrong', code: nextCode(secret) };
    expect(await refusalOf(own.renewRecoveryCodes(wrong))).toBe('wrong_password');
    const { recoveryCodes: fresh } = await own.renewRecoveryCodes({ currentPassword, code: nextCode(secret) });
    expect(await refusalOf(own.turnOffSecondFactor({ currentPassword, code: old }))).toBe('wrong_code');
    const elsewhere = await auth.callerFor(user);
    await own.turnOffSecondFactor({ currentPassword, code: fresh[0] ?? '' });
    expect(await own.secondFactorState({})).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(await isAlive(elsewhere)).toBe(false);
    expect((await auth.signIn({ email: user.email, password: testPassword })).user.id).toBe(user.id);
    expect(await news(user.id)).toEqual(['on', 'codes_renewed', 'code_used', 'off']);
  });

  it('is turned off by a super admin for who lost it, never for themselves', async () => {
    const { user, caller } = await turnedOn();
    const admin = await turnedOn({ role: 'super_admin' });
    expect(await refusalOf(auth.as(caller).resetSecondFactor({ id: admin.user.id }))).toBe('super_admin_required');
    expect(await refusalOf(admin.own.resetSecondFactor({ id: admin.user.id }))).toBe('self_administration');
    await admin.own.resetSecondFactor({ id: user.id });
    expect(await refusalOf(admin.own.resetSecondFactor({ id: user.id }))).toBe('second_factor_off');
    expect(await isAlive(caller)).toBe(false);
    expect(await news(user.id)).toEqual(['on', 'reset']);
  });
});

describe('where super admins need a second factor', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld({ env: { REQUIRE_SECOND_FACTOR: 'super_admins' } });
  });
  afterAll(() => auth.stop());

  const missingOf = async ({ sessionId }: Pick<OpenedSession, 'sessionId'>) =>
    (await auth.visitor.findSession({ sessionId }))?.secondFactorMissing;

  it('their sessions say that it is missing until it is on; those of others do not', async () => {
    const admin = await auth.newUser({ role: 'super_admin' });
    const opened = await auth.signIn({ email: admin.email, password: testPassword });
    expect(opened.user.secondFactorMissing).toBe(true);
    expect(await missingOf(opened)).toBe(true);
    const own = auth.as({ userId: admin.id, role: 'super_admin', companyId: null, sessionId: opened.sessionId });
    expect(await own.secondFactorState({})).toMatchObject({ isRequired: true, isOn: false });
    const { secret } = await own.setUpSecondFactor({ currentPassword });
    await own.turnOnSecondFactor({ code: codeAt(secret, new Date()) });
    expect(await missingOf(opened)).toBeUndefined();
    const seeker = await auth.newUser();
    expect(await missingOf(await auth.signIn({ email: seeker.email, password: testPassword }))).toBeUndefined();
  });
});
