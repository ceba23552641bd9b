import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type World, startWorld } from '../testing/world.js';
import { User } from '../users/user.entity.js';

const company = (values: { id: number; version: number; ownerId: number | null }) => ({
  name: 'Kumul Energy',
  logo: null,
  industry: 'Energy',
  location: 'Lae',
  status: 'authorised' as const,
  revoked: false,
  ...values,
});

describe('what companies tell', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld({ worker: true });
  });
  afterAll(() => auth.stop());

  const companyOf = async ({ id }: User) => (await auth.user(id)).companyId;

  it('ties an owner who is not tied yet', async () => {
    const owner = await auth.newUser({ role: 'employer' });
    const { sessionId } = await auth.callerFor(owner);
    await auth.deliver('company.changed', company({ id: 1, version: 1, ownerId: owner.id }));
    expect(await companyOf(owner)).toBe(1);
    expect(await auth.visitor.findSession({ sessionId })).toMatchObject({ companyId: 1 });
  });

  it('does not put an owner back whom a super admin took out', async () => {
    const owner = await auth.newUser({ role: 'employer' });
    await auth.deliver('company.changed', company({ id: 2, version: 1, ownerId: owner.id }));
    await auth.manager.update(User, { id: owner.id }, { companyId: null });
    await auth.deliver('company.changed', company({ id: 2, version: 2, ownerId: owner.id }));
    expect(await companyOf(owner)).toBeNull();
  });

  it('does not move people who belong elsewhere, nor other roles', async () => {
    const [elsewhere, seeker] = [await auth.newUser({ role: 'employer', companyId: 77 }), await auth.newUser()];
    await auth.deliver('company.changed', company({ id: 3, version: 1, ownerId: elsewhere.id }));
    await auth.deliver('company.changed', company({ id: 3, version: 2, ownerId: seeker.id }));
    expect(await companyOf(elsewhere)).toBe(77);
    expect(await companyOf(seeker)).toBeNull();
  });

  it('sets everybody free when a company is deleted, and nothing late ties them again', async () => {
    const members = [
      await auth.newUser({ role: 'employer', companyId: 4 }),
      await auth.newUser({ role: 'employer', companyId: 4 }),
    ];
    const sessions = await Promise.all(members.map((member) => auth.callerFor(member)));
    await auth.deliver('company.deleted', { id: 4 });
    for (const { sessionId } of sessions) {
      expect(await auth.visitor.findSession({ sessionId })).toMatchObject({ companyId: null });
    }
    const [first] = members;
    await auth.deliver('company.changed', company({ id: 4, version: 9, ownerId: first?.id ?? null }));
    await auth.deliver('company.deleted', { id: 4 });
    expect(await auth.manager.countBy(User, { companyId: 4 })).toBe(0);
  });
});
