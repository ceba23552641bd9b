import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AuditAction,
  auditActions,
  type AuditEntry,
  type DataExport,
  type Delivery,
  type RecoveryCodes,
  type ReviewDetail,
  type User,
} from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import { Client, signIn } from '../support/client.js';
import { disconnect, parkedEvent, query } from '../support/database.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import { companyBody, newPerson, password, unique } from '../support/people.js';
import { codeTo } from '../support/texts.js';
import { appCode } from '../support/totp.js';
import { Scene } from './scene.js';

/** Whose line it is and whom it is about; what is missing is not looked at. */
type Told = Partial<Pick<AuditEntry, 'actorId' | 'targetType' | 'after' | 'before'>> & { targetId?: number | string };
type Act = (scene: Scene) => Promise<Told>;

const idOf = (client: Client): number => client.user?.id ?? 0;

const signInAs = async (scene: Scene): Promise<{ person: Client; email: string }> => {
  const person = await newPerson(scene.admin, { role: 'job_seeker' });
  return { person, email: person.user?.email ?? '' };
};

const tokenIn = async (address: string, subject: RegExp): Promise<string> => {
  const link = linkIn(await mailTo(address, subject));
  return /token=([\w-]+)/.exec(link.href)?.[1] ?? '';
};

const change = async (scene: Scene, id: number, body: object): Promise<void> => {
  await scene.admin.must('PUT', `/api/admin/users/${id}`, { body });
};

/** Moves somebody to another address, as they would by themselves. */
const askForEmail = async (scene: Scene) => {
  const { person, email } = await signInAs(scene);
  const next = `n${unique()}@people.test`;
  await person.must('PUT', `/api/users/${idOf(person)}`, { body: { email: next, currentPassword: password } });
  return { person, email, next };
};

const moveEmail = async (scene: Scene) => {
  const asked = await askForEmail(scene);
  const token = await tokenIn(asked.next, /^Confirm your new/);
  await scene.visitor.must('POST', '/api/auth/temp-login', { body: { token } });
  return asked;
};

/** Somebody with a second factor; the codes of the next half minutes are not used up. */
const withSecondFactor = async (scene: Scene) => {
  const { person, email } = await signInAs(scene);
  const body = { currentPassword: password };
  const { secret } = await person.must<{ secret: string }>('POST', '/api/auth/second-factor/setup', { body });
  const { recoveryCodes } = await person.must<RecoveryCodes>('POST', '/api/auth/second-factor/on', {
    body: { code: appCode(secret) },
  });
  return { person, email, secret, recoveryCodes };
};

const withCode = (code: string) => ({ body: { currentPassword: password, code } });

const closeAccount = async (scene: Scene): Promise<{ email: string; id: number }> => {
  const { person, email } = await signInAs(scene);
  await person.must('POST', '/api/auth/close-account', { body: { currentPassword: password } });
  return { email, id: idOf(person) };
};

const askForExport = async (scene: Scene) => {
  const { person } = await signInAs(scene);
  const body = { currentPassword: password };
  const { id } = await person.must<DataExport>('POST', '/api/auth/exports', { body });
  return { person, exportId: id };
};

const phoneCode = async (scene: Scene, phone: string): Promise<{ phone: string; code: string }> => {
  await scene.visitor.must('POST', '/api/auth/phone/code', { body: { phone } });
  return { phone, code: await codeTo(phone) };
};

/** Somebody who signs in with a phone; the last two digits are theirs alone in this file. */
const withPhone = async (scene: Scene, lastDigits: string) => {
  const { person } = await signInAs(scene);
  const proof = await phoneCode(scene, `+675720000${lastDigits}`);
  await person.must('PUT', '/api/auth/phone', { body: { ...proof, currentPassword: password } });
  return { person, ...proof };
};

/** One scene for each action of the list: without one this does not compile. */
const acts: Record<AuditAction, Act> = {
  signed_in: async (scene) => {
    const { person } = await signInAs(scene);
    return { actorId: idOf(person), targetId: idOf(person) };
  },
  sign_in_failed: async (scene) => {
    const { person, email } = await signInAs(scene);
    await scene.visitor.send('POST', '/api/auth/login', { body: { email, password: 'not-it-at-all' } });
    return { actorId: null, targetId: idOf(person), after: { email: `${email.slice(0, 1)}***@people.test` } };
  },
  signed_out: async (scene) => {
    const { person } = await signInAs(scene);
    await person.must('POST', '/api/auth/logout');
    return { actorId: idOf(person), targetId: idOf(person) };
  },
  sessions_ended: async (scene) => {
    const { person, email } = await signInAs(scene);
    await signIn(email, password);
    await person.must('DELETE', '/api/auth/sessions');
    return { actorId: idOf(person), targetId: idOf(person), after: { ended: 1 } };
  },
  password_changed: async (scene) => {
    const { person } = await signInAs(scene);
    const body = { currentPassword: password, newPassword: 'Another-One#7' };
    await person.must('POST', '/api/auth/change-password', { body });
    return { actorId: idOf(person), targetId: idOf(person) };
  },
  password_reset: async (scene) => {
    const { person, email } = await signInAs(scene);
    await scene.visitor.must('POST', '/api/auth/forgot-password', { body: { email } });
    const token = await tokenIn(email, /^Reset your/);
    await scene.visitor.must('POST', '/api/auth/reset-password', { body: { token, password: 'Another-One#7' } });
    return { actorId: null, targetId: idOf(person) };
  },
  second_factor_on: async (scene) => {
    const { person } = await withSecondFactor(scene);
    return { actorId: idOf(person), targetId: idOf(person) };
  },
  second_factor_off: async (scene) => {
    const { person, secret } = await withSecondFactor(scene);
    await person.must('POST', '/api/auth/second-factor/off', withCode(appCode(secret, 1)));
    return { actorId: idOf(person), targetId: idOf(person) };
  },
  second_factor_reset: async (scene) => {
    const { person } = await withSecondFactor(scene);
    await scene.admin.must('DELETE', `/api/admin/users/${idOf(person)}/second-factor`);
    return { actorId: idOf(scene.admin), targetId: idOf(person) };
  },
  second_factor_failed: async (scene) => {
    const { person, secret } = await withSecondFactor(scene);
    // A code is good once.
    await person.send('POST', '/api/auth/second-factor/off', withCode(appCode(secret)));
    return { actorId: idOf(person), targetId: idOf(person) };
  },
  recovery_codes_renewed: async (scene) => {
    const { person, secret } = await withSecondFactor(scene);
    await person.must('POST', '/api/auth/second-factor/recovery-codes', withCode(appCode(secret, 1)));
    return { actorId: idOf(person), targetId: idOf(person) };
  },
  recovery_code_used: async (scene) => {
    const { person, recoveryCodes } = await withSecondFactor(scene);
    await person.must('POST', '/api/auth/second-factor/off', withCode(recoveryCodes[0] ?? ''));
    return { actorId: idOf(person), targetId: idOf(person) };
  },
  phone_sign_in_on: async (scene) => {
    const { person } = await withPhone(scene, '31');
    return { actorId: idOf(person), targetId: idOf(person), after: { phone: '+675…31' } };
  },
  phone_sign_in_off: async (scene) => {
    const { person } = await withPhone(scene, '32');
    await person.must('DELETE', '/api/auth/phone');
    return { actorId: idOf(person), targetId: idOf(person), after: { phone: '+675…32' } };
  },
  phone_disowned: async (scene) => {
    const { person, phone, code: not } = await withPhone(scene, '33');
    await scene.visitor.must('POST', '/api/auth/phone/code', { body: { phone } });
    await scene.visitor.must('POST', '/api/auth/phone/disown', { body: { phone, code: await codeTo(phone, { not }) } });
    return { actorId: null, targetId: idOf(person), after: { phone: '+675…33' } };
  },
  email_change_asked: async (scene) => {
    const { person } = await askForEmail(scene);
    return { actorId: idOf(person), targetId: idOf(person), after: { email: 'n***@people.test' } };
  },
  email_changed: async (scene) => {
    const { person } = await moveEmail(scene);
    return { targetId: idOf(person), before: { email: 'p***@people.test' }, after: { email: 'n***@people.test' } };
  },
  email_change_undone: async (scene) => {
    const { person, email } = await moveEmail(scene);
    const token = await tokenIn(email, /was changed/);
    await scene.visitor.must('POST', '/api/auth/temp-login', { body: { token } });
    return { targetId: idOf(person) };
  },
  account_created: async (scene) => {
    const { id } = await scene.newUser();
    return { actorId: idOf(scene.admin), targetId: id };
  },
  account_changed: async (scene) => {
    const { id } = await scene.newUser();
    await change(scene, id, { firstName: 'Changed' });
    return { actorId: idOf(scene.admin), targetId: id, after: { fields: 'firstName' } };
  },
  account_verified: async (scene) => {
    const { id } = await scene.newUser();
    await scene.admin.must('PATCH', `/api/admin/users/${id}/verify`);
    return { actorId: idOf(scene.admin), targetId: id };
  },
  account_closing: async (scene) => {
    const { id } = await closeAccount(scene);
    return { actorId: id, targetId: id };
  },
  account_kept: async (scene) => {
    const { id, email } = await closeAccount(scene);
    await (await signIn(email, password)).must('POST', '/api/auth/keep-account');
    return { actorId: id, targetId: id };
  },
  account_locked: async (scene) => {
    const { person, email } = await signInAs(scene);
    await query(`UPDATE auth.users SET created_at = now() - interval '2 hours' WHERE id = ${idOf(person)}`);
    // A browser without our mark.
    const headers = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 (Somebody else)' };
    await new Client().must('POST', '/api/auth/login', { body: { email, password }, headers });
    const token = await tokenIn(email, /^New sign-in/);
    await new Client().must('POST', '/api/auth/temp-login', { body: { token } });
    return { targetId: idOf(person) };
  },
  account_deleted: async (scene) => {
    const { id } = await scene.newUser();
    await scene.admin.must('DELETE', `/api/admin/users/${id}`);
    return { actorId: idOf(scene.admin), targetId: id };
  },
  role_changed: async (scene) => {
    const { id } = await scene.newUser();
    await change(scene, id, { role: 'admin' });
    return { targetId: id, before: { role: 'job_seeker' }, after: { role: 'admin' } };
  },
  member_invited: async (scene) => {
    const body = scene.memberBody('gmail.com');
    const employer = await newPerson(scene.admin, { role: 'employer', domain: 'gmail.com' });
    const company = await employer.must<{ id: number }>('POST', '/api/companies', {
      body: companyBody(`c${unique()}.test`),
    });
    await scene.admin.must('PATCH', `/api/admin/companies/${company.id}/authorise`);
    await employer.must('POST', '/api/company-users', { body });
    return { actorId: idOf(employer), targetId: company.id, after: { email: 'm***@gmail.com' } };
  },
  member_joined: async (scene) => {
    const employer = await newPerson(scene.admin, { role: 'employer' });
    const company = await employer.must<{ id: number }>('POST', '/api/companies', {
      body: companyBody(`c${unique()}.test`),
    });
    return { targetId: idOf(employer), after: { companyId: company.id } };
  },
  member_removed: async (scene) => {
    const { id } = await scene.newMember();
    await scene.employer.client.must('DELETE', `/api/company-users/${id}`);
    return { actorId: idOf(scene.employer.client), targetId: id };
  },
  hiring_team_changed: async (scene) => {
    const { id } = await scene.newJob();
    const actorId = idOf(scene.employer.client);
    await scene.employer.client.must('PUT', `/api/jobs/${id}/hiring-team`, { body: { members: [actorId] } });
    return { actorId, targetId: id, before: { members: 'everybody' }, after: { members: String(actorId) } };
  },
  api_token_made: async (scene) => {
    const { name } = await scene.newApiToken(['jobs:read']);
    const actorId = idOf(scene.employer.client);
    return { actorId, targetId: scene.employer.company.id, after: { name, scopes: 'jobs:read', days: 365 } };
  },
  api_token_used: async (scene) => {
    const { name, token } = await scene.newApiToken();
    await Client.ofProgram(token).must('GET', '/api/jobs/my-jobs');
    return { actorId: idOf(scene.employer.client), targetId: scene.employer.company.id, after: { name } };
  },
  api_token_revoked: async (scene) => {
    const { id, name } = await scene.newApiToken();
    await scene.employer.client.must('DELETE', `/api/api-tokens/${id}`);
    return { actorId: idOf(scene.employer.client), targetId: scene.employer.company.id, before: { name } };
  },
  webhook_made: async (scene) => {
    await scene.newWebhook();
    const actorId = idOf(scene.employer.client);
    return { actorId, targetId: scene.employer.company.id, after: { host: 'localhost:9' } };
  },
  webhook_changed: async (scene) => {
    const { id } = await scene.newWebhook();
    await scene.employer.client.must('PUT', `/api/webhooks/${id}`, { body: { isActive: false } });
    return { actorId: idOf(scene.employer.client), targetId: scene.employer.company.id };
  },
  webhook_deleted: async (scene) => {
    const { id } = await scene.newWebhook();
    await scene.employer.client.must('DELETE', `/api/webhooks/${id}`);
    return { actorId: idOf(scene.employer.client), targetId: scene.employer.company.id };
  },
  company_created: async (scene) => ({ actorId: idOf(scene.admin), targetId: (await scene.newCompany()).id }),
  company_changed: async (scene) => {
    const { id } = await scene.newCompany();
    await scene.admin.must('PUT', `/api/admin/companies/${id}`, { body: { location: 'Lae' } });
    return { targetId: id, before: { location: 'Goroka' }, after: { location: 'Lae' } };
  },
  company_renamed: async (scene) => {
    const { id, name } = await scene.newCompany();
    await scene.admin.must('PUT', `/api/admin/companies/${id}`, { body: { name: 'Renamed' } });
    return { targetId: id, before: { name }, after: { name: 'Renamed' } };
  },
  company_authorised: async (scene) => {
    const { id } = await scene.newCompany();
    await scene.admin.must('PATCH', `/api/admin/companies/${id}/authorise`);
    return { actorId: idOf(scene.admin), targetId: id };
  },
  company_revoked: async (scene) => {
    const { id } = await scene.newCompany();
    await scene.admin.must('PATCH', `/api/admin/companies/${id}/authorise`);
    await scene.admin.must('PATCH', `/api/admin/companies/${id}/unauthorise`);
    return { targetId: id, before: { status: 'authorised' }, after: { status: 'unauthorised' } };
  },
  company_refused: async (scene) => {
    const { id } = await scene.newCompany();
    await scene.admin.must('PATCH', `/api/admin/companies/${id}/unauthorise`, { body: { reason: 'No such office' } });
    return { targetId: id, after: { reason: 'No such office' } };
  },
  company_deleted: async (scene) => {
    const { id } = await scene.newCompany();
    await scene.admin.must('DELETE', `/api/admin/companies/${id}`);
    return { actorId: idOf(scene.admin), targetId: id };
  },
  job_created: async (scene) => ({ actorId: idOf(scene.employer.client), targetId: (await scene.newJob()).id }),
  job_changed: async (scene) => {
    const { id } = await scene.newJob();
    await scene.employer.client.must('PUT', `/api/jobs/${id}`, { body: { location: 'Lae' } });
    return { targetId: id, before: { location: 'Goroka' }, after: { location: 'Lae' } };
  },
  job_published: async (scene) => ({ targetId: (await scene.newJob()).id }),
  job_taken_down: async (scene) => {
    const { id } = await scene.newJob();
    await scene.admin.must('PATCH', `/api/jobs/${id}/publish`, { body: { published: false } });
    return { actorId: idOf(scene.admin), targetId: id };
  },
  job_deleted: async (scene) => {
    const { id } = await scene.newJob();
    await scene.employer.client.must('DELETE', `/api/jobs/${id}`);
    return { actorId: idOf(scene.employer.client), targetId: id };
  },
  review_decided: async (scene) => {
    const id = await scene.newReview();
    const path = `/api/admin/reviews/${id}/decisions`;
    const { jobId } = await scene.admin.must<ReviewDetail>('POST', path, { body: { decision: 'keep' } });
    return { actorId: idOf(scene.admin), targetId: jobId, after: { decision: 'keep', reason: null } };
  },
  application_deleted: async (scene) => {
    const { id } = await scene.newApplication();
    await scene.seeker.must('DELETE', `/api/applications/${id}`);
    return { actorId: scene.seekerId, targetId: id };
  },
  export_asked: async (scene) => {
    const { person } = await askForExport(scene);
    return { actorId: idOf(person), targetId: idOf(person) };
  },
  export_downloaded: async (scene) => {
    const { person, exportId } = await askForExport(scene);
    await waitFor(async () => (await person.send('GET', `/api/auth/exports/${exportId}/file`)).status === 200, {
      timeout: 30_000,
      what: 'the archive',
    });
    return { actorId: idOf(person), targetId: idOf(person) };
  },
  resume_downloaded: async (scene) => {
    const fileId = await scene.resumeFileId();
    await scene.employer.client.send('GET', `/api/files/resumes/${fileId}`);
    return { actorId: idOf(scene.employer.client), targetId: scene.seekerId, after: { fileId } };
  },
  message_read: async (scene) => {
    const id = await anyMessage(scene);
    await scene.admin.must('GET', `/api/admin/deliveries/${id}`);
    return { actorId: idOf(scene.admin), targetId: id };
  },
  message_resent: async (scene) => {
    const id = await failedMessage(scene);
    await scene.admin.must('POST', `/api/admin/deliveries/${id}/resend`);
    return { actorId: idOf(scene.admin), targetId: id };
  },
  events_resent: async (scene) => {
    const id = await parkedEvent();
    const body = { service: 'companies', subscriber: 'jobs', id };
    await scene.admin.must('POST', '/api/admin/status/events/resend', { body });
    return { actorId: idOf(scene.admin), targetId: `companies.${id}`, targetType: 'event' };
  },
};

const anyMessage = async ({ admin }: Scene): Promise<string> => {
  const path = '/api/admin/deliveries?state=sent&limit=1';
  const { deliveries } = await admin.must<{ deliveries: Delivery[] }>('GET', path);
  return deliveries[0]?.id ?? '';
};

/** One that could not be sent. */
const failedMessage = async (scene: Scene): Promise<string> => {
  const id = await anyMessage(scene);
  await query(`UPDATE notifications.deliveries SET state = 'failed' WHERE id = '${id}'`);
  return id;
};

describe('the audit trail', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await Scene.create(new Client());
  }, 120_000);
  afterAll(disconnect);

  it.each(auditActions)('has a line of %s', async (action) => {
    const told = await acts[action](scene);
    const { targetId } = told;
    expect(targetId).toBeTruthy();
    const line = await waitFor(
      async () => {
        const lines = await scene.admin.must<AuditEntry[]>(
          'GET',
          `/api/admin/audit?action=${action}&targetId=${targetId}&limit=5`,
        );
        return lines[0];
      },
      { timeout: 20_000, what: `the line of ${action}` },
    );
    expect(line).toMatchObject({ ...told, action, targetId: String(targetId) });
    expect(line.requestId).not.toBe('');
    expect(JSON.stringify(line)).not.toContain(password);
  });

  it('has a line of each CV that is taken away with others', async () => {
    const { id, userId } = await scene.newApplication();
    const recruiter = await newPerson(scene.admin, {
      role: 'employer',
      domain: scene.employer.domain,
      companyId: scene.employer.company.id,
    });
    await recruiter.must('GET', `/api/applications/export/resumes?ids=${id}`);
    await waitFor(
      async () => {
        const query = `action=resume_downloaded&targetId=${userId}&actor=${idOf(recruiter)}`;
        return (await scene.admin.must<AuditEntry[]>('GET', `/api/admin/audit?${query}`))[0];
      },
      { timeout: 20_000, what: 'the line of the CV' },
    );
  });

  it('is found by who did it, by their name, and by day', async () => {
    const { person } = await signInAs(scene);
    const id = idOf(person);
    const user = await person.must<User>('GET', '/api/auth/me');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Port_Moresby' }).format(new Date());
    await waitFor(
      async () =>
        (await scene.admin.must<AuditEntry[]>('GET', `/api/admin/audit?actor=${id}&from=${today}&to=${today}`))[0],
      { timeout: 20_000, what: 'the line' },
    );
    const query = `actor=${encodeURIComponent(user.email)}&includeTotal=true&limit=10`;
    const page = await scene.admin.must<{ entries: AuditEntry[]; total: number }>('GET', `/api/admin/audit?${query}`);
    expect(page).toMatchObject({ total: 1, entries: [{ actorId: id, actorName: 'Mere Kila', address: '127.0.0.1' }] });
    expect(await scene.admin.must('GET', `/api/admin/audit?actor=${id}&to=2020-01-01`)).toEqual([]);
  });
});
