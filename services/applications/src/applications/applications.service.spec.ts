import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { applicationStatuses, AppError } from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { outcomeOf, refusalOf, testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let lastJob = 100;
const newJob = (...overrides: Parameters<World['postJob']>[1][]) => world.postJob(++lastJob, ...overrides);
const apply = (userId: number, jobId: number) => world.seeker(userId).create({ jobId, coverLetter: letter });

describe('applying', () => {
  it('stores the application with its defaults and tells of it', async () => {
    const job = newJob({ companyId: 7 });
    const sent = await world
      .seeker(1)
      .create({ jobId: job.id, coverLetter: `  ${letter} `, answers: { licence: true } });
    expect(sent).toMatchObject({
      jobId: job.id,
      userId: 1,
      status: 'applied',
      coverLetter: letter,
      resume: '/api/files/resumes/1',
      answers: { licence: true },
      notes: null,
      nextInterview: null,
    });
    expect(await world.seeker(1).get({ id: sent.id })).toEqual(sent);
    expect(await world.published('application.created')).toContainEqual({
      id: sent.id,
      jobId: job.id,
      userId: 1,
      companyId: 7,
    });
  });

  it('keeps the resume as it was when sent', async () => {
    const job = newJob();
    world.profiles.set(2, { missing: [], resume: '/api/files/resumes/old' });
    const { id } = await apply(2, job.id);
    world.profiles.set(2, { missing: [], resume: '/api/files/resumes/new' });
    expect(await world.seeker(2).get({ id })).toMatchObject({ resume: '/api/files/resumes/old' });
  });

  it('refuses an incomplete profile and names what is missing', async () => {
    const job = newJob();
    world.profiles.set(3, { missing: ['resume', 'education'], resume: null });
    const error = await apply(3, job.id).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'profile_incomplete',
      status: 400,
      message: 'Profile incomplete',
      details: [
        { field: 'resume', message: 'Resume is required' },
        { field: 'education', message: 'Education is required' },
      ],
    });
    expect(await world.count('applications', `job_id = ${job.id}`)).toBe(0);
  });

  it('refuses a job that is absent, not public or closed', async () => {
    const hidden = newJob({ isPublic: false });
    const closed = newJob({ isOpen: false });
    expect(await refusalOf(apply(4, 99_999))).toBe('job_not_found');
    expect(await refusalOf(apply(4, hidden.id))).toBe('job_not_found');
    expect(await refusalOf(apply(4, closed.id))).toBe('job_closed');
  });

  it('refuses a short cover letter with the sentence of the form', async () => {
    const job = newJob();
    await expect(world.seeker(4).create({ jobId: job.id, coverLetter: `${' '.repeat(60)}short` })).rejects.toThrow(
      'Cover letter must be at least 50 characters',
    );
  });

  it.each(['employer', 'admin', 'super_admin'] as const)('is not for the role %s', async (role) => {
    const job = newJob();
    const other = world.as(testCaller({ role, companyId: 1 }));
    expect(await refusalOf(other.create({ jobId: job.id, coverLetter: letter }))).toBe('seekers_only');
    expect(await refusalOf(world.as(null).create({ jobId: job.id, coverLetter: letter }))).toBe('unauthenticated');
  });

  it('refuses a second application to the same job', async () => {
    const job = newJob();
    await apply(5, job.id);
    const error = await apply(5, job.id).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'already_applied', message: 'You have already applied for this job' });
  });

  it('lets exactly one of 50 parallel applications through', async () => {
    const job = newJob();
    const tries = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(apply(6, job.id))));
    expect(tries.filter((result) => result === 'already_applied')).toHaveLength(49);
    expect(await world.count('applications', `job_id = ${job.id}`)).toBe(1);
    const published = await world.published('application.created');
    expect(published.filter(({ jobId }) => jobId === job.id)).toHaveLength(1);
  });
});

describe('listing', () => {
  it('shows a seeker their own applications, newest first', async () => {
    const first = await apply(10, newJob().id);
    const second = await apply(10, newJob().id);
    await apply(11, newJob().id);
    const ids = (await world.seeker(10).list({})).map(({ id }) => id);
    expect(ids).toEqual([second.id, first.id]);
  });

  it("shows an employer those to the company's active jobs, to closed ones when asked, and a super admin all", async () => {
    const active = newJob({ companyId: 20 });
    const inactive = newJob({ companyId: 20 });
    const shown = await apply(12, active.id);
    const hidden = await apply(12, inactive.id);
    const change = { version: 1, title: 'T', companyId: 20, isPublic: false } as const;
    await world.deliver('job.changed', { ...change, id: inactive.id, status: 'inactive' });

    const ids = (await world.employer(20).list({})).map(({ id }) => id);
    expect(ids).toEqual([shown.id]);
    expect(await refusalOf(world.employer(20).get({ id: hidden.id }))).toBe('application_not_found');
    const withClosed = await world.employer(20).list({ includeClosed: true });
    expect(withClosed.map(({ id }) => id)).toEqual([hidden.id, shown.id]);
    expect(await world.employer(21).list({ includeClosed: true })).toEqual([]);
    expect(
      await world.employer(20).update({ id: hidden.id, changes: { status: 'reviewed' }, includeClosed: true }),
    ).toMatchObject({
      status: 'reviewed',
    });
    expect(await world.employer(null).list({})).toEqual([]);
    expect(await world.employer(21).list({})).toEqual([]);

    const all = (await world.as(testCaller({ role: 'super_admin' })).list({})).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([shown.id, hidden.id]));
    expect(await refusalOf(world.as(testCaller({ role: 'admin' })).list({}))).toBe('forbidden');
  });

  it("never shows a seeker somebody else's application", async () => {
    const { id } = await apply(13, newJob().id);
    expect(await refusalOf(world.seeker(14).get({ id }))).toBe('application_not_found');
  });
});

describe('reviewing', () => {
  it('lets the employer set any status', async () => {
    const { id } = await apply(15, newJob({ companyId: 30 }).id);
    for (const status of applicationStatuses.toReversed()) {
      expect(await world.employer(30).update({ id, changes: { status } })).toMatchObject({ id, status });
    }
  });

  it('overwrites no notes that a colleague wrote meanwhile', async () => {
    const { id } = await apply(17, newJob({ companyId: 30 }).id);
    const employer = world.employer(30);
    await employer.update({ id, changes: { notes: 'First', notesBefore: null } });
    expect(await refusalOf(employer.update({ id, changes: { notes: 'Second', notesBefore: null } }))).toBe('conflict');
    expect(await employer.update({ id, changes: { notes: 'Second', notesBefore: 'First' } })).toMatchObject({
      notes: 'Second',
    });
  });

  it('keeps the notes for the employer', async () => {
    const { id } = await apply(16, newJob({ companyId: 30 }).id);
    await world.employer(30).update({ id, changes: { notes: 'Call on Monday' } });
    expect(await world.employer(30).get({ id })).toMatchObject({ notes: 'Call on Monday', status: 'applied' });
    expect(await world.seeker(16).get({ id })).toMatchObject({ notes: null });
    expect(await world.employer(30).update({ id, changes: { notes: null } })).toMatchObject({ notes: null });
  });

  it('is refused to everybody but the company of an active job', async () => {
    const job = newJob({ companyId: 30 });
    const { id } = await apply(17, job.id);
    const changes = { status: 'hired' } as const;
    expect(await refusalOf(world.employer(31).update({ id, changes }))).toBe('application_not_found');
    expect(await refusalOf(world.employer(null).update({ id, changes }))).toBe('application_not_found');
    expect(await refusalOf(world.seeker(17).update({ id, changes }))).toBe('forbidden');
    expect(await refusalOf(world.as(testCaller({ role: 'super_admin' })).update({ id, changes }))).toBe('forbidden');
    await world.deliver('job.changed', {
      id: job.id,
      version: 1,
      title: 'T',
      companyId: 30,
      status: 'inactive',
      isPublic: false,
    });
    expect(await refusalOf(world.employer(30).update({ id, changes }))).toBe('application_not_found');
    expect(await world.seeker(17).get({ id })).toMatchObject({ status: 'applied' });
  });

  it('tells of one change when 20 employers of the company set the same status at once', async () => {
    const { id } = await apply(18, newJob({ companyId: 30 }).id);
    await Promise.all(
      Array.from({ length: 20 }, () => world.employer(30).update({ id, changes: { status: 'reviewed' } })),
    );
    const { notices } = await world.employer(30).outbox({});
    expect(notices.filter(({ applicationId }) => applicationId === id)).toHaveLength(1);
  });
});

describe('deleting', () => {
  it.each(['applied', 'rejected'] as const)('works while the status is %s', async (status) => {
    const job = newJob({ companyId: 40 });
    const { id } = await apply(20, job.id);
    await world.employer(40).update({ id, changes: { status } });
    expect(await world.seeker(20).remove({ id })).toBeNull();
    expect(await world.count('applications', `id = ${id}`)).toBe(0);
    expect(await world.published('application.deleted')).toContainEqual({
      id,
      jobId: job.id,
      userId: 20,
      companyId: 40,
    });
    expect(await refusalOf(world.seeker(20).remove({ id }))).toBe('application_not_found');
    expect(await apply(20, job.id)).toMatchObject({ status: 'applied' });
  });

  it.each(['reviewed', 'interviewing', 'offered', 'hired'] as const)('is refused while %s', async (status) => {
    const { id } = await apply(21, newJob({ companyId: 40 }).id);
    await world.employer(40).update({ id, changes: { status } });
    expect(await refusalOf(world.seeker(21).remove({ id }))).toBe('application_in_progress');
    expect(await world.count('applications', `id = ${id}`)).toBe(1);
  });

  it("is for the seeker's own applications only", async () => {
    const { id } = await apply(22, newJob({ companyId: 40 }).id);
    expect(await refusalOf(world.seeker(23).remove({ id }))).toBe('application_not_found');
    expect(await refusalOf(world.employer(40).remove({ id }))).toBe('forbidden');
    expect(await refusalOf(world.as(testCaller({ role: 'super_admin' })).remove({ id }))).toBe('forbidden');
    expect(await world.count('applications', `id = ${id}`)).toBe(1);
  });

  it('is published once when asked for 20 times at once', async () => {
    const { id } = await apply(24, newJob().id);
    const results = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(world.seeker(24).remove({ id }))));
    expect(results.filter((result) => result === 'application_not_found')).toHaveLength(19);
    const published = (await world.published('application.deleted')).filter((gone) => gone.id === id);
    expect(published).toHaveLength(1);
  });
});

it('takes its times from the clock', async () => {
  const clock = jest.spyOn(world.clockOwner.get(Clock), 'now');
  const instant = new Date('2031-02-03T04:05:06.789Z');
  clock.mockReturnValue(instant);
  const sent = await apply(25, newJob().id);
  clock.mockRestore();
  expect([sent.appliedAt, sent.updatedAt]).toEqual([instant.toISOString(), instant.toISOString()]);
});
