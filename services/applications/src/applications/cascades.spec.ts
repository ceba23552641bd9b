import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventPayload } from '@workboard/contracts';
import { outcomeOf, refusalOf } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const apply = (userId: number, jobId: number) => world.seeker(userId).create({ jobId, coverLetter: letter });
const changed = (id: number, overrides: Partial<EventPayload<'job.changed'>> = {}) => ({
  id,
  version: 1,
  companyId: 1,
  title: 'T',
  status: 'active' as const,
  isPublic: true,
  ...overrides,
});
const toldOf = async (jobId: number) =>
  (await world.told('application.deleted')).filter((gone) => gone.jobId === jobId);

const ids = (list: { id: number }[]) => list.map(({ id }) => id).toSorted((a, b) => a - b);

describe('a deleted job', () => {
  it('takes its applications and interviews along, and tells of each once however often the event comes', async () => {
    world.postJob(1, { companyId: 3 });
    world.postJob(2, { companyId: 3 });
    const kept = await apply(1, 2);
    const gone = await Promise.all([1, 2, 3].map((userId) => apply(userId, 1)));
    const [first] = gone;
    const arrange = (scheduledAt: Date) =>
      world.employer(3).createInterview({ applicationId: first?.id, scheduledAt: scheduledAt.toISOString() });
    const planned = await arrange(new Date(Date.now() + 86_400_000));
    const held = await arrange(new Date(Date.now() + 3_600_000));
    await world.employer(3).updateInterview({ id: held.id, changes: { status: 'completed' } });

    await world.deliver('job.deleted', { id: 1, companyId: 3 }, { id: '5001' });
    await world.deliver('job.deleted', { id: 1, companyId: 3 }, { id: '5001' });
    await world.deliver('job.deleted', { id: 1, companyId: 3 }, { id: '5002' });

    expect(await world.count('applications', 'job_id = 1')).toBe(0);
    expect(await world.count('interviews')).toBe(0);
    expect(await world.seeker(1).get({ id: kept.id })).toEqual(kept);
    expect(await world.told('interview.cancelled')).toEqual([
      { id: planned.id, applicationId: first?.id, userId: 1, reason: 'job_deleted' },
    ]);
    expect(ids(await toldOf(1))).toEqual(ids(gone));
    expect(await toldOf(1)).toContainEqual({ id: first?.id, jobId: 1, userId: 1, companyId: 3 });
  });

  it('stays deleted when a late change or a late application arrives', async () => {
    world.postJob(10);
    await world.deliver('job.deleted', { id: 10, companyId: 1 });
    await world.deliver('job.changed', changed(10, { version: 99 }));
    expect(await refusalOf(apply(1, 10))).toBe('job_not_found');
    expect(await refusalOf(world.employer(1).rankable({ jobId: 10 }))).toBe('job_not_found');
    expect(await world.count('applications', 'job_id = 10')).toBe(0);
  });

  it('leaves nothing behind when people apply at the same moment', async () => {
    for (const jobId of [20, 21, 22, 23, 24]) {
      world.postJob(jobId);
      const applies = Array.from({ length: 20 }, (_, n) => outcomeOf(apply(1000 + n, jobId)));
      const [results] = await Promise.all([
        Promise.all(applies),
        world.deliver('job.deleted', { id: jobId, companyId: 1 }),
      ]);
      const sent = results.filter((result) => result !== 'job_not_found');
      expect(await world.count('applications', `job_id = ${jobId}`)).toBe(0);
      expect(await toldOf(jobId)).toHaveLength(sent.length);
    }
  });

  it('takes thousands of applications in one go', async () => {
    await world.deliver('job.changed', changed(30));
    await world.database.query(
      `INSERT INTO applications (job_id, user_id, cover_letter) SELECT 30, 100000 + n, $1 FROM generate_series(1, 5000) n`,
      [letter],
    );
    await world.deliver('job.deleted', { id: 30, companyId: 1 });
    expect(await world.count('applications', 'job_id = 30')).toBe(0);
    expect(await toldOf(30)).toHaveLength(5000);
  });
});

describe('a deleted user', () => {
  it('takes the own applications along, and nobody elses', async () => {
    world.postJob(40, { companyId: 4 });
    const mine = await apply(50, 40);
    const other = await apply(51, 40);
    await world.deliver('user.deleted', { userId: 50 }, { id: '6001' });
    await world.deliver('user.deleted', { userId: 50 }, { id: '6001' });
    expect(await world.count('applications', 'user_id = 50')).toBe(0);
    expect(await world.seeker(51).get({ id: other.id })).toEqual(other);
    expect(await toldOf(40)).toEqual([{ id: mine.id, jobId: 40, userId: 50, companyId: 4 }]);
  });

  it('cannot apply any more', async () => {
    world.postJob(41);
    await world.deliver('user.deleted', { userId: 52 });
    expect(await refusalOf(apply(52, 41))).toBe('user_not_found');
  });

  it('leaves nothing behind when the person applies at the same moment', async () => {
    for (const userId of [60, 61, 62, 63, 64]) {
      const jobIds = Array.from({ length: 20 }, (_, n) => userId * 100 + n);
      for (const jobId of jobIds) {
        world.postJob(jobId);
      }
      const [results] = await Promise.all([
        Promise.all(jobIds.map((jobId) => outcomeOf(apply(userId, jobId)))),
        world.deliver('user.deleted', { userId }),
      ]);
      const sent = results.filter((result) => result !== 'user_not_found');
      expect(await world.count('applications', `user_id = ${userId}`)).toBe(0);
      const told = (await world.told('application.deleted')).filter((gone) => gone.userId === userId);
      expect(told).toHaveLength(sent.length);
    }
  });
});

describe('the copy of a job', () => {
  it('is never overwritten by an older version', async () => {
    world.postJob(70, { companyId: 8 });
    const { id } = await apply(70, 70);
    await world.deliver('job.changed', changed(70, { companyId: 8, version: 3, status: 'inactive' }));
    await world.deliver('job.changed', changed(70, { companyId: 8, version: 2, status: 'active' }));
    expect(await world.employer(8).list({})).toEqual([]);
    await world.deliver('job.changed', changed(70, { companyId: 8, version: 4, status: 'active' }));
    expect((await world.employer(8).list({})).map((application) => application.id)).toEqual([id]);
  });

  it('is right at once when the jobs service tells ahead of the event, which then changes nothing', async () => {
    world.postJob(72, { companyId: 8 });
    const { id } = await apply(72, 72);
    const hidden = changed(72, { companyId: 8, version: 2, status: 'inactive' });
    await world.as(null).takeJob(hidden);
    expect(await refusalOf(world.employer(8).get({ id }))).toBe('application_not_found');
    await world.as(null).takeJob(changed(72, { companyId: 8, version: 3 }));
    await world.deliver('job.changed', hidden);
    expect(await world.employer(8).get({ id })).toMatchObject({ id });
  });

  it('follows a job to another company', async () => {
    world.postJob(71, { companyId: 8 });
    const { id } = await apply(71, 71);
    await world.deliver('job.changed', changed(71, { companyId: 9 }));
    expect(await refusalOf(world.employer(8).get({ id }))).toBe('application_not_found');
    expect(await world.employer(9).get({ id })).toMatchObject({ id });
  });
});
