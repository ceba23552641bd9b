import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld } from '../testing/world.js';
import type { User } from '../users/user.entity.js';

describe('profiles', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());

  const as = async (user: User) => auth.as(await auth.callerFor(user));

  describe('are seen', () => {
    let seeker: User;
    beforeAll(async () => {
      seeker = await auth.newUser({ phone: '+675 7000 0000' });
    });
    const seenBy = async (values: Partial<User>, target = seeker) => {
      const caller = await as(await auth.newUser(values));
      return caller.getUser({ id: target.id }).then(
        ({ id }) => id === target.id,
        ({ code }: { code: string }) => (code === 'user_not_found' ? false : code),
      );
    };

    it('by oneself, without anything secret', async () => {
      const own = await as(seeker);
      const profile = await own.getUser({ id: seeker.id });
      expect(profile).toMatchObject({ email: seeker.email, phone: '+675 7000 0000', skills: [], resume: null });
      expect(Object.keys(profile).filter((name) => /password|hash|token/i.test(name))).toEqual([]);
    });

    it('by super admins, not by admins, other seekers or visitors', async () => {
      expect(await seenBy({ role: 'super_admin' })).toBe(true);
      expect(await seenBy({ role: 'admin' })).toBe(false);
      expect(await seenBy({ role: 'job_seeker' })).toBe(false);
      expect(await refusalOf(auth.visitor.getUser({ id: seeker.id }))).toBe('unauthenticated');
    });

    it('by employers whose company has an application, and by no other employer', async () => {
      auth.peers.applicants.add(`70:${seeker.id}`);
      expect(await seenBy({ role: 'employer', companyId: 70 })).toBe(true);
      expect(await seenBy({ role: 'employer', companyId: 71 })).toBe(false);
      expect(await seenBy({ role: 'employer' })).toBe(false);
    });

    it('by team mates', async () => {
      const mate = await auth.newUser({ role: 'employer', companyId: 80 });
      expect(await seenBy({ role: 'employer', companyId: 80 }, mate)).toBe(true);
      expect(await seenBy({ role: 'employer', companyId: 81 }, mate)).toBe(false);
    });
  });

  describe('are changed', () => {
    it('by their owner: what is sent is set, null clears, what is missing stays', async () => {
      const user = await auth.newUser({ bio: 'Old', phone: '1', location: 'Lae' });
      const own = await as(user);
      const changes = { bio: null, phone: ' 7123 4567 ', skills: ['a', 'a', ' b', ''], linkedinUrl: '' };
      expect(await own.updateUser({ id: user.id, changes })).toMatchObject({
        bio: null,
        phone: '7123 4567',
        location: 'Lae',
        skills: ['a', 'b'],
        linkedinUrl: null,
        firstName: 'Mary',
      });
      expect(await own.updateUser({ id: user.id, changes: {} })).toMatchObject({ phone: '7123 4567' });
      expect(await auth.published('user.profile_changed')).toEqual([{ userId: user.id }]);
    });

    it('by nobody else', async () => {
      const user = await auth.newUser();
      const change = { id: user.id, changes: { firstName: 'Eve' } };
      expect(await refusalOf((await as(await auth.newUser())).updateUser(change))).toBe('user_not_found');
      const superAdmin = await as(await auth.newUser({ role: 'super_admin' }));
      expect(await refusalOf(superAdmin.updateUser(change))).toBe('forbidden');
      expect((await auth.user(user.id)).firstName).toBe('Mary');
    });

    it.each(['id', 'role', 'companyId', 'isVerified', 'emailVerified', 'password', 'resume', 'createdAt'])(
      'never in %s',
      async (name) => {
        const user = await auth.newUser();
        const changes = { bio: 'x', [name]: name === 'role' ? 'super_admin' : 1 } as never;
        expect(await refusalOf((await as(user)).updateUser({ id: user.id, changes }))).toBe('validation_failed');
        expect(await auth.user(user.id)).toEqual(user);
      },
    );
  });
});
