import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';
import { User } from '../users/user.entity.js';
import { AccountClosingService } from './account-closing.service.js';

const currentPassword = testPassword;
const weekMs = 7 * 86_400_000;

describe('closing an account', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());

  const closed = async (values: Partial<User> = {}) => {
    const user = await auth.newUser(values);
    const caller = await auth.callerFor(user);
    const { deleteAfter } = await auth.as(caller).closeAccount({ currentPassword });
    return { user, caller, deleteAfter };
  };
  const letWeekPass = async (id: number) => {
    await auth.manager.update(User, { id }, { deleteAfter: new Date(Date.now() - 1000) });
    await auth.app.get(AccountClosingService).removeDue();
  };
  const exists = (id: number) => auth.manager.existsBy(User, { id });

  it('needs the password, ends all sessions and hides the person, who may still sign in', async () => {
    const user = await auth.newUser({ companyId: null });
    const caller = await auth.callerFor(user);
    const own = auth.as(caller);
    expect(await refusalOf(own.closeAccount({ currentPassword: 'wrong' }))).toBe('wrong_password');
    const { deleteAfter } = await own.closeAccount({ currentPassword });
    expect(Math.abs(new Date(deleteAfter).getTime() - Date.now() - weekMs)).toBeLessThan(60_000);
    expect(await auth.visitor.findSession({ sessionId: caller.sessionId })).toBeNull();
    const opened = await auth.signIn({ email: user.email, password: testPassword });
    expect(opened.user.deleteAfter).toBe(deleteAfter);
    auth.peers.applicants.add(`7:${user.id}`);
    const employer = auth.as({ userId: 9_999, role: 'employer', companyId: 7, sessionId: 'any' });
    expect(await refusalOf(employer.getUser({ id: user.id }))).toBe('user_not_found');
    expect(await auth.visitor.contacts({ ids: [user.id] })).toMatchObject([{ isLeaving: true }]);
    expect(await auth.visitor.seekerIds({ afterId: user.id - 1, limit: 1 })).not.toContain(user.id);
  });

  it('is taken back after signing in, and by the mailed link', async () => {
    const first = await closed();
    const { sessionId } = await auth.signIn({ email: first.user.email, password: testPassword });
    await auth.as({ ...first.caller, sessionId }).keepAccount({});
    expect((await auth.user(first.user.id)).deleteAfter).toBeNull();
    const second = await closed();
    const token = await auth.mailedToken('keep_account', second.user.email);
    expect(await auth.visitor.tempLogin({ token })).toMatchObject({ confirmed: 'keep_account' });
    await auth.app.get(AccountClosingService).removeDue();
    expect(await exists(second.user.id)).toBe(true);
    expect((await auth.user(second.user.id)).deleteAfter).toBeNull();
  });

  it('is done after a week, once, and a last mail can still be addressed', async () => {
    const { user } = await closed();
    await auth.app.get(AccountClosingService).removeDue();
    expect(await exists(user.id)).toBe(true);
    await letWeekPass(user.id);
    await auth.app.get(AccountClosingService).removeDue();
    expect(await exists(user.id)).toBe(false);
    expect(await auth.published('user.deleted')).toContainEqual({ userId: user.id });
    const farewells = await Promise.all(
      (await auth.published('account.closed')).map((payload) => auth.visitor.farewell(payload)),
    );
    expect(farewells.filter((found) => found?.email === user.email)).toHaveLength(1);
  });

  it('asks for the code where there is a second factor', async () => {
    const user = await auth.newUser();
    const own = auth.as(await auth.callerFor(user));
    const { codeAt } = await import('../second-factor/totp.rules.js');
    const { secret } = await own.setUpSecondFactor({ currentPassword });
    const { recoveryCodes } = await own.turnOnSecondFactor({ code: codeAt(secret, new Date()) });
    expect(await refusalOf(own.closeAccount({ currentPassword }))).toBe('wrong_code');
    await own.closeAccount({ currentPassword, code: recoveryCodes[0] });
  });

  it('is refused to the last super admin, and to the last of a team with open jobs', async () => {
    const [one, other] = [await auth.newUser({ role: 'super_admin' }), await auth.newUser({ role: 'super_admin' })];
    await auth.as(await auth.callerFor(one)).closeAccount({ currentPassword });
    const last = auth.as(await auth.callerFor(other));
    expect(await refusalOf(last.closeAccount({ currentPassword }))).toBe('last_super_admin');
    auth.peers.hasOpenJob = true;
    const alone = auth.as(await auth.callerFor(await auth.newUser({ role: 'employer', companyId: 31 })));
    expect(await refusalOf(alone.closeAccount({ currentPassword }))).toBe('company_jobs_open');
    await auth.newUser({ role: 'employer', companyId: 31 });
    await alone.closeAccount({ currentPassword });
    auth.peers.hasOpenJob = false;
  });
});
