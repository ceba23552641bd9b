import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';

let count = 0;
const freshEmail = () => `fresh${(count += 1)}@new.test`;

describe('another e-mail address', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());

  /** An account in two browsers, and the new address that one of them asked for. */
  const moving = async () => {
    const user = await auth.newUser();
    const [caller, elsewhere] = [await auth.callerFor(user), await auth.callerFor(user)];
    const email = freshEmail();
    const changes = { email, currentPassword: testPassword };
    const answer = await auth.as(caller).updateUser({ id: user.id, changes });
    return { user, email, caller, elsewhere, answer };
  };
  const confirm = async (email: string) =>
    auth.visitor.tempLogin({ token: await auth.mailedToken('email_change', email) });

  it('needs the current password: without it the rest is saved, and nothing is mailed', async () => {
    const user = await auth.newUser();
    const own = auth.as(await auth.callerFor(user));
    const before = await auth.published('token.created');
    const changes = { email: freshEmail(), bio: 'Hello' };
    expect(await own.updateUser({ id: user.id, changes })).toMatchObject({
      email: user.email,
      bio: 'Hello',
      emailChange: 'needs_password',
    });
    const wrong = own.updateUser({ id: user.id, changes: { ...changes, bio: 'Other', currentPassword: 'wrong' } });
    await expect(wrong).rejects.toMatchObject({
      code: 'wrong_password',
      status: 400,
      details: [{ field: 'currentPassword' }],
    });
    expect((await auth.user(user.id)).bio).toBe('Hello');
    expect(await auth.published('token.created')).toEqual(before);
  });

  it('takes effect with its link, ends the other sessions and keeps the one that asked', async () => {
    const { user, email, caller, elsewhere, answer } = await moving();
    expect(answer).toMatchObject({ email: user.email, emailChange: 'sent' });
    await confirm(email);
    expect((await auth.user(user.id)).email).toBe(email);
    expect(await auth.visitor.findSession({ sessionId: elsewhere.sessionId })).toBeNull();
    expect(await auth.visitor.findSession({ sessionId: caller.sessionId })).toMatchObject({ userId: user.id });
  });

  it("can be taken back at the old address: everybody is out, and the password is nobody's", async () => {
    const { user, email, caller } = await moving();
    await confirm(email);
    const token = await auth.mailedToken('email_undo', user.email);
    expect(await auth.visitor.checkLink({ token })).toMatchObject({ opensSession: false });
    expect(await auth.visitor.tempLogin({ token })).toEqual({ confirmed: 'email_undo', email: user.email });
    expect((await auth.user(user.id)).email).toBe(user.email);
    expect(await auth.visitor.findSession({ sessionId: caller.sessionId })).toBeNull();
    expect(await refusalOf(auth.signIn({ email: user.email, password: testPassword }))).toBe('invalid_credentials');
    const reset = await auth.mailedToken('password_reset', user.email);
    await auth.visitor.resetPassword({ token: reset, password: 'a-fresh-password' });
    expect((await auth.signIn({ email: user.email, password: 'a-fresh-password' })).user.id).toBe(user.id);
  });

  it('leaves the first owner the way back, whatever the taker does next', async () => {
    const { user, email } = await moving();
    await confirm(email);
    await auth.visitor.forgotPassword({ email });
    const reset = await auth.mailedToken('password_reset', email);
    await auth.visitor.resetPassword({ token: reset, password: 'takers-password' });
    const taker = auth.as(await auth.callerFor(user));
    const further = freshEmail();
    await taker.updateUser({ id: user.id, changes: { email: further, currentPassword: 'takers-password' } });
    await confirm(further);
    const takersWay = await auth.mailedToken('email_undo', email);
    await auth.visitor.tempLogin({ token: await auth.mailedToken('email_undo', user.email) });
    expect((await auth.user(user.id)).email).toBe(user.email);
    expect(await refusalOf(auth.visitor.tempLogin({ token: takersWay }))).toBe('invalid_token');
  });
});
