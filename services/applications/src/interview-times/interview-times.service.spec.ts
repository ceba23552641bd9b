import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock, refusalOf, testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

const hour = 3_600_000;

const timeOf = (offered: { times: { id: number }[] }, index: number) => offered.times[index]?.id ?? 0;

describe('times to choose from (P53)', () => {
  let world: World;
  let clock: FixedClock;
  let lastJob = 100;
  beforeAll(async () => {
    world = await startWorld();
    clock = world.freeze();
  });
  afterAll(() => world.stop());

  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString();
  /** A job of company 1 to which these people applied. */
  const jobWith = async (...userIds: number[]) => {
    const job = world.postJob(++lastJob);
    const applications = [];
    for (const userId of userIds) {
      applications.push(await world.seeker(userId).create({ jobId: job.id, coverLetter: letter }));
    }
    return { jobId: job.id, ids: applications.map(({ id }) => id) };
  };
  const offer = (applicationIds: number[], extra: object = {}) =>
    world.employer(1).offerTimes({ applicationIds, times: [24, 25, 26].map(inHours), ...extra });
  const refused = (ids: number[], extra: object = {}) => refusalOf(offer(ids, extra));
  const toldOf = async (type: 'interview.times_offered' | 'interview.times_withdrawn', id: number) =>
    (await world.published(type)).filter(({ applicationId }) => applicationId === id);

  it('are offered to several applicants of a job, each of whom reads of themselves alone', async () => {
    const { jobId, ids } = await jobWith(1, 2);
    const offered = await offer(ids, { places: 2, type: 'in-person', place: 'Lae', panel: ['a@b.com'] });
    expect(offered).toMatchObject({ jobId, state: 'open', places: 2, duration: 60, place: 'Lae', panel: ['a@b.com'] });
    expect(offered.times.map(({ startsAt, free }) => [startsAt, free])).toEqual(
      [24, 25, 26].map((hours) => [inHours(hours), 2]),
    );
    const [own] = await world.seeker(1).listTimes({});
    expect(own).toMatchObject({ id: offered.id, panel: [], places: 1, times: [{ free: 1 }, { free: 1 }, { free: 1 }] });
    expect(own?.invitees).toEqual([expect.objectContaining({ applicationId: ids[0], userId: 1, state: 'waiting' })]);
    expect(await world.seeker(3).listTimes({})).toEqual([]);
    expect(await world.employer(2).listTimes({})).toEqual([]);
    expect(await toldOf('interview.times_offered', ids[1] ?? 0)).toHaveLength(1);
  });

  it('make the interview of whoever chooses, as a planned one, with the answer that they come', async () => {
    const { ids } = await jobWith(11);
    const offered = await offer(ids, { duration: 30, contactEmail: 'hr@kumul.test' });
    const interview = await world.seeker(11).chooseTime({ id: offered.id, timeId: timeOf(offered, 1) });
    expect(interview).toMatchObject({
      applicationId: ids[0],
      scheduledAt: inHours(25),
      duration: 30,
      type: 'video',
      contactEmail: 'hr@kumul.test',
      answer: 'coming',
      status: 'scheduled',
    });
    expect(await world.published('interview.scheduled')).toContainEqual({
      id: interview.id,
      applicationId: ids[0],
      userId: 11,
    });
    expect((await world.seeker(11).list({}))[0]).toMatchObject({ hadInterview: true, nextInterview: interview });
    // The same press again is the same interview; another time is not to be had.
    expect(await world.seeker(11).chooseTime({ id: offered.id, timeId: timeOf(offered, 1) })).toEqual(interview);
    const other = world.seeker(11).chooseTime({ id: offered.id, timeId: timeOf(offered, 2) });
    expect(await refusalOf(other)).toBe('time_chosen');
    const [seen] = await world.employer(1).listTimes({});
    expect(seen).toMatchObject({ state: 'done', invitees: [{ state: 'chosen', interviewId: interview.id }] });
    expect(seen?.times.map(({ free }) => free)).toEqual([1, 0, 1]);
  });

  it('go to the first of several who press at once, and the others are told and choose another', async () => {
    const people = [21, 22, 23, 24, 25];
    const { ids } = await jobWith(...people);
    const offered = await offer(ids);
    const timeId = timeOf(offered, 0);
    const outcomes = await Promise.allSettled(
      people.map((userId) => world.seeker(userId).chooseTime({ id: offered.id, timeId })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      expect(outcome.status === 'rejected' ? outcome.reason : { code: 'time_taken' }).toMatchObject({
        code: 'time_taken',
      });
    }
    expect(await world.count('interviews', `application_id = ANY('{${ids.join()}}')`)).toBe(1);
    const loser = people[outcomes.findIndex(({ status }) => status === 'rejected')] ?? 0;
    await world.seeker(loser).chooseTime({ id: offered.id, timeId: timeOf(offered, 1) });
    expect(await world.count('interviews', `application_id = ANY('{${ids.join()}}')`)).toBe(2);
  });

  it('hold as many as they have places, also by the mailed link', async () => {
    const people = [31, 32, 33, 34];
    const { ids } = await jobWith(...people);
    const offered = await offer(ids, { places: 2 });
    const outcomes = await Promise.allSettled(
      offered.invitees.map(({ id }) => world.as(null).chooseTimeByLink({ inviteeId: id, timeId: timeOf(offered, 0) })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('that were cancelled or left are free again', async () => {
    const { ids } = await jobWith(41, 42, 43);
    const offered = await offer(ids);
    const timeId = timeOf(offered, 0);
    const interview = await world.seeker(41).chooseTime({ id: offered.id, timeId });
    await world.employer(1).updateInterview({ id: interview.id, changes: { status: 'cancelled' } });
    await world.seeker(42).chooseTime({ id: offered.id, timeId });
    await world.seeker(42).withdraw({ id: ids[1] ?? 0 });
    expect(await world.seeker(43).chooseTime({ id: offered.id, timeId })).toMatchObject({ status: 'scheduled' });
  });

  it('are past after the last, and a single one when it begins', async () => {
    const { ids } = await jobWith(51);
    const offered = await offer(ids);
    clock.advance(24 * hour);
    const late = world.seeker(51).chooseTime({ id: offered.id, timeId: timeOf(offered, 0) });
    await expect(late).rejects.toMatchObject({ code: 'time_taken', message: 'This time is past.' });
    expect((await world.seeker(51).listTimes({}))[0]?.state).toBe('open');
    clock.advance(2 * hour);
    expect((await world.seeker(51).listTimes({}))[0]?.state).toBe('expired');
    expect((await world.employer(1).listTimes({}))[0]?.state).toBe('expired');
  });

  it('that are withdrawn cannot be chosen, and whoever waits is told once', async () => {
    const { ids } = await jobWith(61, 62);
    const offered = await offer(ids);
    const interview = await world.seeker(61).chooseTime({ id: offered.id, timeId: timeOf(offered, 0) });
    expect(await refusalOf(world.employer(2).withdrawTimes({ id: offered.id }))).toBe('times_not_found');
    expect(await refusalOf(world.seeker(61).withdrawTimes({ id: offered.id }))).toBe('forbidden');
    expect(await world.employer(1).withdrawTimes({ id: offered.id })).toMatchObject({ state: 'withdrawn' });
    await world.employer(1).withdrawTimes({ id: offered.id });
    expect(await toldOf('interview.times_withdrawn', ids[0] ?? 0)).toEqual([]);
    expect(await toldOf('interview.times_withdrawn', ids[1] ?? 0)).toHaveLength(1);
    const late = world.seeker(62).chooseTime({ id: offered.id, timeId: timeOf(offered, 1) });
    expect(await refusalOf(late)).toBe('times_over');
    expect(await world.employer(1).getInterview({ id: interview.id })).toMatchObject({ status: 'scheduled' });
  });

  it("are of one job, to come, for applicants of the caller's company who have none planned", async () => {
    const one = await jobWith(71);
    const two = await jobWith(71);
    expect(await refused([...one.ids, ...two.ids])).toBe('validation_failed');
    expect(await refused(one.ids, { times: [inHours(-1), inHours(2)] })).toBe('validation_failed');
    expect(await refused(one.ids, { times: [inHours(2), inHours(2)] })).toBe('validation_failed');
    expect(await refused(one.ids, { places: 11 })).toBe('validation_failed');
    const body = { applicationIds: one.ids, times: [inHours(1), inHours(2)] };
    expect(await refusalOf(world.employer(2).offerTimes(body))).toBe('application_not_found');
    expect(await refusalOf(world.seeker(71).offerTimes(body))).toBe('forbidden');
    expect(await refusalOf(world.as(testCaller({ role: 'super_admin' })).offerTimes(body))).toBe('forbidden');
    await world.employer(1).createInterview({ applicationId: one.ids[0] ?? 0, scheduledAt: inHours(5) });
    expect(await refused(one.ids)).toBe('validation_failed');
  });

  it('are offered to the same applicant five times a day at most', async () => {
    const { ids } = await jobWith(75);
    for (const _time of [1, 2, 3, 4, 5]) {
      await offer(ids);
    }
    expect(await refusalOf(offer(ids))).toBe('rate_limited');
  });

  it('end with newer ones, with a planned interview, and with the application, whose way back brings them back', async () => {
    const { ids } = await jobWith(81);
    const id = ids[0] ?? 0;
    const state = async (offerId: number) =>
      (await world.employer(1).listTimes({})).find((times) => times.id === offerId)?.invitees[0]?.state;
    const first = await offer(ids);
    const second = await offer(ids);
    expect([await state(first.id), await state(second.id)]).toEqual(['closed', 'waiting']);
    await world.employer(1).update({ id, changes: { status: 'rejected', cancelInterviews: true } });
    expect(await state(second.id)).toBe('closed');
    const choice = { id: second.id, timeId: timeOf(second, 0) };
    expect(await refusalOf(world.seeker(81).chooseTime(choice))).toBe('times_over');
    await world.employer(1).update({ id, changes: { status: 'applied', cancelInterviews: true } });
    expect([await state(first.id), await state(second.id)]).toEqual(['closed', 'waiting']);
    await world.employer(1).createInterview({ applicationId: id, scheduledAt: inHours(5) });
    expect(await state(second.id)).toBe('closed');
  });

  it('go with their job and with their applicant, and wait while a company is revoked', async () => {
    const { jobId, ids } = await jobWith(91, 92);
    const offered = await offer(ids);
    const company = { id: 1, name: 'Kumul', logo: null, industry: 'x', location: 'y', ownerId: null } as const;
    const tell = (version: number, revoked: boolean) =>
      world.deliver('company.changed', { ...company, version, revoked, status: 'authorised' });
    await tell(1, true);
    const choice = { id: offered.id, timeId: timeOf(offered, 0) };
    expect(await refusalOf(world.seeker(91).chooseTime(choice))).toBe('times_over');
    expect(await refusalOf(world.employer(1).listTimes({}))).toBe('company_revoked');
    await tell(2, false);
    await world.seeker(91).chooseTime(choice);
    const rows = async () => {
      const [row]: { n: number }[] = await world.database.query(
        `SELECT count(*)::int AS n FROM interview_invitees WHERE offer_id = $1`,
        [offered.id],
      );
      return row?.n;
    };
    await world.deliver('user.deleted', { userId: 91 });
    expect(await rows()).toBe(1);
    await world.deliver('job.deleted', { id: jobId, companyId: 1, job: null });
    expect(await rows()).toBe(0);
    expect(await world.seeker(92).listTimes({})).toEqual([]);
  });
});
