import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';

describe('changing the password', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());

  it('takes the present one, ends the other sessions and tells the owner', async () => {
    const user = await auth.newUser();
    const [here, elsewhere] = [await auth.callerFor(user), await auth.callerFor(user)];
    const own = auth.as(here);
    const newPassword = 'a-fresh-password';
    await expect(own.changePassword({ currentPassword: 'wrong', newPassword })).rejects.toMatchObject({
      code: 'wrong_password',
      details: [{ field: 'currentPassword' }],
    });
    await own.changePassword({ currentPassword: testPassword, newPassword });
    expect(await auth.visitor.findSession({ sessionId: here.sessionId })).not.toBeNull();
    expect(await auth.visitor.findSession({ sessionId: elsewhere.sessionId })).toBeNull();
    expect((await auth.signIn({ email: user.email, password: newPassword })).user.id).toBe(user.id);
    expect(await auth.published('user.password_changed')).toContainEqual({ userId: user.id });
  });

  it.each(['admin', 'super_admin'] as const)('refuses a common one to a(n) %s, however it is set', async (role) => {
    const user = await auth.newUser({ role });
    const own = auth.as(await auth.callerFor(user));
    const common = { currentPassword: testPassword, newPassword: 'Password123!' };
    expect(await refusalOf(own.changePassword(common))).toBe('common_password');
    expect(await refusalOf(own.changePassword({ ...common, newPassword: 'Workboard#2026' }))).toBe('common_password');
    await auth.visitor.forgotPassword({ email: user.email });
    const token = await auth.mailedToken('password_reset', user.email);
    expect(await refusalOf(auth.visitor.resetPassword({ token, password: '12345678' }))).toBe('common_password');
    await auth.visitor.resetPassword({ token, password: 'quite-an-unusual-1' });
  });

  it('leaves the choice to everybody else', async () => {
    const user = await auth.newUser();
    const own = auth.as(await auth.callerFor(user));
    await own.changePassword({ currentPassword: testPassword, newPassword: 'password1' });
    expect((await auth.signIn({ email: user.email, password: 'password1' })).user.id).toBe(user.id);
  });
});
