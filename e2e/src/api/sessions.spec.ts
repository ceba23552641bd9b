import { beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import { Client, signIn } from '../support/client.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import { newEmployer, newPerson, password, superAdmin, unique } from '../support/people.js';

const patience = { timeout: 5000, interval: 100 };

/** Waits, at most the five seconds that decision A4 allows, until a cookie is refused. */
const refused = (client: Client): Promise<boolean> =>
  waitFor(async () => (await client.send('GET', '/api/auth/me')).status === 401, {
    ...patience,
    what: 'the session to end',
  });

describe('sessions', () => {
  let admin: Client;
  beforeAll(async () => {
    admin = await superAdmin();
  });

  it('carry a cookie that scripts cannot read and other sites do not send', async () => {
    const reply = await new Client().send('POST', '/api/auth/login', {
      body: { email: 'admin@workboard.test', password },
    });
    expect(reply.headers.get('set-cookie')).toMatch(/^session=ey.+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('end at logout for every copy of the cookie', async () => {
    const person = await newPerson(admin, { role: 'job_seeker' });
    const copy = person.copy();
    expect((await copy.send('GET', '/api/auth/me')).status).toBe(200);
    await person.must('POST', '/api/auth/logout');
    await refused(copy);
  });

  it('end when the password is reset by mail', async () => {
    const person = await newPerson(admin, { role: 'job_seeker' });
    const email = person.user?.email ?? '';
    await new Client().must('POST', '/api/auth/forgot-password', { body: { email } });
    const token = linkIn(await mailTo(email, /password/i)).searchParams.get('token');
    const body = { token, password: 'another1' };
    expect(await new Client().must('POST', '/api/auth/reset-password', { body })).toMatchObject({
      verificationRequired: false,
    });
    await refused(person.copy());
    expect((await new Client().send('POST', '/api/auth/reset-password', { body })).status).toBe(400);
    expect((await signIn(email, 'another1')).user?.email).toBe(email);
  });

  it('end when the role changes', async () => {
    const person = await newPerson(admin, { role: 'job_seeker' });
    await admin.must('PUT', `/api/admin/users/${person.user?.id}`, { body: { role: 'admin' } });
    await refused(person.copy());
  });

  it('end when the account is deleted', async () => {
    const person = await newPerson(admin, { role: 'job_seeker' });
    await admin.must('DELETE', `/api/admin/users/${person.user?.id}`);
    await refused(person.copy());
  });

  it('end when a member is removed from the company', async () => {
    const { client, domain } = await newEmployer(admin);
    const body = { email: `m${unique()}@${domain}`, firstName: 'Vagi', lastName: 'Oala', password };
    const { id } = await client.must<{ id: number }>('POST', '/api/company-users', { body });
    const member = await signIn(body.email, password);
    await client.must('DELETE', `/api/company-users/${id}`);
    await refused(member);
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
