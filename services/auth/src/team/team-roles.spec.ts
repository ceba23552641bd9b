import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GivenTeamRole } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld } from '../testing/world.js';
import type { User } from '../users/user.entity.js';

const domain = 'roles.test';
const password = 'Strong-pass-1';
let count = 0;
const form = (values = {}) => ({
  email: `reader${(count += 1)}@${domain}`,
  firstName: 'Ruth',
  lastName: 'Tau',
  password,
  ...values,
});

const give = (userId: number, teamRole: GivenTeamRole) => ({ userId, changes: { teamRole } });

describe('what members may do in their company (P67)', () => {
  let auth: World;
  let companyId = 6700;
  let owner: User;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    companyId += 1;
    owner = await auth.newUser({ role: 'employer', companyId, email: `owner${companyId}@${domain}` });
    auth.peers.companies.set(companyId, { ownerId: owner.id, domain });
    const company = { id: companyId, name: 'K', logo: null, industry: 'E', location: 'Lae', ownerId: owner.id };
    await auth.visitor.applyCompany({ ...company, version: 1, status: 'authorised', revoked: false });
  });
  /** With the caller as the gateway finds it. */
  const as = async (user: User) => {
    const { sessionId } = await auth.callerFor(user);
    const caller = await auth.visitor.findSession({ sessionId });
    if (!caller) {
      throw new Error('no session');
    }
    return auth.as(caller);
  };
  const mate = (values = {}) => auth.newUser({ role: 'employer', companyId, email: form().email, ...values });

  it('is part of the session and of the team as people see it', async () => {
    const reader = await mate({ teamRole: 'reader' });
    const found = async (user: User) =>
      (await auth.visitor.findSession({ sessionId: (await auth.callerFor(user)).sessionId }))?.teamRole;
    expect([await found(owner), await found(await mate()), await found(reader)]).toEqual(['owner', 'member', 'reader']);
    expect(await found(await auth.newUser({ role: 'employer' }))).toBeUndefined();
    expect(await found(await auth.newUser())).toBeUndefined();
    const team = await (await as(reader)).listTeam({});
    expect(team.map(({ teamRole }) => teamRole)).toEqual(['owner', 'reader', 'member']);
  });

  it('is the owner alone to give, holds from the next request on, and is told and recorded', async () => {
    const member = await mate();
    const { sessionId } = await auth.callerFor(member);
    expect(await auth.visitor.findSession({ sessionId })).toMatchObject({ teamRole: 'member' });
    expect(await (await as(owner)).updateTeamMember(give(member.id, 'reader'))).toMatchObject({ teamRole: 'reader' });
    expect(await auth.visitor.findSession({ sessionId })).toMatchObject({ teamRole: 'reader' });
    expect(await auth.published('user.team_role_changed')).toContainEqual(
      expect.objectContaining({ userId: member.id, companyId, teamRole: 'reader' }),
    );
    expect(await auth.published('audit.recorded')).toContainEqual(
      expect.objectContaining({
        action: 'role_changed',
        targetId: String(member.id),
        before: { teamRole: 'member' },
        after: { teamRole: 'reader' },
      }),
    );
    const colleague = await as(await mate());
    expect(await refusalOf(colleague.updateTeamMember(give(member.id, 'member')))).toBe('not_company_owner');
    expect(await refusalOf(colleague.addTeamMember(form({ teamRole: 'reader' })))).toBe('not_company_owner');
    expect(await refusalOf((await as(owner)).updateTeamMember(give(owner.id, 'reader')))).toBe('validation_failed');
  });

  it('comes with the account or the invitation', async () => {
    const own = await as(owner);
    const added = await own.addTeamMember(form({ teamRole: 'reader' }));
    expect(added).toMatchObject({ teamRole: 'reader' });
    const elsewhere = form({ teamRole: 'reader' });
    await auth.newUser({ email: elsewhere.email, role: 'employer' });
    await own.addTeamMember(elsewhere);
    const token = await auth.mailedToken('team_invitation', elsewhere.email);
    await auth.visitor.acceptInvitation({ token, password: 'Correct-horse-7' });
    const team = await own.listTeam({});
    expect(team.find(({ email }) => email === elsewhere.email)).toMatchObject({ teamRole: 'reader' });
  });

  it('closes the team to readers, who keep their own account', async () => {
    const reader = await mate({ teamRole: 'reader' });
    const own = await as(reader);
    const calls = [
      own.addTeamMember(form()),
      own.addUser(form()),
      own.updateTeamMember(give(reader.id, 'member')),
      own.removeTeamMember({ userId: owner.id }),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'read_only_member'));
    expect(await own.updateUser({ id: reader.id, changes: { firstName: 'Rose' } })).toMatchObject({
      firstName: 'Rose',
    });
  });

  it('ends with leaving the company, and may be set by super admins', async () => {
    const reader = await mate({ teamRole: 'reader' });
    const admin = await as(await auth.newUser({ role: 'super_admin' }));
    expect(await admin.adminUpdateUser({ id: reader.id, changes: { teamRole: 'member' } })).toMatchObject({
      teamRole: 'member',
    });
    await admin.adminUpdateUser({ id: reader.id, changes: { teamRole: 'reader' } });
    await (await as(owner)).removeTeamMember({ userId: reader.id });
    expect(await auth.user(reader.id)).toMatchObject({ companyId: null, teamRole: 'member' });
  });
});
