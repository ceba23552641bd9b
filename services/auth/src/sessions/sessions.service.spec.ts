import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SessionCache } from '@workboard/service-kit';
import { refusalOf, testCaller, waitFor } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';
import type { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';

describe('sessions', () => {
  let auth: World;
  let cache: SessionCache;
  let admin: User;
  beforeAll(async () => {
    auth = await startWorld();
    cache = auth.app.get(SessionCache);
    admin = await auth.newUser({ role: 'super_admin' });
  });
  afterAll(() => auth.stop());

  /** A signed-in person whose session every gateway has in Redis. */
  const signedIn = async (values: Partial<User> = {}) => {
    const user = await auth.newUser(values);
    const { sessionId } = await auth.callerFor(user);
    await waitFor(async () => {
      await auth.visitor.findSession({ sessionId });
      return cache.get(sessionId);
    });
    return { user, sessionId };
  };
  const adminCalls = async () => auth.as(await auth.callerFor(admin));

  it.each<[string, (id: number, sessionId: string) => Promise<unknown>]>([
    ['logout', (_, sessionId) => auth.visitor.logout({ sessionId })],
    ['a super admin', async (id) => (await adminCalls()).adminEndUserSessions({ id })],
    ['deletion', async (id) => (await adminCalls()).adminRemoveUser({ id })],
    ['another role', async (id) => (await adminCalls()).adminUpdateUser({ id, changes: { role: 'employer' } })],
    ['another password', async (id) => (await adminCalls()).adminUpdateUser({ id, changes: { password: 'other-1' } })],
  ])('end with %s, in the cache too', async (_, change) => {
    const { user, sessionId } = await signedIn();
    await change(user.id, sessionId);
    expect(await cache.get(sessionId)).toBeNull();
    expect(await auth.visitor.findSession({ sessionId })).toBeNull();
  });

  it('know of another company with the next request', async () => {
    auth.peers.companies.set(5, { ownerId: null, domain: 'example.test' });
    const { user, sessionId } = await signedIn({ role: 'employer' });
    await (await adminCalls()).linkEmployer({ userId: user.id, companyId: 5 });
    expect(await cache.get(sessionId)).toBeNull();
    expect(await auth.visitor.findSession({ sessionId })).toMatchObject({ companyId: 5 });
  });

  it('are listed with where they were opened, and ended one by one or all but this one', async () => {
    const user = await auth.newUser();
    const open = async (device: string) =>
      (await auth.signIn({ email: user.email, password: testPassword, device, address: '203.0.113.7' })).sessionId;
    const [phone, laptop, cafe] = [await open('Chrome on Android'), await open('Firefox on Linux'), await open('Edge')];
    const caller = { userId: user.id, role: user.role, companyId: null, sessionId: phone };
    const own = auth.as(testCaller(caller));
    const listed = await own.listSessions({});
    expect(listed).toHaveLength(3);
    expect(JSON.stringify(listed)).not.toContain(laptop);
    expect(listed.find(({ isCurrent }) => isCurrent)).toMatchObject({
      device: 'Chrome on Android',
      address: '203.0.113.7',
    });
    const foreign = await auth.callerFor(await auth.newUser());
    const id = listed.find(({ device }) => device === 'Edge')?.id ?? '';
    expect(await refusalOf(auth.as(foreign).endSession({ id }))).toBe('session_not_found');
    await own.endSession({ id });
    expect(await auth.visitor.findSession({ sessionId: cafe })).toBeNull();
    await own.endOtherSessions({});
    expect(await auth.visitor.findSession({ sessionId: laptop })).toBeNull();
    expect(await own.listSessions({})).toHaveLength(1);
  });

  it("on a phone that is not one's own end after two hours (decision P90)", async () => {
    const user = await auth.newUser();
    const hoursOf = async (sharedDevice?: boolean) => {
      const { sessionId } = await auth.signIn({ email: user.email, password: testPassword, sharedDevice });
      const { createdAt, expiresAt } = await auth.manager.findOneByOrFail(Session, { id: sessionId });
      return (expiresAt.getTime() - createdAt.getTime()) / 3_600_000;
    };
    expect([await hoursOf(true), await hoursOf(false), await hoursOf()]).toEqual([2, 168, 168]);
  });

  it("are listed to super admins, who cannot end their own with everybody else's call", async () => {
    const user = await auth.newUser();
    await auth.signIn({ email: user.email, password: testPassword, device: 'Chrome on Android' });
    const chief = await adminCalls();
    expect(await chief.adminUserSessions({ id: user.id })).toMatchObject([
      { device: 'Chrome on Android', isCurrent: false },
    ]);
    expect(await refusalOf(chief.adminUserSessions({ id: 2_000_000_000 }))).toBe('user_not_found');
    expect(await refusalOf(chief.adminEndUserSessions({ id: admin.id }))).toBe('self_administration');
    const own = auth.as(await auth.callerFor(user));
    expect(await refusalOf(own.adminUserSessions({ id: user.id }))).toBe('super_admin_required');
    expect(await refusalOf(own.adminEndUserSessions({ id: user.id }))).toBe('super_admin_required');
  });

  it.each([
    ['30 minutes without a call', { lastSeen: () => `now() - interval '31 minutes'` }],
    ['12 hours in all', { createdAt: () => `now() - interval '12 hours 1 minute'` }],
  ])('of super admins end after %s, those of others do not', async (_, age) => {
    const [chief, seeker] = [await signedIn({ role: 'super_admin' }), await signedIn()];
    for (const { sessionId } of [chief, seeker]) {
      await auth.manager.update(Session, { id: sessionId }, age);
    }
    expect(await auth.visitor.findSession({ sessionId: chief.sessionId })).toBeNull();
    expect(await auth.visitor.findSession({ sessionId: seeker.sessionId })).not.toBeNull();
  });

  it('stay when only the profile changes', async () => {
    const { user, sessionId } = await signedIn();
    await (await adminCalls()).adminUpdateUser({ id: user.id, changes: { bio: 'x' } });
    expect(await auth.visitor.findSession({ sessionId })).not.toBeNull();
  });

  it('end by themselves after 7 days, and note when they were last seen', async () => {
    const { sessionId } = await signedIn();
    const { createdAt, expiresAt } = await auth.manager.findOneByOrFail(Session, { id: sessionId });
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(7 * 86_400_000);
    const longAgo = new Date(Date.now() - 3_600_000);
    await auth.manager.update(Session, { id: sessionId }, { lastSeen: longAgo });
    await auth.visitor.findSession({ sessionId });
    const { lastSeen } = await auth.manager.findOneByOrFail(Session, { id: sessionId });
    expect(lastSeen.getTime()).toBeGreaterThan(longAgo.getTime());
    await auth.manager.update(Session, { id: sessionId }, { expiresAt: () => 'now()' });
    expect(await auth.visitor.findSession({ sessionId })).toBeNull();
  });
});
