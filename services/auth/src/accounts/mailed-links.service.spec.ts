import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { Session } from '../sessions/session.entity.js';
import { type World, startWorld, testPassword } from '../testing/world.js';

describe('mailed links', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld();
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
      expect(await auth.published('user.profile_changed')).toHaveLength(2);
    });

    it('are not mailed to an address that has an account, and nothing tells', async () => {
      const [user, other] = [await auth.newUser(), await auth.newUser()];
      const before = await auth.published('token.created');
      const own = auth.as(await auth.callerFor(user));
      expect(
        await own.updateUser({ id: user.id, changes: { email: other.email, currentPassword: testPassword } }),
      ).toMatchObject({
        email: user.email,
      });
      expect(await auth.published('token.created')).toEqual(before);
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
    expect(await auth.published('token.created')).toContainEqual({ tokenId });
    const token = await auth.mailedToken('status_alert', email);
    auth.peers.notificationsAreDown = true;
    expect(await refusalOf(auth.visitor.tempLogin({ token }))).toBe('internal');
    auth.peers.notificationsAreDown = false;
    expect(await auth.visitor.tempLogin({ token })).toEqual({ confirmed: 'status_alert', email });
    expect(await auth.manager.countBy(Session, { userId: id })).toBe(0);
    expect(auth.peers.confirmedAlerts).toEqual([{ userId: id, email }]);
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
    const facts = { purpose: 'verification', email, spent: null, opensSession: true, passwordRequired: false };
    expect(await auth.visitor.checkLink({ token })).toEqual({ ...facts, replacesSession: false });
    const [own, foreign] = [await auth.callerFor(invited), await auth.callerFor(other)];
    expect(await auth.as(own).checkLink({ token })).toEqual({ ...facts, replacesSession: false });
    expect(await auth.as(foreign).checkLink({ token })).toEqual({ ...facts, replacesSession: true });
    expect((await auth.openLink({ token })).user.id).toBe(invited.id);
    expect(await auth.visitor.checkLink({ token })).toMatchObject({ purpose: 'verification', email, spent: 'used' });
  });

  it('of a registration say afterwards that they were used, though the registration is gone', async () => {
    const email = 'tapped.twice@example.test';
    const form = { email, password: testPassword, firstName: 'Meri', lastName: 'Kaupa', role: 'job_seeker' } as const;
    await auth.visitor.register({ ...form, returnTo: '/jobs/12' });
    const token = await auth.mailedToken('registration', email);
    await auth.openLink({ token });
    expect(await auth.visitor.checkLink({ token })).toMatchObject({ email, spent: 'used', opensSession: false });
    expect(await refusalOf(auth.visitor.tempLogin({ token }))).toBe('invalid_token');
  });

  it('carry the job that a registration began on, and nothing else', async () => {
    const form = { password: testPassword, firstName: 'Meri', lastName: 'Kaupa', role: 'job_seeker' } as const;
    await auth.visitor.register({ ...form, email: 'from.job@example.test', returnTo: '/jobs/12' });
    const { tokenId } = (await auth.published('token.created')).at(-1) as { tokenId: string };
    expect(await auth.visitor.mailToken({ tokenId })).toMatchObject({ returnTo: '/jobs/12' });
    for (const returnTo of ['https://evil.example', '//evil.example', '/jobs/12?x=1', '/profile']) {
      const registering = auth.visitor.register({ ...form, email: 'bad@example.test', returnTo });
      expect(await refusalOf(registering)).toBe('validation_failed');
    }
  });

  it('to a new password tell at once that they were used', async () => {
    const { email } = await auth.newUser();
    await auth.visitor.forgotPassword({ email });
    const token = await auth.mailedToken('password_reset', email);
    expect(await auth.visitor.checkLink({ token })).toMatchObject({ purpose: 'password_reset', spent: null });
    await auth.visitor.resetPassword({ token, password: 'Another#2026' });
    expect(await auth.visitor.checkLink({ token })).toMatchObject({ purpose: 'password_reset', spent: 'used' });
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
