import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';
import { OneTimeToken } from '../tokens/one-time-token.entity.js';
import type { User } from '../users/user.entity.js';

const lastWeek = new Date(Date.now() - 7 * 86_400_000);

describe('a sign-in from a strange device', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());

  const signIn = (user: User, place: { device?: string; address?: string; isKnown?: boolean }) =>
    auth.signIn({ email: user.email, password: testPassword, ...place });
  const mails = (userId: number) => auth.manager.countBy(OneTimeToken, { userId, purpose: 'new_device' });
  /** Somebody who signed in before. */
  const settled = async (): Promise<User> => {
    const user = await auth.newUser({ createdAt: lastWeek });
    await signIn(user, { device: 'Chrome on Android', address: '203.0.113.7', isKnown: false });
    return user;
  };

  it('is mailed with what the browser says it is; the first of all, and one from a known browser, is not', async () => {
    const user = await settled();
    expect(await mails(user.id)).toBe(0);
    await signIn(user, { device: 'Chrome on Android', address: '198.51.100.1', isKnown: true });
    expect(await mails(user.id)).toBe(0);
    // The same network and kind of browser, but not our mark: half the country shares both.
    await signIn(user, { device: 'Chrome on Android', address: '203.0.113.7', isKnown: false });
    const token = await auth.manager.findOneByOrFail(OneTimeToken, { userId: user.id, purpose: 'new_device' });
    expect(token).toMatchObject({ detail: 'Chrome on Android', email: user.email });
  });

  it('is told of programs once for each place, and three times a day at most', async () => {
    const user = await settled();
    for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']) {
      await signIn(user, { address });
    }
    expect(await mails(user.id)).toBe(3);
  });

  it('is not told in the first hour of an account', async () => {
    const user = await auth.newUser();
    await signIn(user, { isKnown: false, address: '203.0.113.7' });
    await signIn(user, { isKnown: false, address: '198.51.100.1' });
    expect(await mails(user.id)).toBe(0);
  });

  it("ends with 'This was not me': all sessions, the password, and a link for a new one", async () => {
    const user = await settled();
    const thief = await signIn(user, { isKnown: false, device: 'Firefox on Windows' });
    const token = await auth.mailedToken('new_device', user.email);
    expect(await auth.visitor.checkLink({ token })).toMatchObject({ purpose: 'new_device', opensSession: false });
    expect(await auth.visitor.tempLogin({ token })).toEqual({ confirmed: 'new_device', email: user.email });
    expect(await auth.visitor.findSession({ sessionId: thief.sessionId })).toBeNull();
    expect(await refusalOf(signIn(user, { isKnown: true }))).toBe('invalid_credentials');
    const reset = await auth.mailedToken('password_reset', user.email);
    await auth.visitor.resetPassword({ token: reset, password: 'a-quite-new-one' });
    expect((await auth.signIn({ email: user.email, password: 'a-quite-new-one' })).user.id).toBe(user.id);
  });

  it('can be answered after the thief has changed the password', async () => {
    const user = await settled();
    const { sessionId } = await signIn(user, { isKnown: false });
    const token = await auth.mailedToken('new_device', user.email);
    const thief = auth.as({ userId: user.id, role: user.role, companyId: null, sessionId });
    await thief.changePassword({ currentPassword: testPassword, newPassword: 'the-thiefs-own' });
    expect(await auth.visitor.tempLogin({ token })).toMatchObject({ confirmed: 'new_device' });
    expect(await auth.visitor.findSession({ sessionId })).toBeNull();
  });
});
