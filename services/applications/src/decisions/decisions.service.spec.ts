import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applicationStatuses } from '@workboard/contracts';
import { refusalOf, testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let lastJob = 100;
const newJob = (...overrides: Parameters<World['postJob']>[1][]) => world.postJob(++lastJob, ...overrides);
const apply = (userId: number, jobId: number) => world.seeker(userId).create({ jobId, coverLetter: letter });

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
