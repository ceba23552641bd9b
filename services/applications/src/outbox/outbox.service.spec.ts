import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '@workboard/contracts';
import { type FixedClock, outcomeOf, refusalOf, testCaller, waitFor } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';
import { holdOf, isNews } from '../notices/notice.rules.js';

const dayMs = 86_400_000;
const companyId = 60;

describe('the rules of news about a status', () => {
  const holds = { rejectedMs: dayMs, otherMs: 10_000 };

  it.each([
    ['reviewed', 10_000],
    ['interviewing', 10_000],
    ['offered', 10_000],
    ['hired', 10_000],
    ['rejected', dayMs],
  ] as const)('hold %s for %i ms', (read, expected) => {
    expect(holdOf(read, holds)).toBe(expected);
  });

  it.each([
    ['reviewed', 'applied', true],
    ['reviewed', 'reviewed', false],
    ['applied', 'reviewed', false],
    ['applied', 'applied', false],
  ] as const)('%s after %s is news: %s', (read, told, expected) => {
    expect(isNews({ read, told })).toBe(expected);
  });
});

describe('news about a status', () => {
  let world: World;
  let clock: FixedClock;
  beforeAll(async () => {
    world = await startWorld();
    clock = world.freeze();
  });
  afterAll(() => world.stop());

  let last = 600;
  const applied = async () => {
    const job = world.postJob((last += 1), { companyId });
    return world.seeker(last).create({ jobId: job.id, coverLetter: letter });
  };
  const employer = () => world.employer(companyId);
  const set = (id: number, status: ApplicationStatus) => employer().update({ id, changes: { status } });
  const invite = (applicationId: number) =>
    employer().createInterview({
      applicationId,
      scheduledAt: new Date(clock.now().getTime() + 2 * dayMs).toISOString(),
    });
  const waiting = async (id: number) =>
    (await employer().outbox({})).notices.filter(({ applicationId }) => applicationId === id);
  const noticeOf = async (id: number) => (await waiting(id))[0]?.id ?? 0;
  const published = async (id: number) =>
    (await world.published('application.status_changed')).filter((change) => change.id === id).map(({ to }) => to);
  /** The worker has looked after this moment: it released news that were due only now. */
  const workerLooked = async () => {
    const { id } = await applied();
    await set(id, 'hired');
    await employer().sendNotice({ id: await noticeOf(id) });
    const other = await applied();
    await set(other.id, 'reviewed');
    await world.database.query(`UPDATE status_notices SET due_at = 'epoch' WHERE application_id = $1`, [other.id]);
    await waitFor(async () => (await published(other.id)).length === 1, { what: 'the worker to look' });
  };

  it.each(['reviewed', 'interviewing', 'offered', 'hired'] as const)(
    'about %s leave after ten seconds, not before',
    async (status) => {
      const { id } = await applied();
      await set(id, status);
      expect(await waiting(id)).toMatchObject([
        { applicationId: id, from: 'applied', to: status, read: status, waitMs: 10_000 },
      ]);
      clock.advance(9_999);
      await workerLooked();
      expect(await published(id)).toEqual([]);
      clock.advance(1);
      await waitFor(async () => (await published(id)).length === 1, { what: 'the news to leave' });
      expect(await published(id)).toEqual([status]);
      expect(await waiting(id)).toEqual([]);
    },
  );

  it.each(['rejected', 'hired'] as const)(
    'about %s, taken back, bring the interview back that was cancelled with it',
    async (status) => {
      const { id, userId } = await applied();
      const { id: interviewId } = await invite(id);
      await world.seeker(userId).answerInterview({ id: interviewId, answer: { answer: 'coming' } });
      await set(id, status);
      expect(await employer().get({ id })).toMatchObject({ nextInterview: null });
      clock.advance(5_000);
      await employer().undoNotice({ id: await noticeOf(id) });
      expect(await employer().get({ id })).toMatchObject({
        status: 'applied',
        nextInterview: { id: interviewId, status: 'scheduled', cancelledAt: null, answer: null, sequence: 2 },
      });
      expect(await world.published('interview.restored')).toContainEqual({
        id: interviewId,
        applicationId: id,
        userId,
      });
    },
  );

  it('bring it back, too, when the status is set back by hand while they wait', async () => {
    const { id } = await applied();
    const { id: interviewId } = await invite(id);
    await set(id, 'rejected');
    await set(id, 'hired');
    await set(id, 'applied');
    expect(await employer().get({ id })).toMatchObject({ nextInterview: { id: interviewId } });
  });

  it('bring back nothing that is past, was cancelled by itself, or was replaced', async () => {
    const past = await applied();
    await invite(past.id);
    const single = await applied();
    const cancelled = await invite(single.id);
    await employer().updateInterview({ id: cancelled.id, changes: { status: 'cancelled' } });
    const replaced = await applied();
    await invite(replaced.id);
    const all = [past.id, single.id, replaced.id];
    for (const id of all) {
      await set(id, 'rejected');
    }
    const { id: other } = await employer().createInterview({
      applicationId: replaced.id,
      scheduledAt: new Date(clock.now().getTime() + 5 * dayMs).toISOString(),
    });
    await world.database.query(`UPDATE interviews SET scheduled_at = $2 WHERE application_id = $1`, [
      past.id,
      new Date(clock.now().getTime() - dayMs),
    ]);
    for (const id of all) {
      await employer().undoNotice({ id: await noticeOf(id) });
    }
    const next = await Promise.all(all.map(async (id) => (await employer().get({ id })).nextInterview?.id));
    expect(next).toEqual([undefined, undefined, other]);
  });

  it('about a rejection leave after a day', async () => {
    const { id } = await applied();
    await set(id, 'rejected');
    clock.advance(dayMs - 1);
    await workerLooked();
    expect(await published(id)).toEqual([]);
    clock.advance(1);
    await waitFor(async () => (await published(id)).length === 1, { what: 'the news to leave' });
  });

  it('never leave when the change was taken back', async () => {
    const { id } = await applied();
    await set(id, 'hired');
    expect(await employer().undoNotice({ id: await noticeOf(id) })).toBeNull();
    expect(await employer().get({ id })).toMatchObject({ status: 'applied' });
    clock.advance(2 * dayMs);
    await workerLooked();
    expect(await published(id)).toEqual([]);
  });

  it("say nothing of a return to 'applied', before or after the hold", async () => {
    const { id } = await applied();
    await set(id, 'hired');
    await set(id, 'applied');
    expect(await waiting(id)).toEqual([]);
    await set(id, 'reviewed');
    await employer().sendNotice({ id: await noticeOf(id) });
    await set(id, 'applied');
    expect(await waiting(id)).toEqual([]);
    await set(id, 'reviewed');
    expect(await waiting(id)).toEqual([]);
    clock.advance(dayMs);
    await workerLooked();
    expect(await published(id)).toEqual(['reviewed']);
  });

  it('become one message of several changes, and Undo goes back to what the applicant knows', async () => {
    const { id } = await applied();
    await set(id, 'reviewed');
    clock.advance(5000);
    await set(id, 'interviewing');
    expect(await waiting(id)).toMatchObject([{ from: 'applied', to: 'interviewing', waitMs: 10_000 }]);
    await employer().undoNotice({ id: await noticeOf(id) });
    expect(await employer().get({ id })).toMatchObject({ status: 'applied' });
  });

  it('leave at once when they are sent, once', async () => {
    const { id } = await applied();
    await set(id, 'rejected');
    const notice = await noticeOf(id);
    const tries = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(employer().sendNotice({ id: notice }))));
    expect(tries.filter((result) => result === 'notice_not_found')).toHaveLength(9);
    expect(await published(id)).toEqual(['rejected']);
    expect(await refusalOf(employer().undoNotice({ id: notice }))).toBe('notice_not_found');
    expect(await employer().get({ id })).toMatchObject({ status: 'rejected' });
  });

  it('are undone or sent, never both', async () => {
    const { id } = await applied();
    await set(id, 'hired');
    const notice = { id: await noticeOf(id) };
    const results = await Promise.all([
      outcomeOf(employer().undoNotice(notice)),
      outcomeOf(employer().sendNotice(notice)),
    ]);
    expect(results.filter((result) => result === 'notice_not_found')).toHaveLength(1);
    const { status } = await employer().get({ id });
    expect(await published(id)).toEqual(status === 'hired' ? ['hired'] : []);
  });

  it('give way to newer ones: an Undo of the older finds nothing', async () => {
    const { id } = await applied();
    await set(id, 'reviewed');
    const older = await noticeOf(id);
    await set(id, 'hired');
    expect(await refusalOf(employer().undoNotice({ id: older }))).toBe('notice_not_found');
    expect(await employer().get({ id })).toMatchObject({ status: 'hired' });
  });

  it("are the company's own", async () => {
    const { id } = await applied();
    await set(id, 'hired');
    const notice = { id: await noticeOf(id) };
    expect((await world.employer(61).outbox({})).notices).toEqual([]);
    expect((await world.employer(null).outbox({})).notices).toEqual([]);
    for (const stranger of [world.employer(61), world.employer(null)]) {
      expect(await refusalOf(stranger.undoNotice(notice))).toBe('notice_not_found');
      expect(await refusalOf(stranger.sendNotice(notice))).toBe('notice_not_found');
    }
    expect(await refusalOf(world.seeker(last).outbox({}))).toBe('forbidden');
    expect(await refusalOf(world.as(testCaller({ role: 'super_admin' })).sendNotice(notice))).toBe('forbidden');
    expect(await waiting(id)).toHaveLength(1);
  });

  describe('and interviews', () => {
    it('leave the word to the mail about the interview', async () => {
      const first = await applied();
      await invite(first.id);
      await set(first.id, 'offered');
      expect(await waiting(first.id)).toEqual([]);

      const second = await applied();
      await set(second.id, 'offered');
      await invite(second.id);
      expect(await waiting(second.id)).toEqual([]);
      clock.advance(dayMs);
      await workerLooked();
      expect([...(await published(first.id)), ...(await published(second.id))]).toEqual([]);
    });

    it('announce no offer after the interview until the employer made it, and take it back with Undo', async () => {
      const { id } = await applied();
      await invite(id);
      await set(id, 'offered');
      clock.advance(3 * dayMs);
      expect(await employer().get({ id })).toMatchObject({
        nextInterview: null,
        hadInterview: true,
        offerMadeAt: null,
      });

      expect(await employer().offer({ id })).toMatchObject({
        status: 'offered',
        offerMadeAt: clock.now().toISOString(),
      });
      expect(await waiting(id)).toMatchObject([{ from: 'offered', to: 'offered', read: 'offered' }]);
      expect(await refusalOf(employer().offer({ id }))).toBe('offer_made');
      await employer().undoNotice({ id: await noticeOf(id) });
      expect(await employer().get({ id })).toMatchObject({ status: 'offered', offerMadeAt: null });
      expect(await waiting(id)).toEqual([]);

      await employer().offer({ id });
      expect(await set(id, 'hired')).toMatchObject({ offerMadeAt: expect.any(String) });
      expect(await set(id, 'interviewing')).toMatchObject({ offerMadeAt: null });
    });

    it('still tell a rejection after an invitation', async () => {
      const { id } = await applied();
      await set(id, 'rejected');
      await invite(id);
      expect(await waiting(id)).toMatchObject([{ read: 'rejected' }]);
    });
  });
});
