import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { outcomeOf, refusalOf, testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

describe('withdrawing (P18)', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  let last = 800;
  const applied = async () => {
    const job = world.postJob((last += 1), { companyId: 70 });
    return world.seeker(last).create({ jobId: job.id, coverLetter: letter });
  };
  const employer = () => world.employer(70);

  it.each(['applied', 'reviewed', 'interviewing', 'offered'] as const)(
    'works while %s, keeps the status and drops what was to be told',
    async (status) => {
      const { id, jobId, userId } = await applied();
      await employer().update({ id, changes: { status } });
      expect(await world.seeker(userId).withdraw({ id })).toMatchObject({ status, withdrawnAt: expect.any(String) });
      expect(await employer().get({ id })).toMatchObject({ status, withdrawnAt: expect.any(String) });
      expect((await employer().outbox({})).notices).toEqual([]);
      expect(await world.published('application.withdrawn')).toContainEqual({
        id,
        jobId,
        userId,
        companyId: 70,
        interviewIds: [],
      });
    },
  );

  it.each(['hired', 'rejected'] as const)('is refused when %s', async (status) => {
    const { id, userId } = await applied();
    await employer().update({ id, changes: { status } });
    expect(await refusalOf(world.seeker(userId).withdraw({ id }))).toBe('not_withdrawable');
  });

  it("is published once when asked for ten times at once, and is for the seeker's own application only", async () => {
    const { id, userId } = await applied();
    expect(await refusalOf(world.seeker(1).withdraw({ id }))).toBe('application_not_found');
    expect(await refusalOf(employer().withdraw({ id }))).toBe('forbidden');
    expect(await refusalOf(world.as(testCaller({ role: 'super_admin' })).withdraw({ id }))).toBe('forbidden');
    const tries = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(world.seeker(userId).withdraw({ id }))));
    expect(tries.filter((result) => result === 'not_withdrawable')).toHaveLength(9);
    expect((await world.published('application.withdrawn')).filter((gone) => gone.id === id)).toHaveLength(1);
  });

  it('ends every decision about the application, except notes', async () => {
    const { id, userId } = await applied();
    await world.seeker(userId).withdraw({ id });
    const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
    expect(await refusalOf(employer().update({ id, changes: { status: 'hired' } }))).toBe('application_withdrawn');
    expect(await refusalOf(employer().offer({ id }))).toBe('application_withdrawn');
    expect(await refusalOf(employer().createInterview({ applicationId: id, scheduledAt }))).toBe(
      'application_withdrawn',
    );
    expect(await employer().update({ id, changes: { notes: 'Moved to Lae' } })).toMatchObject({
      notes: 'Moved to Lae',
    });
  });

  it('leaves the applicant out of what is ranked', async () => {
    const { id, jobId, userId } = await applied();
    expect(await employer().rankable({ jobId })).toHaveLength(1);
    await world.seeker(userId).withdraw({ id });
    expect(await employer().rankable({ jobId })).toEqual([]);
  });

  it('leaves room for a new application, which keeps what the employer noted', async () => {
    const { id, jobId, userId } = await applied();
    await employer().update({ id, changes: { notes: 'Good driver' } });
    expect(await refusalOf(world.seeker(userId).create({ jobId, coverLetter: letter }))).toBe('already_applied');
    await world.seeker(userId).withdraw({ id });
    const again = await Promise.all(
      Array.from({ length: 5 }, () => outcomeOf(world.seeker(userId).create({ jobId, coverLetter: letter }))),
    );
    expect(again.filter((result) => result === 'already_applied')).toHaveLength(4);
    expect(await world.count('applications', `job_id = ${jobId}`)).toBe(1);
    const [now] = await employer().list({});
    expect(now).toMatchObject({ jobId, userId, status: 'applied', withdrawnAt: null, notes: 'Good driver' });
    expect(now?.id).not.toBe(id);
    // One more and one less: the job's counter stays right (decision P10).
    expect((await world.published('application.deleted')).filter((gone) => gone.jobId === jobId)).toHaveLength(1);
    expect((await world.published('application.created')).filter((sent) => sent.jobId === jobId)).toHaveLength(2);
  });
});
