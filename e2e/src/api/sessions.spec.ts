import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import { Client, signIn } from '../support/client.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import { jobBody, newEmployer, newPerson, password, superAdmin, unique } from '../support/people.js';
import { type Replica, startReplica } from '../support/replica.js';

/** The longest that an ended session may still be believed (decision A4). */
const patience = { timeout: 5000, interval: 100 };

/** Waits until both gateways refuse the cookie, and sees that they go on refusing it. */
const refused = async (copies: readonly Client[]): Promise<void> => {
  const statuses = () =>
    Promise.all(copies.map(async (copy) => (await copy.copy().send('GET', '/api/auth/me')).status));
  await waitFor(async () => (await statuses()).every((status) => status === 401), {
    ...patience,
    what: 'the session to end on both gateways',
  });
  for (let replays = 0; replays < 20; replays += 1) {
    expect(await statuses()).toEqual([401, 401]);
  }
};

describe('sessions', () => {
  let admin: Client;
  let replica: Replica;
  beforeAll(async () => {
    admin = await superAdmin();
    replica = await startReplica();
  }, 60_000);
  afterAll(() => replica.stop());

  /** Both gateways know the session, so that both have something to forget. */
  const knownEverywhere = async (client: Client): Promise<Client[]> => {
    const copies = [client.copy(), client.copy(replica.url)];
    for (const copy of copies) {
      await copy.must('GET', '/api/auth/me');
    }
    return copies;
  };
  it('carry a cookie that scripts cannot read and other sites do not send', async () => {
    const reply = await new Client().send('POST', '/api/auth/login', {
      body: { email: 'admin@workboard.test', password },
    });
    expect(reply.headers.get('set-cookie')).toMatch(/^session=ey.+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("carry one that goes with the browser on a phone that is not one's own (decision P90)", async () => {
    const reply = await new Client().send('POST', '/api/auth/login', {
      body: { email: 'admin@workboard.test', password, sharedDevice: true },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    // No mark of the browser beside it, and no end.
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=ey[^;]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('end at logout for every copy of the cookie', async () => {
    const person = await newPerson(admin, { role: 'job_seeker' });
    const copies = await knownEverywhere(person);
    await person.must('POST', '/api/auth/logout');
    await refused(copies);
  });

  it('end when somebody signs in again in the same browser', async () => {
    const person = await newPerson(admin, { role: 'job_seeker' });
    const copies = await knownEverywhere(person);
    const other = await newPerson(admin, { role: 'job_seeker' });
    await person.must('POST', '/api/auth/login', { body: { email: other.user?.email, password } });
    await refused(copies);
    expect(await person.must('GET', '/api/auth/me')).toMatchObject({ id: other.user?.id });
    expect(await other.must('GET', '/api/auth/me')).toMatchObject({ id: other.user?.id });
  });

  it('end when the password is reset by mail', async () => {
    const person = await newPerson(admin, { role: 'job_seeker' });
    const copies = await knownEverywhere(person);
    const email = person.user?.email ?? '';
    await new Client().must('POST', '/api/auth/forgot-password', { body: { email } });
    const token = linkIn(await mailTo(email, /password/i)).searchParams.get('token');
    const body = { token, password: 'another1' };
    expect(await new Client().must('POST', '/api/auth/reset-password', { body })).toMatchObject({
      verificationRequired: false,
    });
    await refused(copies);
    expect((await new Client().send('POST', '/api/auth/reset-password', { body })).status).toBe(400);
    expect((await signIn(email, 'another1')).user?.email).toBe(email);
  });

  it.each<[what: string, change: object]>([
    ['the role changes', { role: 'admin' }],
    ['a super admin sets another password', { password: 'another1' }],
  ])('end when %s', async (_, body) => {
    const person = await newPerson(admin, { role: 'job_seeker' });
    const copies = await knownEverywhere(person);
    await admin.must('PUT', `/api/admin/users/${person.user?.id}`, { body });
    await refused(copies);
  });

  it('end when the account is deleted', async () => {
    const person = await newPerson(admin, { role: 'job_seeker' });
    const copies = await knownEverywhere(person);
    await admin.must('DELETE', `/api/admin/users/${person.user?.id}`);
    await refused(copies);
  });

  it('lose the company everywhere when it is deleted', async () => {
    const { client, company } = await newEmployer(admin);
    const copies = await knownEverywhere(client);
    await admin.must('DELETE', `/api/admin/companies/${company.id}`);
    const companies = () =>
      Promise.all(copies.map(async (copy) => (await copy.must<User>('GET', '/api/auth/me')).companyId));
    await waitFor(async () => (await companies()).every((id) => id === null), { ...patience, what: 'no company' });
    for (const copy of copies) {
      expect((await copy.send('POST', '/api/jobs', { body: jobBody() })).status).toBe(400);
    }
  });

  it('end when a member is removed from the company', async () => {
    const { client, domain } = await newEmployer(admin);
    const body = { email: `m${unique()}@${domain}`, firstName: 'Vagi', lastName: 'Oala', password };
    const { id } = await client.must<{ id: number }>('POST', '/api/company-users', { body });
    const copies = await knownEverywhere(await signIn(body.email, password));
    await client.must('DELETE', `/api/company-users/${id}`);
    await refused(copies);
  });

  it('are not opened for an unverified account, which only the right password reveals', async () => {
    const email = `v${unique()}@people.test`;
    await new Client().must('POST', '/api/auth/register', {
      body: { email, password: 'longenough', firstName: 'Ai', lastName: 'Sam', role: 'job_seeker' },
    });
    const right = await new Client().send('POST', '/api/auth/login', { body: { email, password: 'longenough' } });
    const wrong = await new Client().send('POST', '/api/auth/login', { body: { email, password: 'something' } });
    expect(right).toMatchObject({ status: 403, body: { verificationRequired: true, email } });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'Invalid email or password' } });
  });
});
