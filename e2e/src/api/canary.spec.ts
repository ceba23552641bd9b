import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import { Client } from '../support/client.js';
import { disconnect } from '../support/database.js';
import { mailTo } from '../support/mailbox.js';
import { newPerson, pdf, unique } from '../support/people.js';
import { Scene } from './scene.js';

const canary = `canary${unique()}`;
/** A letter that Postgres refuses, with an error that names what it was about. */
const nul = '\u0000';

const logs = async (): Promise<{ name: string; text: string }[]> => {
  const folder = process.env['E2E_LOGS'] ?? '';
  // The demo's mail catcher says whom it caught a mail for.
  const names = (await readdir(folder)).filter((name) => name !== 'mail.log');
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })));
};

/** M6: what people type stays out of the logs of all processes (I12). */
let scene: Scene;
beforeAll(async () => {
  scene = await Scene.create(new Client());
}, 120_000);
afterAll(disconnect);

it('M6: no password, token, resume, letter or message that somebody typed is in any log', async () => {
  const { visitor, seeker, admin, employer } = scene;
  const address = `${canary}@people.test`;
  const send = (method: string, path: string, body?: unknown, client: Client = visitor) =>
    client.send(method, path, body === undefined ? {} : { body });

  // Passwords and tokens, right, wrong and where they do not belong.
  await send('POST', '/api/auth/login', { email: address, password: `${canary}#1` });
  await send('POST', '/api/auth/register', {
    email: address,
    password: `${canary}#Pass1`,
    firstName: 'Mere',
    lastName: 'Kila',
    role: 'job_seeker',
  });
  await send('POST', '/api/auth/forgot-password', { email: address });
  await send('POST', '/api/auth/temp-login', { token: canary });
  await send('POST', '/api/auth/reset-password', { token: canary, password: `${canary}#Pass2` });
  for (const path of [
    `//?token=${canary}`,
    `/verify?token=${canary}`,
    `/reset-password?token=${canary}`,
    `/api/${canary}`,
  ]) {
    await visitor.send('GET', path);
  }
  await visitor.send('GET', '/api/auth/me', {
    headers: { cookie: `session=${canary}`, authorization: `Bearer ${canary}` },
  });
  await visitor.send('POST', '/api/auth/login', {
    form: `{"email": "${address}", "password": "${canary}`,
    headers: { 'content-type': 'application/json' },
  });
  const person = await newPerson(admin, { role: 'job_seeker' });
  await send('POST', '/api/auth/change-password', { currentPassword: canary, newPassword: `${canary}#3` }, person);
  await send('POST', '/api/auth/second-factor/on', { code: canary }, person);

  // A resume, a letter, messages, searches, and values that a database refuses.
  const form = new FormData();
  form.set('resume', pdf(`${canary} kept the books in Lae`), `${canary}.pdf`);
  await person.must('POST', '/api/upload/resume', { form });
  await send('PUT', `/api/users/${person.user?.id}`, { bio: `${canary} ${nul}`, skills: [canary] }, person);
  const { id: jobId } = await scene.newJob();
  const coverLetter = `${canary} would like to keep your books for many years to come, and with great care.`;
  const { id } = await seeker.must<{ id: number }>('POST', '/api/applications', { body: { jobId, coverLetter } });
  const notes = `${canary} ${nul}`;
  await send('PUT', `/api/applications/${id}`, { status: 'reviewed', notes: canary }, employer.client);
  await send('PUT', `/api/applications/${id}`, { notes }, employer.client);
  const interview = {
    ...scene.interviewBody(id),
    notes: canary,
    meetingLink: `https://meet.example.test/?key=${canary}`,
  };
  await send('POST', '/api/interviews', interview, employer.client);
  await send('POST', `/api/applications/rank/${jobId}`, {}, employer.client);
  await send('POST', '/api/job-alerts', { title: canary, keywords: [canary] }, seeker);
  await send('POST', '/api/application-status-alerts', { email: `status-${address}`, isActive: true }, seeker);
  await send('POST', `/api/jobs/${jobId}/reports`, { reason: 'other', text: canary, email: address });
  await send('GET', `/api/jobs?search=${canary}&includeTotal=true`);
  await send('GET', `/api/admin/audit?actor=${canary}`, undefined, admin);

  // Until the workers have written and sent what came of it.
  await mailTo(address, /./);
  await mailTo(`status-${address}`, /./);
  await mailTo(seeker.user?.email ?? '', /^Interview/);
  const read = await waitFor(async () => ((await logs()).length > 10 ? logs() : undefined), { what: 'the logs' });
  const told = read.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => line.includes(canary))
      .map((line) => `${name}: ${line.slice(0, 600)}`),
  );
  expect(told).toEqual([]);
}, 120_000);
