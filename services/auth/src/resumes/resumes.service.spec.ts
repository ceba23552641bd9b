import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fileUrl } from '@workboard/contracts';
import { fileKey, Storage } from '@workboard/service-kit';
import { refusalOf, type TestStorage, testStorage } from '@workboard/test-kit';
import { type World, startWorld } from '../testing/world.js';
import type { User } from '../users/user.entity.js';
import { ResumeFile } from './resume-file.entity.js';
import { ResumeSweep } from './resume-sweep.js';

const pdf = { body: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' };

describe('resumes', () => {
  let auth: World;
  let bucket: TestStorage;
  let storage: Storage;
  let sweep: ResumeSweep;
  beforeAll(async () => {
    bucket = await testStorage();
    // The tests decide when to sweep.
    const never = { SWEEP_MS: '86400000', ORPHAN_SWEEP_MS: '86400000' };
    auth = await startWorld({ worker: true, env: { ...bucket.env, ...never } });
    storage = auth.worker?.get(Storage, { strict: false }) as Storage;
    sweep = auth.worker?.get(ResumeSweep, { strict: false }) as ResumeSweep;
  });
  afterAll(async () => {
    await auth.stop();
    await bucket.stop();
  });

  /** What the gateway does with an upload. */
  const upload = async (user: User): Promise<string> => {
    const fileId = randomUUID();
    await storage.put(fileKey('resume', fileId), pdf);
    const own = auth.as(await auth.callerFor(user));
    await own.attachResume({
      fileId,
      name: `${user.firstName} CV.pdf`,
      size: pdf.body.length,
      sha256: `sha-${fileId}`,
    });
    return fileId;
  };
  const isStored = async (fileId: string) => (await storage.get(fileKey('resume', fileId))) !== null;
  const makeDue = (fileId: string) => auth.manager.update(ResumeFile, { id: fileId }, { removeAfter: () => 'now()' });

  it('stand in the profile, one at a time, and say whose they are', async () => {
    const user = await auth.newUser();
    const [first, second] = [await upload(user), await upload(user)];
    expect((await auth.user(user.id)).resume).toBe(fileUrl('resume', second));
    expect(await auth.visitor.resumeOwner({ fileId: second })).toEqual({
      userId: user.id,
      sha256: `sha-${second}`,
      isCurrent: true,
    });
    // An application may still carry the one before.
    expect(await auth.visitor.resumeOwner({ fileId: first })).toMatchObject({ userId: user.id, isCurrent: false });
    expect(await auth.visitor.resumeOwner({ fileId: randomUUID() })).toBeNull();
    expect(await auth.published('resume.uploaded')).toHaveLength(2);
    expect(await auth.published('resume.removed')).toEqual([{ userId: user.id, fileId: first }]);
  });

  it('are known to their owner by name, size and day', async () => {
    const user = await auth.newUser();
    const own = auth.as(await auth.callerFor(user));
    expect(await own.currentResume({})).toBeNull();
    await upload(user);
    const info = await own.currentResume({});
    expect(info).toEqual({ name: `${user.firstName} CV.pdf`, size: pdf.body.length, uploadedAt: expect.any(String) });
    await own.detachResume({});
    expect(await own.currentResume({})).toBeNull();
    expect(await refusalOf(auth.visitor.currentResume({}))).toBe('unauthenticated');
  });

  it('are one after 10 uploads at once', async () => {
    const user = await auth.newUser();
    const files = await Promise.all(Array.from({ length: 10 }, () => upload(user)));
    expect(new Set(files).size).toBe(10);
    const rows = await auth.manager.findBy(ResumeFile, { userId: user.id });
    expect(rows.filter(({ removeAfter }) => removeAfter === null).map(({ id }) => fileUrl('resume', id))).toEqual([
      (await auth.user(user.id)).resume,
    ]);
  });

  it('are taken away by their owner, again and again', async () => {
    const user = await auth.newUser();
    const fileId = await upload(user);
    const own = auth.as(await auth.callerFor(user));
    expect(await auth.visitor.resumeOwner({ fileId })).toMatchObject({ userId: user.id, isCurrent: true });
    await own.detachResume({});
    await own.detachResume({});
    expect(await auth.visitor.resumeOwner({ fileId })).toMatchObject({ userId: user.id, isCurrent: false });
    expect((await auth.user(user.id)).resume).toBeNull();
    await sweep.removeDue();
    expect(await isStored(fileId)).toBe(true);
    expect(await refusalOf(auth.visitor.detachResume({}))).toBe('unauthenticated');
  });

  it('go a day after they were replaced, unless an application carries them', async () => {
    const user = await auth.newUser();
    const [carried, unused, current] = [await upload(user), await upload(user), await upload(user)];
    auth.peers.resumesInUse.add(fileUrl('resume', carried));
    await Promise.all([makeDue(carried), makeDue(unused)]);
    await sweep.removeDue();
    expect(await Promise.all([carried, unused, current].map(isStored))).toEqual([true, false, true]);
    expect(await auth.manager.countBy(ResumeFile, { id: unused })).toBe(0);

    auth.peers.resumesInUse.clear();
    await makeDue(carried);
    await sweep.removeDue();
    expect(await isStored(carried)).toBe(false);
  });

  it('of deleted people go at once, and nobody reads them', async () => {
    const user = await auth.newUser();
    const fileId = await upload(user);
    auth.peers.resumesInUse.add(fileUrl('resume', fileId));
    const admin = await auth.newUser({ role: 'super_admin' });
    await auth.as(await auth.callerFor(admin)).adminRemoveUser({ id: user.id });
    expect(await auth.visitor.resumeOwner({ fileId })).toBeNull();
    await sweep.removeDue();
    expect(await isStored(fileId)).toBe(false);
    expect(await auth.manager.countBy(ResumeFile, { id: fileId })).toBe(0);
  });

  it('that were stored but never attached go after a day', async () => {
    const user = await auth.newUser();
    const [known, orphan] = [await upload(user), randomUUID()];
    await storage.put(fileKey('resume', orphan), pdf);
    await sweep.removeOrphans();
    expect(await isStored(orphan)).toBe(true);
    const tomorrow = new Date(Date.now() + 86_400_000 + 60_000);
    await sweep.removeOrphans(tomorrow);
    expect(await Promise.all([known, orphan].map(isStored))).toEqual([true, false]);
  });
});
