import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { OneTimeToken } from '../tokens/one-time-token.entity.js';
import { type World, startWorld, testPassword } from '../testing/world.js';

const password = 'fresh1';

describe('a forgotten password', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());

  const forgot = async (email: string): Promise<string> => {
    await auth.visitor.forgotPassword({ email });
    return auth.mailedToken('password_reset', email);
  };

  it('is replaced by the mailed link, which ends all sessions and tells the owner', async () => {
    const user = await auth.newUser();
    const { email } = user;
    const caller = await auth.callerFor(user);
    const { sessionId } = await auth.signIn({ email, password: testPassword });
    expect(await auth.visitor.resetPassword({ token: await forgot(email), password })).toEqual({
      verificationRequired: false,
    });
    expect(await auth.visitor.findSession({ sessionId })).toBeNull();
    expect(await auth.visitor.findSession({ sessionId: caller.sessionId })).toBeNull();
    expect(await refusalOf(auth.signIn({ email, password: testPassword }))).toBe('invalid_credentials');
    expect((await auth.signIn({ email, password })).user).toMatchObject({ id: user.id, emailVerified: true });
    expect(await auth.published('user.password_changed')).toEqual([{ userId: user.id }]);
  });

  it('answers alike for an address without an account', async () => {
    const before = await auth.published('token.created');
    expect(await auth.visitor.forgotPassword({ email: 'nobody@example.test' })).toBeNull();
    expect(await auth.published('token.created')).toEqual(before);
  });

  it('ends the older link with the newer, and every other link with its use', async () => {
    const { id, email } = await auth.newUser();
    const older = await forgot(email);
    const newer = await forgot(email);
    await auth.visitor.createStatusAlertToken({ userId: id, email: 'alerts@example.test' });
    const alert = await auth.mailedToken('status_alert', 'alerts@example.test');
    expect(await refusalOf(auth.visitor.resetPassword({ token: older, password }))).toBe('invalid_reset_token');
    await auth.visitor.resetPassword({ token: newer, password });
    expect(await refusalOf(auth.visitor.resetPassword({ token: newer, password }))).toBe('invalid_reset_token');
    expect(await refusalOf(auth.visitor.tempLogin({ token: alert }))).toBe('invalid_token');
  });

  it('works for one of 50 uses at once', async () => {
    const { email } = await auth.newUser();
    const token = await forgot(email);
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => auth.visitor.resetPassword({ token, password: `password-${index}` })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('expires after an hour', async () => {
    const { id, email } = await auth.newUser();
    const token = await forgot(email);
    const { createdAt, expiresAt } = await auth.manager.findOneByOrFail(OneTimeToken, { userId: id });
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(3_600_000);
    await auth.manager.update(OneTimeToken, { userId: id }, { expiresAt: () => 'now()' });
    expect(await refusalOf(auth.visitor.resetPassword({ token, password }))).toBe('invalid_reset_token');
  });

  it('never signs in with its link, and no other link resets', async () => {
    const { email } = await auth.newUser({ isVerified: false });
    expect(await refusalOf(auth.visitor.tempLogin({ token: await forgot(email) }))).toBe('invalid_token');
    await auth.visitor.resendVerification({ email });
    const token = await auth.mailedToken('verification', email);
    expect(await refusalOf(auth.visitor.resetPassword({ token, password }))).toBe('invalid_reset_token');
  });

  it('leaves an account that an admin keeps unverified so, with a new verification link', async () => {
    const { id, email } = await auth.newUser({ isVerified: false });
    const token = await forgot(email);
    expect(await auth.visitor.resetPassword({ token, password })).toEqual({ verificationRequired: true });
    expect(await auth.user(id)).toMatchObject({ isVerified: false, emailVerified: true });
    expect(await refusalOf(auth.signIn({ email, password }))).toBe('verification_required');
    const { user } = await auth.openLink({ token: await auth.mailedToken('verification', email) });
    expect(user).toMatchObject({ id, isVerified: true });
  });
});
