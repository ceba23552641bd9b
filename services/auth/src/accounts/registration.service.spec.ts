import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';
import { User } from '../users/user.entity.js';
import { PendingUser } from '../users/pending-user.entity.js';
import { OneTimeToken } from '../tokens/one-time-token.entity.js';

const form = (email: string) => ({ email, password: testPassword, firstName: 'Peter', lastName: 'Wari' });

describe('registration', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());

  it('leads from the form over the mailed link to a session, and ends with logout', async () => {
    const email = 'peter@example.test';
    const answer = await auth.visitor.register({ ...form('Peter@Example.test '), skills: ['Welding', 'welding '] });
    expect(answer).toEqual({ verificationRequired: true, email });
    expect(await auth.manager.countBy(User, { email })).toBe(0);
    expect(await refusalOf(auth.signIn({ email, password: testPassword }))).toBe('verification_required');

    const first = await auth.openLink({ token: await auth.mailedToken('registration', email) });
    expect(first.user).toMatchObject({ email, role: 'job_seeker', isVerified: true, emailVerified: true });
    expect(JSON.stringify(first.user)).not.toContain('argon2');
    expect(await auth.pending(email)).toBeNull();

    const second = await auth.signIn({ email, password: testPassword });
    const expected = { userId: first.user.id, role: 'job_seeker', companyId: null, sessionId: second.sessionId };
    expect(await auth.visitor.findSession({ sessionId: second.sessionId })).toEqual(expected);

    await auth.visitor.logout({ sessionId: second.sessionId });
    expect(await auth.visitor.findSession({ sessionId: second.sessionId })).toBeNull();
    expect(await auth.visitor.findSession({ sessionId: first.sessionId })).not.toBeNull();
    const event = { userId: first.user.id, role: 'job_seeker', verified: true };
    expect(await auth.published('user.created')).toEqual([event]);
  });

  it('answers alike for an address that has an account, and tells its owner', async () => {
    const owner = await auth.newUser();
    expect(await auth.visitor.register(form(owner.email))).toEqual({ verificationRequired: true, email: owner.email });
    expect(await auth.pending(owner.email)).toBeNull();
    expect(await auth.published('user.account_exists')).toEqual([{ userId: owner.id }]);
    expect(await auth.user(owner.id)).toEqual(owner);
  });

  it('lets the same person register again: the later form and link take the place of the earlier', async () => {
    const email = 'again@example.test';
    await auth.visitor.register({ ...form(email), firstName: 'Typo', phone: '7123 4567', role: 'employer' });
    const earlier = await auth.mailedToken('registration', email);
    await auth.visitor.register(form(email));
    expect(await refusalOf(auth.visitor.tempLogin({ token: earlier }))).toBe('invalid_token');
    const { user } = await auth.openLink({ token: await auth.mailedToken('registration', email) });
    expect(user).toMatchObject({ firstName: 'Peter', phone: null, role: 'job_seeker' });
  });

  describe('of an address that a stranger registers as well', () => {
    const strangers = "Stranger's-pass-1";
    const compete = async (email: string) => {
      await auth.visitor.register(form(email));
      const link = await auth.mailedToken('registration', email);
      await auth.visitor.register({ ...form(email), password: strangers, firstName: 'Stranger' });
      return link;
    };

    it("keeps each one's password, and the link asks which of them is meant", async () => {
      const email = 'victim@example.test';
      const token = await compete(email);
      expect(await auth.visitor.checkLink({ token })).toMatchObject({ passwordRequired: true, opensSession: true });
      expect(await refusalOf(auth.visitor.tempLogin({ token }))).toBe('password_required');
      expect(await refusalOf(auth.visitor.tempLogin({ token, password: 'neither' }))).toBe('password_required');
      const { user } = await auth.openLink({ token, password: testPassword });
      expect(user).toMatchObject({ email, firstName: 'Peter' });
      expect(await refusalOf(auth.signIn({ email, password: strangers }))).toBe('invalid_credentials');
      expect((await auth.signIn({ email, password: testPassword })).user.id).toBe(user.id);
      expect(await auth.pending(email)).toBeNull();
    });

    it('takes the password at any of its links, also at one that was asked for again', async () => {
      const email = 'asks-again@example.test';
      await compete(email);
      await auth.visitor.resendVerification({ email });
      const [newest] = await auth.manager.find(OneTimeToken, { where: { email }, order: { createdAt: 'DESC' } });
      const token = (await auth.visitor.mailToken({ tokenId: newest?.id ?? '' }))?.token ?? '';
      const { user } = await auth.openLink({ token, password: testPassword });
      expect(user.firstName).toBe('Peter');
    });

    it('tells only who knows a password that it waits for its verification', async () => {
      const email = 'waits@example.test';
      await compete(email);
      expect(await refusalOf(auth.signIn({ email, password: testPassword }))).toBe('verification_required');
      expect(await refusalOf(auth.signIn({ email, password: 'neither' }))).toBe('invalid_credentials');
    });

    it('keeps five at most', async () => {
      const email = 'many@example.test';
      for (let count = 0; count < 7; count += 1) {
        await auth.visitor.register({ ...form(email), password: `Password-no-${count}` });
      }
      expect(await auth.manager.countBy(PendingUser, { email })).toBe(5);
    });
  });

  it('keeps one pending registration and one link of 50 at once', async () => {
    const email = 'crowd@example.test';
    await Promise.all(Array.from({ length: 50 }, () => auth.visitor.register(form(email))));
    expect(await auth.manager.countBy(PendingUser, { email })).toBe(1);
    expect(await auth.manager.countBy(OneTimeToken, { email })).toBe(1);
  });

  it('lets one of 50 uses of a link succeed', async () => {
    const email = 'race@example.test';
    await auth.visitor.register(form(email));
    const token = await auth.mailedToken('registration', email);
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => auth.visitor.tempLogin({ token })));
    const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
    expect(refusals).toEqual(Array.from({ length: 49 }, () => 'invalid_token'));
    expect(await auth.manager.countBy(User, { email })).toBe(1);
  });

  it('refuses a link after its day, and mails a new one on request', async () => {
    const email = 'late@example.test';
    await auth.visitor.register(form(email));
    const old = await auth.mailedToken('registration', email);
    await auth.manager.update(OneTimeToken, { email }, { expiresAt: () => 'now()' });
    expect(await refusalOf(auth.visitor.tempLogin({ token: old }))).toBe('invalid_token');
    await auth.visitor.resendVerification({ email });
    expect(await refusalOf(auth.visitor.tempLogin({ token: old }))).toBe('invalid_token');
    const { user } = await auth.openLink({ token: await auth.mailedToken('registration', email) });
    expect(user.email).toBe(email);
  });

  it('says nothing and mails nothing when a link is asked for an unknown or verified address', async () => {
    const verified = await auth.newUser();
    const before = await auth.published('token.created');
    expect(await auth.visitor.resendVerification({ email: 'nobody@example.test' })).toBeNull();
    expect(await auth.visitor.resendVerification({ email: verified.email })).toBeNull();
    expect(await auth.published('token.created')).toEqual(before);
  });

  it('stores neither the password nor the token, and mails no ended link', async () => {
    const email = 'secret@example.test';
    await auth.visitor.register(form(email));
    const token = await auth.mailedToken('registration', email);
    const row = await auth.manager.findOneByOrFail(OneTimeToken, { email });
    const pending = await auth.pending(email);
    const stored = JSON.stringify([row, pending, await auth.published('token.created')]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(testPassword);
    await auth.visitor.tempLogin({ token });
    expect(await auth.visitor.mailToken({ tokenId: row.id })).toBeNull();
  });

  it.each(['role', 'companyId', 'isVerified', 'id'] as const)('refuses %s in the form', async (name) => {
    const sent = { ...form('mass@example.test'), [name]: name === 'role' ? 'super_admin' : 1 };
    expect(await refusalOf(auth.visitor.register(sent as never))).toBe('validation_failed');
    expect(await auth.pending('mass@example.test')).toBeNull();
  });
});
