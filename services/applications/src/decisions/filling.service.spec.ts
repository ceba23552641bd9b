import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '@workboard/contracts';
import { letter, startWorld, type World } from '../testing/world.js';

const companyId = 64;

describe('a job that is filled (P64)', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  let lastJob = 6400;
  let lastSeeker = 64_000;
  const employer = () => world.employer(companyId);
  /** A job with one applicant in each status. */
  const jobWith = async (...statuses: ApplicationStatus[]) => {
    const job = world.postJob((lastJob += 1), { companyId });
    const ids: number[] = [];
    for (const status of statuses) {
      const { id } = await world.seeker((lastSeeker += 1)).create({ jobId: job.id, coverLetter: letter });
      ids.push(id);
      if (status !== 'applied') {
        await employer().update({ id, changes: { status } });
      }
    }
    return { jobId: job.id, ids };
  };
  const noticesOf = async (ids: number[]) =>
    (await employer().outbox({})).notices.filter(({ applicationId }) => ids.includes(applicationId));
  const release = async (ids: number[]) => {
    for (const { id } of await noticesOf(ids)) {
      await employer().sendNotice({ id });
    }
  };
  const published = async (ids: number[], to: ApplicationStatus = 'rejected') =>
    (await world.published('application.status_changed')).filter((event) => ids.includes(event.id) && event.to === to);
  const statusOf = async (id: number) => (await employer().get({ id, includeClosed: true })).status;

  it('ends who is still open, with held news in own words, and nobody else', async () => {
    const { jobId, ids } = await jobWith('applied', 'reviewed', 'offered', 'hired', 'rejected', 'applied');
    const [applied = 0, reviewed = 0, offered = 0, hired = 0, rejected = 0, withdrawn = 0] = ids;
    await world.seeker(lastSeeker).withdraw({ id: withdrawn });
    expect(await employer().fillJob({ jobId, message: 'Filled, {firstName}: {job}' })).toEqual([
      { id: applied, from: 'applied' },
      { id: reviewed, from: 'reviewed' },
      { id: offered, from: 'offered' },
    ]);
    expect(await statusOf(hired)).toBe('hired');
    const open = [applied, reviewed, offered];
    const waiting = await noticesOf(open);
    expect(waiting.map(({ message }) => message)).toEqual(Array.from(open, () => `Filled, Mere: Job ${jobId}`));
    expect((await noticesOf([rejected]))[0]?.message).toBeNull();
    expect(await published(open)).toEqual([]);
    const [entry] = await employer().history({ id: reviewed });
    expect(entry).toMatchObject({ kind: 'status_changed', data: { from: 'reviewed', to: 'rejected', filled: true } });
  });

  it('tells each exactly once, with two presses at once', async () => {
    const { jobId, ids } = await jobWith('applied', 'applied', 'reviewed', 'applied', 'interviewing');
    const press = () => employer().fillJob({ jobId, message: 'Filled' });
    const answers = (await Promise.all([press(), press(), press()])).flat();
    expect(answers.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
    expect(await noticesOf(ids)).toHaveLength(ids.length);
    await release(ids);
    expect(await press()).toEqual([]);
    expect(await published(ids)).toHaveLength(ids.length);
    const [row]: { n: number }[] = await world.database.query(
      `SELECT count(*)::int AS n FROM application_history WHERE application_id = ANY($1) AND data @> '{"filled": true}'`,
      [ids],
    );
    expect(row?.n).toBe(ids.length);
  });

  it('tells nobody a second time after it was open again and is filled once more', async () => {
    const { jobId, ids } = await jobWith('applied');
    const [id = 0] = ids;
    await employer().fillJob({ jobId, message: 'Filled' });
    await release(ids);
    await employer().update({ id, changes: { status: 'applied' }, includeClosed: true });
    expect(await employer().fillJob({ jobId, message: 'Filled again' })).toEqual([{ id, from: 'applied' }]);
    expect(await noticesOf(ids)).toEqual([]);
    expect(await published(ids)).toHaveLength(1);
  });

  it('can be taken back while the news wait: everybody stands where they stood and hears nothing', async () => {
    const { jobId, ids } = await jobWith('applied', 'reviewed');
    await release(ids);
    const rejected = await employer().fillJob({ jobId, message: 'Filled' });
    for (const { id, from } of rejected) {
      await employer().decideMany({ ids: [id], status: from, cancelInterviews: true, includeClosed: true });
    }
    expect(await Promise.all(ids.map(statusOf))).toEqual(['applied', 'reviewed']);
    expect(await noticesOf(ids)).toEqual([]);
    expect(await published(ids)).toEqual([]);
  });

  it('cancels interviews to come and refuses fields that do not exist', async () => {
    const { jobId, ids } = await jobWith('interviewing');
    const [applicationId = 0] = ids;
    const interview = await employer().createInterview({
      applicationId,
      scheduledAt: new Date(Date.now() + 86_400_000).toISOString(),
      duration: 30,
      type: 'phone',
    });
    await expect(employer().fillJob({ jobId, message: '{nonsense}' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    await employer().fillJob({ jobId });
    const cancelled = (await world.published('interview.cancelled')).filter(({ id }) => id === interview.id);
    expect(cancelled).toMatchObject([{ reason: 'rejected' }]);
    expect((await noticesOf(ids))[0]?.message).toBeNull();
  });

  it("finds nobody of another company's job, and counts what is new", async () => {
    const { jobId } = await jobWith('applied', 'applied', 'reviewed');
    expect(await world.employer(companyId + 1).fillJob({ jobId })).toEqual([]);
    expect(await world.as(null).countNew({ jobId })).toBe(2);
  });
});
