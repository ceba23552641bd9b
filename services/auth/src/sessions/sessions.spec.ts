import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SessionCache } from '@workboard/service-kit';
import { waitFor } from '@workboard/test-kit';
import { type AuthHarness, startAuth } from '../testing/auth-harness.js';
import type { UserEntity } from '../users/user.entity.js';
import { Session } from './session.entity.js';

describe('sessions', () => {
  let auth: AuthHarness;
  let cache: SessionCache;
  let admin: UserEntity;
  beforeAll(async () => {
    auth = await startAuth();
    cache = auth.app.get(SessionCache);
    admin = await auth.newUser({ role: 'super_admin' });
  });
  afterAll(() => auth.stop());

  /** A signed-in person whose session every gateway has in Redis. */
  const signedIn = async (values: Partial<UserEntity> = {}) => {
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
    auth.world.companies.set(5, { ownerId: null, domain: 'example.test' });
    const { user, sessionId } = await signedIn({ role: 'employer' });
    await (await adminCalls()).linkEmployer({ userId: user.id, companyId: 5 });
    expect(await cache.get(sessionId)).toBeNull();
    expect(await auth.visitor.findSession({ sessionId })).toMatchObject({ companyId: 5 });
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
