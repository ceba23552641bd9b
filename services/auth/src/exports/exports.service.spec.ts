import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fileKey, Storage } from '@workboard/service-kit';
import { refusalOf, type TestStorage, testStorage, waitFor } from '@workboard/test-kit';
import { strFromU8, unzipSync } from 'fflate';
import { type World, startWorld, testPassword } from '../testing/world.js';
import { DataExport } from './data-export.entity.js';

const currentPassword = testPassword;

const ready = async (own: ReturnType<World['as']>) =>
  waitFor(async () => (await own.listExports({})).find(({ state }) => state === 'ready'));

describe('downloading my data', () => {
  let auth: World;
  let bucket: TestStorage;
  let storage: Storage;
  beforeAll(async () => {
    bucket = await testStorage();
    auth = await startWorld({ worker: true, env: { ...bucket.env, EXPORT_POLL_MS: '50', SWEEP_MS: '50' } });
    storage = auth.worker?.get(Storage, { strict: false }) as Storage;
  });
  afterAll(async () => {
    await auth.stop();
    await bucket.stop();
  });

  it('gives everything but secrets, to its owner alone, for a week, and says when it is ready', async () => {
    const user = await auth.newUser({ bio: 'Accounts officer in Lae' });
    const own = auth.as(await auth.callerFor(user));
    expect(await refusalOf(own.startExport({ currentPassword: 'wrong' }))).toBe('wrong_password');
    await own.startExport({ currentPassword });
    const { id } = await ready(own);
    expect(await own.exportFile({ id })).toMatchObject({ state: 'ready' });
    const stranger = auth.as(await auth.callerFor(await auth.newUser()));
    expect(await refusalOf(stranger.exportFile({ id }))).toBe('file_not_found');
    const file = await storage.get(fileKey('export', id));
    const files = unzipSync(new Uint8Array(file?.body ?? []));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['READ ME.txt', 'account.json', 'applications.json', 'ranking.json']),
    );
    const account = strFromU8(files['account.json'] ?? new Uint8Array());
    expect(JSON.parse(account)).toMatchObject({ account: [{ email: user.email, bio: 'Accounts officer in Lae' }] });
    expect(strFromU8(files['applications.json'] ?? new Uint8Array())).toContain('A letter');
    expect(account).not.toMatch(/argon2|password|hash|"secret"|nonce/i);
    expect(await auth.published('export.ready')).toContainEqual({ userId: user.id });
  });

  it('answers the one that is under way instead of beginning a second', async () => {
    const user = await auth.newUser();
    const own = auth.as(await auth.callerFor(user));
    const id = randomUUID();
    // Its next attempt is tomorrow, so the worker does not make it ready meanwhile.
    await auth.manager.query(
      `INSERT INTO data_exports (id, user_id, next_at) VALUES ($1, $2, now() + interval '1 day')`,
      [id, user.id],
    );
    expect((await own.startExport({ currentPassword })).id).toBe(id);
    expect(await own.listExports({})).toHaveLength(1);
  });

  it('is there three times a day at most', async () => {
    const own = auth.as(await auth.callerFor(await auth.newUser()));
    for (let count = 1; count <= 3; count += 1) {
      await own.startExport({ currentPassword });
      await waitFor(async () => (await own.listExports({})).filter(({ state }) => state === 'ready').length === count);
    }
    expect(await refusalOf(own.startExport({ currentPassword }))).toBe('rate_limited');
  });

  it('goes when its time is over, and with the account', async () => {
    const user = await auth.newUser();
    const own = auth.as(await auth.callerFor(user));
    await own.startExport({ currentPassword });
    const { id } = await ready(own);
    const admin = auth.as(await auth.callerFor(await auth.newUser({ role: 'super_admin' })));
    await admin.adminRemoveUser({ id: user.id });
    await waitFor(async () => (await auth.manager.countBy(DataExport, { id })) === 0);
    expect(await storage.get(fileKey('export', id))).toBeNull();
  });
});
