import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { Session } from '../sessions/session.entity.js';
import { type AuthHarness, startAuth, testPassword } from '../testing/auth-harness.js';

describe('mailed links', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());

  it.each(['', 'x', 'A'.repeat(43)])('refuses %j', async (token) => {
    const code = token === '' ? 'validation_failed' : 'invalid_token';
    expect(await refusalOf(auth.visitor.tempLogin({ token }))).toBe(code);
  });

  describe('to a new address', () => {
    it('change it once its owner uses the link, and not before', async () => {
      const user = await auth.newUser();
      const own = auth.as(await auth.callerFor(user));
      const answer = await own.updateUser({
        id: user.id,
        changes: { email: 'new@example.test', currentPassword: testPassword, bio: 'Hello' },
      });
      expect(answer).toMatchObject({ email: user.email, bio: 'Hello' });
      const token = await auth.mailedToken('email_change', 'new@example.test');
      expect(await auth.visitor.tempLogin({ token })).toEqual({ confirmed: 'email_change', email: 'new@example.test' });
      expect(await auth.user(user.id)).toMatchObject({ email: 'new@example.test', emailVerified: true });
      expect(await auth.told('user.profile_changed')).toHaveLength(2);
    });

    it('are not mailed to an address that has an account, and nothing tells', async () => {
      const [user, other] = [await auth.newUser(), await auth.newUser()];
      const before = await auth.told('token.created');
      const own = auth.as(await auth.callerFor(user));
      expect(
        await own.updateUser({ id: user.id, changes: { email: other.email, currentPassword: testPassword } }),
      ).toMatchObject({
        email: user.email,
      });
      expect(await auth.told('token.created')).toEqual(before);
    });

    it('are refused when somebody else took the address meanwhile', async () => {
      const user = await auth.newUser();
      const email = 'wanted@example.test';
      await auth
        .as(await auth.callerFor(user))
        .updateUser({ id: user.id, changes: { email, currentPassword: testPassword } });
      const token = await auth.mailedToken('email_change', email);
      await auth.newUser({ email });
      expect(await refusalOf(auth.visitor.tempLogin({ token }))).toBe('email_taken');
      expect((await auth.user(user.id)).email).toBe(user.email);
    });
  });

  it('confirm the address of a status alert and sign nobody in; a failure leaves the link usable', async () => {
    const { id } = await auth.newUser();
    const email = 'alerts@example.test';
    const { tokenId } = await auth.visitor.createStatusAlertToken({ userId: id, email });
    expect(await auth.visitor.mailToken({ tokenId })).toMatchObject({ purpose: 'status_alert', email });
    expect(await auth.told('token.created')).toContainEqual({ tokenId });
    const token = await auth.mailedToken('status_alert', email);
    auth.world.notificationsAreDown = true;
    expect(await refusalOf(auth.visitor.tempLogin({ token }))).toBe('internal');
    auth.world.notificationsAreDown = false;
    expect(await auth.visitor.tempLogin({ token })).toEqual({ confirmed: 'status_alert', email });
    expect(await auth.manager.countBy(Session, { userId: id })).toBe(0);
    expect(auth.world.confirmedAlerts).toEqual([{ userId: id, email }]);
  });

  it.each(['admin', 'super_admin'] as const)('verify a new %s and open no session', async (role) => {
    const { id, email } = await auth.newUser({ role, isVerified: false });
    await auth.visitor.resendVerification({ email });
    const token = await auth.mailedToken('verification', email);
    expect(await auth.visitor.checkLink({ token })).toMatchObject({ opensSession: false });
    expect(await auth.visitor.tempLogin({ token })).toEqual({ confirmed: 'verification', email });
    expect(await auth.user(id)).toMatchObject({ isVerified: true });
    expect(await auth.manager.countBy(Session, { userId: id })).toBe(0);
  });

  it('tell what they are for, and whose session they would replace, without being used up', async () => {
    const [invited, other] = [await auth.newUser({ isVerified: false }), await auth.newUser()];
    const { email } = invited;
    await auth.visitor.resendVerification({ email });
    const token = await auth.mailedToken('verification', email);
    const facts = { purpose: 'verification', email, opensSession: true, passwordRequired: false };
    expect(await auth.visitor.checkLink({ token })).toEqual({ ...facts, replacesSession: false });
    const [own, foreign] = [await auth.callerFor(invited), await auth.callerFor(other)];
    expect(await auth.as(own).checkLink({ token })).toEqual({ ...facts, replacesSession: false });
    expect(await auth.as(foreign).checkLink({ token })).toEqual({ ...facts, replacesSession: true });
    expect((await auth.openLink({ token })).user.id).toBe(invited.id);
    expect(await refusalOf(auth.visitor.checkLink({ token }))).toBe('invalid_token');
  });

  it('of an account that was deleted are of no use', async () => {
    const admin = await auth.newUser({ role: 'super_admin' });
    const { id, email } = await auth.newUser({ isVerified: false });
    await auth.visitor.resendVerification({ email });
    const token = await auth.mailedToken('verification', email);
    await auth.as(await auth.callerFor(admin)).adminRemoveUser({ id });
    expect(await refusalOf(auth.visitor.tempLogin({ token }))).toBe('invalid_token');
  });
});
