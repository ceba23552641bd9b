import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';
import type { User } from '../users/user.entity.js';

const domain = 'kumul-energy.test';
let count = 0;
const member = (values = {}) => ({
  email: `member${(count += 1)}@${domain}`,
  firstName: 'Ruth',
  lastName: 'Tau',
  password: 'Strong-pass-1',
  ...values,
});

describe('the team of a company', () => {
  let auth: World;
  let companyId = 100;
  let owner: User;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    companyId += 1;
    owner = await auth.newUser({ role: 'employer', companyId, email: `owner${companyId}@${domain}` });
    auth.peers.companies.set(companyId, { ownerId: owner.id, domain });
  });
  const as = async (user: User) => auth.as(await auth.callerFor(user));
  const mate = () => auth.newUser({ role: 'employer', companyId, email: member().email });

  it("lists the members of the caller's company only", async () => {
    const [added] = [await mate(), await auth.newUser({ role: 'employer', companyId: 999 })];
    const listed = await (await as(owner)).listTeam({});
    expect(listed.map(({ id }) => id)).toEqual([owner.id, added.id]);
    expect(listed[0]).not.toHaveProperty('passwordHash');
  });

  it('grows by verified employers who can sign in at once', async () => {
    const form = member();
    const added = await (await as(owner)).addTeamMember(form);
    expect(added).toMatchObject({ role: 'employer', companyId, isVerified: true, email: form.email });
    const { user } = await auth.signIn({ email: form.email, password: form.password });
    expect(user.id).toBe(added.id);
    const event = { userId: added.id, role: 'employer', verified: true };
    expect(await auth.published('user.created')).toContainEqual(event);
  });

  it('is closed while the company has lost its authorisation', async () => {
    const colleague = await mate();
    const own = await as(owner);
    const company = { id: companyId, name: 'K', logo: null, industry: 'E', location: 'Lae', ownerId: owner.id };
    await auth.visitor.applyCompany({ ...company, version: 2, status: 'unauthorised', revoked: true });
    const calls = [
      own.listTeam({}),
      own.addTeamMember(member()),
      own.addUser({ ...member(), role: 'employer' }),
      own.updateTeamMember({ userId: colleague.id, changes: { firstName: 'Eve' } }),
      own.removeTeamMember({ userId: colleague.id }),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'company_revoked'));
    await auth.visitor.applyCompany({ ...company, version: 3, status: 'authorised', revoked: false });
    expect(await own.listTeam({})).toHaveLength(2);
  });

  it.each(['a@other.test', `a@${domain}.evil.test`, `a@sub.${domain}`])('refuses the domain of %s', async (email) => {
    const form = member({ email });
    const own = await as(owner);
    await expect(own.addTeamMember(form)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_email_domain',
      message: `Email must use the same domain as your account: @${domain}`,
    });
    expect(await refusalOf(own.addUser(form))).toBe('invalid_email_domain');
  });

  it.each([
    ['short-1A', null],
    ['sh-1A', 'Password must be at least 8 characters long'],
    ['strong-pass-1', 'Password must contain at least one uppercase letter'],
    ['STRONG-PASS-1', 'Password must contain at least one lowercase letter'],
    ['Strong-pass', 'Password must contain at least one number'],
    ['Strongpass1', 'Password must contain at least one special character'],
  ])('checks the password %s', async (password, message) => {
    const added = (await as(owner)).addTeamMember(member({ password }));
    await (message ? expect(added).rejects.toMatchObject({ code: 'validation_failed', message }) : added);
  });

  it('refuses an address that has an account, and takes one that only waits for its verification', async () => {
    const own = await as(owner);
    expect(await refusalOf(own.addTeamMember(member({ email: owner.email })))).toBe('email_taken');
    const form = member();
    await auth.visitor.register({ ...form, role: 'job_seeker' });
    expect(await own.addUser(form)).toMatchObject({ role: 'employer', companyId });
    expect(await auth.pending(form.email)).toBeNull();
  });

  it('takes no other role than employer, and no foreign company', async () => {
    const own = await as(owner);
    for (const role of ['job_seeker', 'admin', 'super_admin'] as const) {
      expect(await refusalOf(own.addUser(member({ role })))).toBe('forbidden');
      expect(await refusalOf(own.addTeamMember(member({ role })))).toBe('forbidden');
    }
    expect(await refusalOf(own.addUser(member({ companyId: 5 }) as never))).toBe('validation_failed');
    expect(await own.addUser(member({ password: 'sixsix' }))).toMatchObject({ role: 'employer', companyId });
  });

  it('is closed to employers without a company and to every other role', async () => {
    const lone = await as(await auth.newUser({ role: 'employer' }));
    expect(await refusalOf(lone.listTeam({}))).toBe('company_required');
    expect(await refusalOf(lone.addTeamMember(member()))).toBe('company_required');
    for (const role of ['job_seeker', 'admin', 'super_admin'] as const) {
      const other = await as(await auth.newUser({ role }));
      expect(await refusalOf(other.listTeam({}))).toBe('forbidden');
      expect(await refusalOf(other.removeTeamMember({ userId: owner.id }))).toBe('forbidden');
    }
  });

  it('changes names and addresses of team mates within the domain', async () => {
    const added = await mate();
    const own = await as(owner);
    const { email } = member();
    const changes = { firstName: 'Rose', email };
    expect(await own.updateTeamMember({ userId: added.id, changes })).toMatchObject({
      firstName: 'Rose',
      lastName: 'Kila',
      email,
    });
    const change = (values: { email: string }) => own.updateTeamMember({ userId: added.id, changes: values });
    expect(await refusalOf(change({ email: 'a@other.test' }))).toBe('invalid_email_domain');
    expect(await refusalOf(change({ email: owner.email }))).toBe('email_taken');
  });

  it("lets nobody take over the owner's account, and one's own address needs the password", async () => {
    const added = await mate();
    const colleague = await as(added);
    const takeover = { userId: owner.id, changes: { email: member().email } };
    expect(await refusalOf(colleague.updateTeamMember(takeover))).toBe('forbidden');
    const own = { userId: added.id, changes: { email: member().email } };
    expect(await colleague.updateTeamMember(own)).toMatchObject({ email: added.email, emailChange: 'needs_password' });
  });

  it("ends a member's sessions with a changed address, and leaves the old one a way back", async () => {
    const added = await mate();
    const { sessionId } = await auth.callerFor(added);
    const { email } = member();
    expect(await (await as(owner)).updateTeamMember({ userId: added.id, changes: { email } })).toMatchObject({ email });
    expect(await auth.visitor.findSession({ sessionId })).toBeNull();
    await auth.visitor.tempLogin({ token: await auth.mailedToken('email_undo', added.email) });
    expect((await auth.user(added.id)).email).toBe(added.email);
  });

  it('tells whom a colleague gave an account, who may refuse it', async () => {
    const form = member();
    const { id } = await (await as(owner)).addTeamMember(form);
    const token = await auth.mailedToken('member_refusal', form.email);
    expect(await auth.visitor.tempLogin({ token })).toEqual({ confirmed: 'member_refusal', email: form.email });
    expect(await refusalOf(auth.signIn(form))).toBe('invalid_credentials');
    expect(await auth.published('user.deleted')).toContainEqual({ userId: id });
  });

  it('answers alike for a free address and for one that has an account elsewhere, which is only asked', async () => {
    const own = await as(owner);
    const [free, taken] = [member(), member()];
    const holder = await auth.newUser({ email: taken.email });
    const [one, other] = [await own.addTeamMember(free), await own.addTeamMember(taken)];
    const shape = ({ id, email, createdAt, ...rest }: typeof one) => [typeof id, typeof email, typeof createdAt, rest];
    expect(shape(other)).toEqual(shape(one));
    expect(await auth.user(holder.id)).toEqual(holder);
    expect(await auth.mailedToken('team_invitation', taken.email)).not.toBe('');
  });

  it('adds colleagues where it did before, although whoever adds them moved elsewhere', async () => {
    const mover = auth.as(await auth.callerFor(owner));
    const email = `mover${companyId}@elsewhere.test`;
    await mover.updateUser({ id: owner.id, changes: { email, currentPassword: testPassword } });
    await auth.visitor.tempLogin({ token: await auth.mailedToken('email_change', email) });
    expect(await refusalOf(mover.addTeamMember(member({ email: 'friend@elsewhere.test' })))).toBe(
      'invalid_email_domain',
    );
    expect(await mover.addTeamMember(member())).toMatchObject({ companyId });
  });

  it('does not know the people of other companies', async () => {
    const stranger = await auth.newUser({ role: 'employer', companyId: 999 });
    const own = await as(owner);
    const change = { userId: stranger.id, changes: { firstName: 'Eve' } };
    expect(await refusalOf(own.updateTeamMember(change))).toBe('user_not_found');
    expect(await refusalOf(own.removeTeamMember({ userId: stranger.id }))).toBe('user_not_found');
    expect(await auth.user(stranger.id)).toEqual(stranger);
  });

  it('loses a member, whose sessions end and whose account stays', async () => {
    const added = await mate();
    const { sessionId } = await auth.callerFor(added);
    await (await as(owner)).removeTeamMember({ userId: added.id });
    expect(await auth.visitor.findSession({ sessionId })).toBeNull();
    expect((await auth.user(added.id)).companyId).toBeNull();
    const { user } = await auth.signIn({ email: added.email, password: testPassword });
    expect(user.companyId).toBeNull();
  });

  it('keeps whoever removes and the owner', async () => {
    const added = await as(await mate());
    const own = await as(owner);
    expect(await refusalOf(own.removeTeamMember({ userId: owner.id }))).toBe('cannot_remove_self');
    expect(await refusalOf(added.removeTeamMember({ userId: owner.id }))).toBe('cannot_remove_owner');
    expect((await auth.user(owner.id)).companyId).toBe(companyId);
  });
});
