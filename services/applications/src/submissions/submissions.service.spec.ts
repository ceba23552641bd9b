import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '@workboard/contracts';
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
