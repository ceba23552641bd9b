import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '@workboard/service-kit';
import { refusalOf, testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => world.stop());

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
/** Lets the service believe that it is so many hours later. */
const setClockTo = (hours: number) =>
  jest.spyOn(world.clockOwner.get(Clock), 'now').mockImplementation(() => new Date(inHours(hours)));

let lastJob = 100;
const applied = async (userId: number, companyId = 1) => {
  const job = world.postJob(++lastJob, { companyId });
  return world.seeker(userId).create({ jobId: job.id, coverLetter: letter });
};

describe('scheduling', () => {
  it('fills in the defaults, tells of it and shows it to both sides', async () => {
    const application = await applied(1);
    const scheduledAt = inHours(48);
    const interview = await world.employer(1).createInterview({ applicationId: application.id, scheduledAt });
    expect(interview).toMatchObject({
      applicationId: application.id,
      scheduledAt,
      duration: 60,
      type: 'video',
      status: 'scheduled',
      meetingLink: null,
      notes: null,
    });
    expect(await world.published('interview.scheduled')).toEqual([
      { id: interview.id, applicationId: application.id, userId: 1 },
    ]);
    const listed = { ...interview, jobId: application.jobId, userId: 1 };
    expect(await world.seeker(1).listInterviews({})).toEqual([listed]);
    expect(await world.employer(1).listInterviews({})).toEqual([listed]);
    expect(await world.seeker(2).listInterviews({})).toEqual([]);
    expect(await world.employer(2).listInterviews({})).toEqual([]);
    expect((await world.seeker(1).list({}))[0]).toMatchObject({ nextInterview: interview });
    expect(await world.as(null).interviewDetails({ id: interview.id })).toMatchObject({
      interview,
      application: { id: application.id, userId: 1 },
    });
    expect(await world.as(null).interviewDetails({ id: 99_999 })).toBeNull();
  });

  it('is for a time to come', async () => {
    const { id: applicationId } = await applied(2);
    const past = world.employer(1).createInterview({ applicationId, scheduledAt: inHours(-1) });
    const message = 'Please choose a date and time in the future';
    await expect(past).rejects.toMatchObject({ message, details: [{ field: 'scheduledAt', message }] });
    expect(await world.count('interviews', `application_id = ${applicationId}`)).toBe(0);
  });

  it('takes a time without a zone as one in Port Moresby', async () => {
    const { id: applicationId } = await applied(4);
    const interview = await world.employer(1).createInterview({ applicationId, scheduledAt: '2099-12-01T09:30' });
    expect(interview.scheduledAt).toBe('2099-11-30T23:30:00.000Z');
  });

  it('is for the employer of the job, also of one that is closed (decision P20)', async () => {
    const { id: applicationId, jobId } = await applied(3, 4);
    const body = { applicationId, scheduledAt: inHours(1) };
    expect(await refusalOf(world.employer(5).createInterview(body))).toBe('application_not_found');
    expect(await refusalOf(world.seeker(3).createInterview(body))).toBe('forbidden');
    expect(await refusalOf(world.as(testCaller({ role: 'super_admin' })).createInterview(body))).toBe('forbidden');
    const { id } = await world.employer(4).createInterview(body);
    const hidden = { version: 1, title: 'T', companyId: 4, status: 'inactive', isPublic: false } as const;
    await world.deliver('job.changed', { id: jobId, ...hidden });
    expect(await world.employer(4).updateInterview({ id, changes: { duration: 30 } })).toMatchObject({ duration: 30 });
    expect(await refusalOf(world.employer(5).updateInterview({ id, changes: { duration: 45 } }))).toBe(
      'interview_not_found',
    );
    expect(await world.seeker(3).listInterviews({})).toHaveLength(1);
    expect(await world.employer(4).listInterviews({})).toMatchObject([{ id, jobId }]);
    expect(await world.employer(4).getInterview({ id })).toMatchObject({ id });
    expect(await world.employer(5).listInterviews({})).toEqual([]);
  });
});

describe('the next interview of an application', () => {
  it('is the earliest that is planned and not yet over', async () => {
    const { id: applicationId } = await applied(10);
    const schedule = (hours: number) =>
      world.employer(1).createInterview({ applicationId, scheduledAt: inHours(hours), duration: 120 });
    setClockTo(-4);
    await schedule(-3);
    const running = await schedule(-1);
    const later = await schedule(24);
    setClockTo(0);
    const next = async () => (await world.seeker(10).get({ id: applicationId })).nextInterview?.id;
    expect(await next()).toBe(running.id);

    setClockTo(2);
    expect(await next()).toBe(later.id);
    await world.employer(1).updateInterview({ id: later.id, changes: { status: 'cancelled' } });
    expect(await next()).toBeUndefined();
  });
});

describe('changing', () => {
  it('tells of a changed plan and of a cancellation, and of nothing else', async () => {
    const { id: applicationId } = await applied(20);
    const { id } = await world.employer(1).createInterview({ applicationId, scheduledAt: inHours(24) });
    const published = async () =>
      Promise.all(
        (['interview.changed', 'interview.cancelled'] as const).map(
          async (type) => (await world.published(type)).filter((event) => event.id === id).length,
        ),
      );
    const change = (changes: Parameters<ReturnType<World['employer']>['updateInterview']>[0]['changes']) =>
      world.employer(1).updateInterview({ id, changes });

    await change({ duration: 60 });
    expect(await published()).toEqual([0, 0]);
    const meetingLink = 'https://meet.example.com.pg/a';
    expect(await change({ meetingLink, notes: 'Bring your licence', type: 'in-person' })).toMatchObject({
      meetingLink,
      notes: 'Bring your licence',
      type: 'in-person',
      duration: 60,
    });
    expect(await published()).toEqual([1, 0]);
    expect(await change({ notes: '' })).toMatchObject({ notes: null, meetingLink });
    expect(await published()).toEqual([2, 0]);
    await change({ status: 'cancelled' });
    await change({ status: 'cancelled', duration: 30 });
    expect(await published()).toEqual([2, 1]);
    await change({ status: 'scheduled' });
    expect(await published()).toEqual([3, 1]);
    await change({ status: 'completed' });
    expect(await published()).toEqual([3, 1]);
  });

  it('cannot move a plan into the past, but says of a past one that it was held', async () => {
    const { id: applicationId } = await applied(22);
    const { id } = await world.employer(1).createInterview({ applicationId, scheduledAt: inHours(1) });
    const change = (changes: Parameters<ReturnType<World['employer']>['updateInterview']>[0]['changes']) =>
      world.employer(1).updateInterview({ id, changes });
    expect(await refusalOf(change({ scheduledAt: inHours(-1) }))).toBe('validation_failed');

    setClockTo(2);
    expect(await change({ notes: 'Went well' })).toMatchObject({ notes: 'Went well' });
    expect(await change({ status: 'completed', scheduledAt: inHours(-1) })).toMatchObject({ status: 'completed' });
    expect(await refusalOf(change({ status: 'scheduled' }))).toBe('validation_failed');
    expect(await change({ status: 'scheduled', scheduledAt: inHours(3) })).toMatchObject({ status: 'scheduled' });
  });

  it("is refused for another company's interview", async () => {
    const { id: applicationId } = await applied(21, 6);
    const { id } = await world.employer(6).createInterview({ applicationId, scheduledAt: inHours(24) });
    const changes = { duration: 15 };
    expect(await refusalOf(world.employer(7).updateInterview({ id, changes }))).toBe('interview_not_found');
    expect(await refusalOf(world.employer(7).removeInterview({ id }))).toBe('interview_not_found');
    expect(await refusalOf(world.seeker(21).updateInterview({ id, changes }))).toBe('forbidden');
    expect(await refusalOf(world.seeker(21).removeInterview({ id }))).toBe('forbidden');
    expect(await world.employer(6).listInterviews({})).toMatchObject([{ id, duration: 60 }]);
  });
});

const planned = async (userId: number, hours = 24) => {
  const application = await applied(userId);
  const scheduledAt = inHours(hours);
  const { id } = await world.employer(1).createInterview({ applicationId: application.id, scheduledAt });
  return { application, id };
};
const cancelled = async (applicationId: number) =>
  (await world.published('interview.cancelled')).filter((event) => event.applicationId === applicationId);

describe('the end of an application', () => {
  it.each([
    ['rejected', 40],
    ['hired', 41],
  ] as const)('%s: cancels what is planned and says why, once', async (status, userId) => {
    const { application, id } = await planned(userId);
    const change = { id: application.id, changes: { status } };
    expect(await world.employer(1).update(change)).toMatchObject({
      status,
      nextInterview: null,
      interviews: [{ id, status: 'cancelled', cancelledAt: expect.any(String) }],
    });
    await world.employer(1).update(change);
    expect(await cancelled(application.id)).toEqual([{ id, applicationId: application.id, userId, reason: status }]);
    expect((await world.seeker(userId).list({}))[0]).toMatchObject({ nextInterview: null });
  });

  it('leaves the interview as it is when the employer wants that, and in every other status', async () => {
    const { application, id } = await planned(42);
    for (const changes of [
      { status: 'interviewing' as const },
      { status: 'hired' as const, cancelInterviews: false },
    ]) {
      expect(await world.employer(1).update({ id: application.id, changes })).toMatchObject({ nextInterview: { id } });
    }
    expect(await cancelled(application.id)).toEqual([]);
  });

  it('says nothing of an interview that is over', async () => {
    const { application } = await planned(43, 1);
    setClockTo(3);
    const changes = { status: 'rejected' as const };
    expect(await world.employer(1).update({ id: application.id, changes })).toMatchObject({
      interviews: [{ status: 'scheduled', cancelledAt: null }],
    });
    expect(await cancelled(application.id)).toEqual([]);
  });

  it('tells those who were invited when the person deletes the application or the account', async () => {
    const first = await planned(44);
    await world.seeker(44).remove({ id: first.application.id });
    expect(await cancelled(first.application.id)).toMatchObject([{ id: first.id, reason: 'withdrawn' }]);
    const withdrawn = await planned(46);
    expect(await world.seeker(46).withdraw({ id: withdrawn.application.id })).toMatchObject({ nextInterview: null });
    expect(await cancelled(withdrawn.application.id)).toMatchObject([{ id: withdrawn.id, reason: 'withdrawn' }]);
    const second = await planned(45);
    await world.deliver('user.deleted', { userId: 45 });
    expect(await cancelled(second.application.id)).toMatchObject([{ id: second.id, reason: 'user_deleted' }]);
  });
});

describe('removing', () => {
  it('tells the seeker when the interview was still to come', async () => {
    const { id: applicationId } = await applied(30);
    const coming = await world.employer(1).createInterview({ applicationId, scheduledAt: inHours(24) });
    setClockTo(-48);
    const over = await world.employer(1).createInterview({ applicationId, scheduledAt: inHours(-24) });
    setClockTo(0);
    await world.employer(1).removeInterview({ id: coming.id });
    await world.employer(1).removeInterview({ id: over.id });
    const published = (await world.published('interview.cancelled')).map(({ id }) => id);
    expect(published).toContain(coming.id);
    expect(published).not.toContain(over.id);
    expect(await world.count('interviews', `application_id = ${applicationId}`)).toBe(0);
  });

  it('goes with the application', async () => {
    const { id: applicationId } = await applied(31);
    await world.employer(1).createInterview({ applicationId, scheduledAt: inHours(24) });
    await world.seeker(31).remove({ id: applicationId });
    expect(await world.count('interviews', `application_id = ${applicationId}`)).toBe(0);
  });
});
