import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventPayload } from '@workboard/contracts';
import { exampleJob } from '@workboard/contracts/examples';
import { outcomeOf, refusalOf } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

let world: World;
let lastJob = 200;
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
  (await world.published('application.deleted')).filter((gone) => gone.jobId === jobId);

const ids = (list: { id: number }[]) => list.map(({ id }) => id).toSorted((a, b) => a - b);

const kept = exampleJob({
  title: 'Cook',
  companyId: 3,
  status: 'inactive',
  company: { id: 3, name: 'Kumul Energy', logo: null, industry: 'Energy', location: 'Lae' },
});
const deleteJob = (id: number, { companyId = 1, eventId }: { companyId?: number; eventId?: string } = {}) =>
  world.deliver('job.deleted', { id, companyId, job: { ...kept, id } }, { id: eventId });
const closedOf = async (jobId: number) =>
  (await world.published('application.job_withdrawn')).filter((ended) => ended.jobId === jobId);

describe('a deleted job (P19)', () => {
  it('leaves its applications to their seekers, cancels interviews and tells of each once however often the event comes', async () => {
    world.postJob(1, { companyId: 3 });
    world.postJob(2, { companyId: 3 });
    const other = await apply(1, 2);
    const ended = await Promise.all([1, 2, 3].map((userId) => apply(userId, 1)));
    const [first] = ended;
    const arrange = (scheduledAt: Date) =>
      world.employer(3).createInterview({ applicationId: first?.id, scheduledAt: scheduledAt.toISOString() });
    const planned = await arrange(new Date(Date.now() + 86_400_000));
    const held = await arrange(new Date(Date.now() + 3_600_000));
    await world.employer(3).updateInterview({ id: held.id, changes: { status: 'completed' } });

    await deleteJob(1, { companyId: 3, eventId: '5001' });
    await deleteJob(1, { companyId: 3, eventId: '5001' });
    await deleteJob(1, { companyId: 3, eventId: '5002' });

    expect(await world.seeker(1).get({ id: first?.id ?? 0 })).toMatchObject({
      status: 'applied',
      jobWithdrawnAt: expect.any(String),
      deletedJob: { ...kept, id: 1 },
      nextInterview: null,
      interviews: [{ status: 'completed' }, { status: 'cancelled' }],
    });
    expect(await world.seeker(1).get({ id: other.id })).toEqual(other);
    expect(await world.published('interview.cancelled')).toEqual([
      { id: planned.id, applicationId: first?.id, userId: 1, reason: 'job_deleted' },
    ]);
    expect(ids(await closedOf(1))).toEqual(ids(ended));
    expect(await closedOf(1)).toContainEqual({
      id: first?.id,
      jobId: 1,
      userId: 1,
      companyId: 3,
      interviewIds: [planned.id],
    });
    expect(await toldOf(1)).toEqual([]);
  });

  it('shows its applications to nobody of the company, and lets nobody decide about them', async () => {
    world.postJob(3, { companyId: 3 });
    const { id } = await apply(4, 3);
    await deleteJob(3, { companyId: 3 });
    const employer = world.employer(3);
    const seen = [...(await employer.list({})), ...(await employer.list({ includeClosed: true }))];
    expect(seen.filter((application) => application.jobId === 3)).toEqual([]);
    expect(await refusalOf(employer.update({ id, changes: { status: 'hired' }, includeClosed: true }))).toBe(
      'application_not_found',
    );
    expect(await refusalOf(employer.offer({ id }))).toBe('application_not_found');
    expect(await world.as(null).isApplicant({ companyId: 3, userId: 4 })).toBe(false);
  });

  it.each(['reviewed', 'offered', 'hired', 'rejected'] as const)(
    'takes %s back that was not told yet, and never tells it',
    async (status) => {
      const job = world.postJob((lastJob += 1), { companyId: 6 });
      const { id } = await apply(5, job.id);
      await world.employer(6).update({ id, changes: { status } });
      expect((await world.employer(6).outbox({})).notices).toHaveLength(1);
      await deleteJob(job.id, { companyId: 6 });
      expect(await world.seeker(5).get({ id })).toMatchObject({
        status: 'applied',
        jobWithdrawnAt: expect.any(String),
      });
      expect((await world.employer(6).outbox({})).notices).toEqual([]);
      expect((await world.published('application.status_changed')).filter((published) => published.id === id)).toEqual(
        [],
      );
    },
  );

  it('changes no decision that was told', async () => {
    const job = world.postJob((lastJob += 1), { companyId: 6 });
    const { id } = await apply(5, job.id);
    await world.employer(6).update({ id, changes: { status: 'hired' } });
    const [notice] = (await world.employer(6).outbox({})).notices;
    await world.employer(6).sendNotice({ id: notice?.id ?? 0 });
    await deleteJob(job.id, { companyId: 6 });
    expect(await world.seeker(5).get({ id })).toMatchObject({ status: 'hired', jobWithdrawnAt: expect.any(String) });
  });

  it('leaves the seeker nothing to withdraw, and lets them remove it whatever its status', async () => {
    const job = world.postJob((lastJob += 1), { companyId: 6 });
    const { id } = await apply(6, job.id);
    await world.employer(6).update({ id, changes: { status: 'interviewing' } });
    const [notice] = (await world.employer(6).outbox({})).notices;
    await world.employer(6).sendNotice({ id: notice?.id ?? 0 });
    await deleteJob(job.id, { companyId: 6 });
    expect(await refusalOf(world.seeker(6).withdraw({ id }))).toBe('not_withdrawable');
    await world.seeker(6).remove({ id });
    expect(await world.count('applications', `id = ${id}`)).toBe(0);
  });

  it('stays deleted when a late change or a late application arrives', async () => {
    world.postJob(10);
    await deleteJob(10);
    await world.deliver('job.changed', changed(10, { version: 99 }));
    expect(await refusalOf(apply(1, 10))).toBe('job_not_found');
    expect(await refusalOf(world.employer(1).rankable({ jobId: 10 }))).toBe('job_not_found');
    expect(await world.count('applications', 'job_id = 10')).toBe(0);
  });

  it('leaves nothing under way when people apply at the same moment', async () => {
    for (const jobId of [20, 21, 22, 23, 24]) {
      world.postJob(jobId);
      const applies = Array.from({ length: 20 }, (_, n) => outcomeOf(apply(1000 + n, jobId)));
      const [results] = await Promise.all([Promise.all(applies), deleteJob(jobId)]);
      const sent = results.filter((result) => result !== 'job_not_found');
      expect(await world.count('applications', `job_id = ${jobId} AND job_withdrawn_at IS NULL`)).toBe(0);
      expect(await closedOf(jobId)).toHaveLength(sent.length);
    }
  });

  it('ends thousands of applications in one go', async () => {
    await world.deliver('job.changed', changed(30));
    await world.database.query(
      `INSERT INTO applications (job_id, user_id, cover_letter) SELECT 30, 100000 + n, $1 FROM generate_series(1, 5000) n`,
      [letter],
    );
    await deleteJob(30);
    expect(await world.count('applications', 'job_id = 30 AND job_withdrawn_at IS NULL')).toBe(0);
    expect(await closedOf(30)).toHaveLength(5000);
  });

  it('goes with its seeker', async () => {
    const job = world.postJob((lastJob += 1));
    await apply(7, job.id);
    await deleteJob(job.id);
    await world.deliver('user.deleted', { userId: 7 });
    expect(await world.count('applications', 'user_id = 7')).toBe(0);
  });
});

describe('a deleted user', () => {
  it("deletes the user's applications, and nobody else's", async () => {
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
      const published = (await world.published('application.deleted')).filter((gone) => gone.userId === userId);
      expect(published).toHaveLength(sent.length);
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
    await world.as(null).applyJob(hidden);
    expect(await refusalOf(world.employer(8).get({ id }))).toBe('application_not_found');
    await world.as(null).applyJob(changed(72, { companyId: 8, version: 3 }));
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
