import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';
import { User } from '../users/user.entity.js';

const chosen = 'Chosen-by-boss-1';
const ownPassword = 'My-very-own-1';

describe('a team at a shared mail service', () => {
  let auth: World;
  let companyId = 500;
  let boss: User;
  let email: string;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    companyId += 1;
    boss = await auth.newUser({ role: 'employer', companyId, email: `boss${companyId}@gmail.com` });
    auth.peers.companies.set(companyId, { ownerId: boss.id, domain: 'gmail.com' });
    email = `innocent${companyId}@gmail.com`;
  });

  const bossCalls = async () => auth.as(await auth.callerFor(boss));
  const invite = async (address = email) =>
    (await bossCalls()).addTeamMember({ email: address, firstName: 'Ina', lastName: 'Kent', password: chosen });
  const tokenFor = (address = email) => auth.mailedToken('team_invitation', address);

  it('ignores the password that a colleague chose, and takes nothing from the real owner of the address', async () => {
    expect(await invite()).toMatchObject({ email, role: 'employer', companyId, isVerified: false });
    expect(await refusalOf(auth.signIn({ email, password: chosen }))).toBe('invalid_credentials');
    await auth.visitor.register({ email, password: testPassword, firstName: 'Ina', lastName: 'Kent' });
    const { user } = await auth.openLink({ token: await auth.mailedToken('registration', email) });
    expect(user).toMatchObject({ role: 'job_seeker', companyId: null });
  });

  it('lists whoever is invited; accepting with an own password signs in as that very person', async () => {
    const { id } = await invite();
    expect((await (await bossCalls()).listTeam({})).map((person) => person.id)).toEqual([boss.id, id]);
    const token = await tokenFor();
    const facts = { email, firstName: 'Ina', lastName: 'Kent', companyId, hasAccount: false };
    expect(await auth.visitor.checkInvitation({ token })).toEqual(facts);
    const outcome = await auth.visitor.acceptInvitation({ token, password: ownPassword });
    expect(outcome).toMatchObject({ user: { id, email, companyId, isVerified: true } });
    expect((await auth.signIn({ email, password: ownPassword })).user.id).toBe(id);
    expect(await refusalOf(auth.visitor.acceptInvitation({ token, password: ownPassword }))).toBe('invalid_token');
    expect(await (await bossCalls()).listTeam({})).toHaveLength(2);
  });

  it('answers alike whether the address has an account, which joins with its own password only', async () => {
    const employer = await auth.newUser({ role: 'employer', email });
    const [known, unknown] = [await invite(), await invite(`unknown${companyId}@gmail.com`)];
    const shape = ({ id, email: address, createdAt, ...rest }: typeof known) => [
      typeof id,
      typeof address,
      typeof createdAt,
      rest,
    ];
    expect(shape(known)).toEqual(shape(unknown));
    const token = await tokenFor();
    expect(await refusalOf(auth.visitor.acceptInvitation({ token, password: ownPassword }))).toBe(
      'invalid_credentials',
    );
    expect(await auth.visitor.acceptInvitation({ token, password: testPassword })).toEqual({
      confirmed: 'team_invitation',
      email,
    });
    expect((await auth.user(employer.id)).companyId).toBe(companyId);
  });

  it('takes in no job seeker and nobody of another company', async () => {
    await auth.newUser({ role: 'job_seeker', email });
    await invite();
    const asSeeker = auth.visitor.acceptInvitation({ token: await tokenFor(), password: testPassword });
    expect(await refusalOf(asSeeker)).toBe('not_an_employer');
    const busy = `busy${companyId}@gmail.com`;
    await auth.newUser({ role: 'employer', companyId: 9999, email: busy });
    await invite(busy);
    const asMember = auth.visitor.acceptInvitation({ token: await tokenFor(busy), password: testPassword });
    expect(await refusalOf(asMember)).toBe('user_has_company');
  });

  it('takes an invitation back like a member', async () => {
    const { id } = await invite();
    const token = await tokenFor();
    await (await bossCalls()).removeTeamMember({ userId: id });
    expect(await refusalOf(auth.visitor.acceptInvitation({ token, password: ownPassword }))).toBe('invalid_token');
    expect(await auth.manager.countBy(User, { email })).toBe(0);
  });

  it('moves no member to another address without the member, and tells nobody whether it has an account', async () => {
    const mate = await auth.newUser({ role: 'employer', companyId, email });
    const { sessionId } = await auth.callerFor(mate);
    const existing = await auth.newUser({ email: `existing${companyId}@gmail.com` });
    const evil = `evil${companyId}@gmail.com`;
    const calls = await bossCalls();
    const change = (address: string) => calls.updateTeamMember({ userId: mate.id, changes: { email: address } });
    expect(await change(evil)).toEqual(await change(existing.email));
    expect(await change(evil)).toMatchObject({ email, emailChange: 'sent' });
    await auth.visitor.forgotPassword({ email: evil });
    expect((await auth.user(mate.id)).email).toBe(email);
    expect(await auth.visitor.findSession({ sessionId })).not.toBeNull();
    await auth.visitor.tempLogin({ token: await auth.mailedToken('email_approval', email) });
    expect((await auth.user(mate.id)).email).toBe(email);
    await auth.visitor.tempLogin({ token: await auth.mailedToken('email_change', evil) });
    expect((await auth.user(mate.id)).email).toBe(evil);
    expect(await auth.visitor.findSession({ sessionId })).toBeNull();
  });
});
