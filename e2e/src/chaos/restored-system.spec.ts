import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { backUpSystem, releaseSystem, restoreSystem, type RunningSystem } from '@workboard/infra';
import { temporaryFolder, withClient } from '@workboard/local-servers';
import { waitFor } from '@workboard/test-kit';
import { Client, signIn } from '../support/client.js';
import { allMails, mailsTo, mailTo } from '../support/mailbox.js';
import { newSeeker, password, resumeForm, superAdmin, unique } from '../support/people.js';
import { startOwnSystem } from './own-system.js';

const register = async (): Promise<string> => {
  const email = `r${unique()}@people.test`;
  const body = { email, password: 'longenough', firstName: 'Ai', lastName: 'Sam', role: 'job_seeker' };
  await new Client().must('POST', '/api/auth/register', { body });
  return email;
};

const count = (system: RunningSystem, condition: string): Promise<number> =>
  withClient(system.env['DATABASE_ADMIN_URL']!, async (client) => {
    const sql = `SELECT count(*)::int AS count FROM notifications.deliveries WHERE ${condition}`;
    return (await client.query<{ count: number }>(sql)).rows[0]!.count;
  });

/** A server is lost; a backup that was made while it ran is brought to another one. */
describe('a system that was restored from a backup', () => {
  let folder: string;
  let stop: (() => Promise<void>) | undefined;
  let system: RunningSystem;
  let told: string;
  let email: string;
  let resume: string;
  beforeAll(async () => {
    folder = await temporaryFolder('restored');
    const lost = await startOwnSystem();
    ({ stop } = lost);
    told = await register();
    await mailTo(told, /./);
    await waitFor(async () => (await count(lost.system, `state = 'sent'`)) > 0, { what: 'the mail to be marked' });
    const seeker = await newSeeker(await superAdmin());
    email = seeker.user?.email ?? '';
    ({ resume } = await seeker.must<{ resume: string }>('POST', '/api/upload/resume', { form: resumeForm() }));
    // Waits when the backup is made, and leaves from the lost server afterwards.
    const open = await register();
    await mailTo(open, /./);
    await withClient(lost.system.env['DATABASE_ADMIN_URL']!, (client) =>
      client.query(`UPDATE notifications.deliveries SET state = 'queued' WHERE address = $1`, [open]),
    );
    await backUpSystem({ dataDir: lost.dataDir, folder: join(folder, 'backup') });
    await lost.stop();
    stop = undefined;
    await restoreSystem({ dataDir: join(folder, 'data'), folder: join(folder, 'backup'), replace: false });
    ({ system, stop } = await startOwnSystem(join(folder, 'data')));
  }, 400_000);
  afterAll(async () => {
    await stop?.();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  it('knows its people and their files', async () => {
    const seeker = await signIn(email, password);
    const file = await seeker.send<string>('GET', resume);
    expect(file.status).toBe(200);
    expect(file.body.slice(0, 5)).toBe('%PDF-');
  });

  it('sends nothing until it is released, and nothing twice', async () => {
    const sent = await count(system, `state = 'sent'`);
    expect(sent).toBeGreaterThan(0);
    const fresh = await register();
    await waitFor(async () => (await count(system, `state = 'queued'`)) >= 2, { what: 'the new mail to be recorded' });
    expect(await allMails()).toEqual([]);
    expect(await releaseSystem({ dataDir: join(folder, 'data'), discard: false })).toMatch(
      /^\d+ mails, texts and webhooks go out/,
    );
    await mailTo(fresh, /./);
    await waitFor(async () => (await count(system, `state IN ('queued', 'sending')`)) === 0, {
      what: 'all to be sent',
    });
    expect(await mailsTo(told)).toEqual([]);
    expect(await mailsTo(fresh)).toHaveLength(1);
  }, 120_000);
});
