import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '@workboard/service-kit';
import type { authService } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';
import { User } from '../users/user.entity.js';

let count = 0;
const form = (values = {}) => ({
  email: `made${(count += 1)}@kumul.test`,
  firstName: 'Jo',
  lastName: 'Ame',
  password: 'sixsix',
  role: 'job_seeker' as const,
  ...values,
});

describe("the super admin's calls about users", () => {
  let auth: World;
  let superAdmin: User;
  let own: Client<typeof authService>;
  beforeAll(async () => {
    auth = await startWorld();
    auth.peers.companies.set(1, { ownerId: null, domain: 'kumul.test' });
    auth.peers.companies.set(2, { ownerId: null, domain: 'other.test' });
    superAdmin = await auth.newUser({ role: 'super_admin' });
  });
  beforeEach(async () => {
    own = auth.as(await auth.callerFor(superAdmin));
  });
  afterAll(() => auth.stop());

  it('create an unverified account whose owner confirms it by mail', async () => {
    const input = form({ skills: 'Welding, Rigging ,', bio: '', companyId: 1 });
    const created = await own.adminCreateUser(input);
    expect(created).toMatchObject({
      email: input.email,
      role: 'job_seeker',
      companyId: null,
      bio: null,
      skills: ['Welding', 'Rigging'],
      isVerified: false,
      emailVerified: false,
    });
    const login = () => auth.signIn({ email: input.email, password: input.password });
    expect(await refusalOf(login())).toBe('verification_required');
    const token = await auth.mailedToken('verification', input.email);
    expect((await auth.openLink({ token })).user).toMatchObject({ isVerified: true, emailVerified: true });
    expect((await login()).user.id).toBe(created.id);
    const { id: userId, role } = created;
    expect(await auth.published('user.created')).toContainEqual({ userId, role, verified: false });
    expect(await auth.published('user.verified')).toContainEqual({ userId });
  });

  it('create employers of a company in its domain only', async () => {
    expect(await own.adminCreateUser(form({ role: 'employer', companyId: 1 }))).toMatchObject({ companyId: 1 });
    expect(await own.adminCreateUser(form({ role: 'employer', companyId: null }))).toMatchObject({ companyId: null });
    await expect(own.adminCreateUser(form({ role: 'employer', companyId: 2 }))).rejects.toMatchObject({
      status: 400,
      code: 'invalid_email_domain',
      message: 'Email must use the domain @other.test',
    });
    const taken = form({ email: superAdmin.email });
    expect(await refusalOf(own.adminCreateUser(taken))).toBe('email_taken');
  });

  it('verify several, or mail them the link again, each by itself (P71)', async () => {
    const made = [
      await own.adminCreateUser(form()),
      await own.adminCreateUser(form()),
      await own.adminCreateUser(form()),
    ];
    const ids = made.map(({ id }) => id);
    const [first = 0] = ids;
    expect(await own.adminChangeUsers({ ids: [first, first], act: 'verify' })).toEqual({
      changed: [first],
      refused: [],
    });
    await auth.manager.query(`UPDATE one_time_tokens SET created_at = now() - interval '2 minutes'`);
    const before = (await auth.published('token.created')).length;
    const resend = () => own.adminChangeUsers({ ids: [...ids, 999_999], act: 'resend_verification' });
    const done = await resend();
    expect(done.changed).toEqual(ids.slice(1));
    expect(done.refused.map(({ id, code }) => [id, code])).toEqual([
      [first, 'already_verified'],
      [999_999, 'user_not_found'],
    ]);
    expect((await resend()).refused.map(({ code }) => code)).toEqual([
      'already_verified',
      'just_mailed',
      'just_mailed',
      'user_not_found',
    ]);
    expect(await auth.published('token.created')).toHaveLength(before + 2);
  });

  it('read the team of a company with when each came last (P70)', async () => {
    const employer = await own.adminCreateUser(form({ role: 'employer', companyId: 1 }));
    const people = async () => (await own.adminCompanyPeople({ companyId: 1 })).find(({ id }) => id === employer.id);
    expect(await people()).toMatchObject({ isVerified: false, isLeaving: false, lastSignInAt: null });
    await own.adminVerifyUser({ id: employer.id });
    await auth.signIn({ email: employer.email, password: 'sixsix' });
    expect(await people()).toMatchObject({ isVerified: true, lastSignInAt: expect.any(String) });
    expect(
      await refusalOf(auth.as(await auth.callerFor(await auth.newUser())).adminCompanyPeople({ companyId: 1 })),
    ).toBe('super_admin_required');
  });

  it('list everybody, newest first, without secrets', async () => {
    const { id } = await auth.newUser();
    const listed = await own.adminListUsers({});
    expect(listed[0]?.id).toBe(id);
    expect(listed).toHaveLength(await auth.manager.count(User));
    expect(JSON.stringify(listed)).not.toContain('argon2');
  });

  it('change a profile without touching what was not sent', async () => {
    const user = await auth.newUser({ bio: 'Old', skills: ['a'] });
    const changes = { phone: '7123 4567', bio: null, password: '••••••••', skills: 'x, y' };
    expect(await own.adminUpdateUser({ id: user.id, changes })).toMatchObject({
      phone: '7123 4567',
      bio: null,
      skills: ['x', 'y'],
      firstName: 'Mary',
      email: user.email,
    });
    expect((await auth.user(user.id)).passwordHash).toBe(user.passwordHash);
    expect(await refusalOf(own.adminUpdateUser({ id: 999_999, changes: {} }))).toBe('user_not_found');
  });

  it('set any role; only employers keep a company', async () => {
    const user = await auth.newUser({ role: 'employer', companyId: 1 });
    expect(await own.adminUpdateUser({ id: user.id, changes: { role: 'admin', companyId: 1 } })).toMatchObject({
      role: 'admin',
      companyId: null,
    });
  });

  it('check the domain when address, role or company of an employer change', async () => {
    const user = await auth.newUser({ email: 'first@kumul.test' });
    const change = (changes: object) => own.adminUpdateUser({ id: user.id, changes });
    expect(await refusalOf(change({ role: 'employer', companyId: 2 }))).toBe('invalid_email_domain');
    expect(await change({ role: 'employer', companyId: 1 })).toMatchObject({ companyId: 1 });
    expect(await refusalOf(change({ email: 'first@other.test' }))).toBe('invalid_email_domain');
    expect(await change({ email: 'first@other.test', companyId: 2 })).toMatchObject({ companyId: 2 });
  });

  it('tell the owner of a changed password and end the links of a changed address', async () => {
    const user = await auth.newUser({ isVerified: false });
    await auth.visitor.resendVerification({ email: user.email });
    const old = await auth.mailedToken('verification', user.email);
    const changes = { email: 'moved@kumul.test', password: 'changed-1' };
    await own.adminUpdateUser({ id: user.id, changes });
    expect(await refusalOf(auth.visitor.tempLogin({ token: old }))).toBe('invalid_token');
    expect(await auth.published('user.password_changed')).toContainEqual({ userId: user.id });
    await auth.visitor.tempLogin({ token: await auth.mailedToken('verification', changes.email) });
    const { user: signedIn } = await auth.signIn({ email: changes.email, password: changes.password });
    expect(signedIn.id).toBe(user.id);
    const other = await auth.newUser();
    const taken = own.adminUpdateUser({ id: other.id, changes: { email: changes.email } });
    expect(await refusalOf(taken)).toBe('email_taken');
  });

  it('verify and resend for unverified accounts only', async () => {
    const { id, email } = await auth.newUser({ isVerified: false });
    expect(await own.adminResendVerification({ id })).toEqual({ email });
    expect(await auth.mailedToken('verification', email)).not.toBe('');
    expect(await own.adminVerifyUser({ id })).toMatchObject({ isVerified: true, emailVerified: true });
    expect(await refusalOf(own.adminVerifyUser({ id }))).toBe('already_verified');
    expect(await refusalOf(own.adminResendVerification({ id }))).toBe('already_verified');
    expect(await refusalOf(own.adminVerifyUser({ id: 999_999 }))).toBe('user_not_found');
    await auth.signIn({ email, password: testPassword });
  });

  it('delete an account with all that hangs on it, once', async () => {
    const user = await auth.newUser();
    await auth.callerFor(user);
    await own.adminRemoveUser({ id: user.id });
    expect(await auth.manager.countBy(User, { id: user.id })).toBe(0);
    expect(await auth.published('user.deleted')).toEqual([{ userId: user.id }]);
    expect(await refusalOf(own.adminRemoveUser({ id: user.id }))).toBe('user_not_found');
  });

  it('neither delete nor demote oneself', async () => {
    const id = superAdmin.id;
    expect(await refusalOf(own.adminRemoveUser({ id }))).toBe('self_administration');
    expect(await refusalOf(own.adminUpdateUser({ id, changes: { role: 'employer' } }))).toBe('self_administration');
  });

  it('leave one super admin when two remove each other at the same moment', async () => {
    const second = await auth.newUser({ role: 'super_admin' });
    const calls = [own, auth.as(await auth.callerFor(second))];
    const results = await Promise.allSettled([
      calls[0]?.adminRemoveUser({ id: second.id }),
      calls[1]?.adminUpdateUser({ id: superAdmin.id, changes: { role: 'job_seeker' } }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await auth.manager.countBy(User, { role: 'super_admin' })).toBe(1);
    await auth.manager.update(User, { id: superAdmin.id }, { role: 'super_admin' });
  });

  it('are refused to everybody else', async () => {
    const target = await auth.newUser({ isVerified: false });
    const { id } = target;
    for (const role of ['job_seeker', 'employer', 'admin'] as const) {
      const other = auth.as(await auth.callerFor(await auth.newUser({ role })));
      const calls = [
        () => other.adminListUsers({}),
        () => other.adminCreateUser(form({ role: 'super_admin' })),
        () => other.adminUpdateUser({ id, changes: { role: 'super_admin' } }),
        () => other.adminRemoveUser({ id }),
        () => other.adminVerifyUser({ id }),
        () => other.adminResendVerification({ id }),
      ];
      for (const call of calls) {
        expect(await refusalOf(call())).toBe('super_admin_required');
      }
    }
    expect(await auth.user(id)).toEqual(target);
  });
});
