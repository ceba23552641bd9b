import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { savedJob } from '@workboard/contracts';
import { outcomeOf, refusalOf, waitFor } from '@workboard/test-kit';
import { post, startWorld, type World } from '../testing/world.js';

describe('saved jobs', () => {
  let world: World;
  let jobId: number;
  beforeAll(async () => {
    world = await startWorld();
    world.company(1);
    ({ id: jobId } = await world.employer(1).create(post()));
  });
  afterAll(() => world.stop());

  it('saves a job once with its defaults, and shows it to its owner alone', async () => {
    const saved = await world.seeker(5).save({ jobId });
    expect(savedJob.parse(saved)).toEqual(saved);
    expect(saved).toMatchObject({
      userId: 5,
      jobId,
      notes: null,
      folder: 'default',
      priority: 'medium',
      job: { id: jobId },
    });
    expect(await refusalOf(world.seeker(5).save({ jobId }))).toBe('already_saved');
    expect(await world.seeker(5).listSaved({})).toEqual([saved]);
    expect(await world.seeker(6).listSaved({})).toEqual([]);
  });

  it('lets one of 50 parallel tries through', async () => {
    const tries = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(world.seeker(7).save({ jobId }))));
    expect(tries.filter((outcome) => outcome === 'already_saved')).toHaveLength(49);
    expect(await world.seeker(7).listSaved({})).toHaveLength(1);
  });

  it('refuses a job that is deleted in the same moment', async () => {
    const { id } = await world.employer(1).create(post());
    const other = world.database.createQueryRunner();
    await other.query('BEGIN');
    await other.query('DELETE FROM jobs WHERE id = $1', [id]);
    const saving = refusalOf(world.seeker(5).save({ jobId: id }));
    await waitFor(async () => (await other.query('SELECT FROM pg_locks WHERE NOT granted')).length > 0);
    await other.query('COMMIT');
    await other.release();
    expect(await saving).toBe('job_not_found');
  });

  it('changes notes, folder and priority apart from each other', async () => {
    const seeker = world.seeker(8);
    await seeker.save({ jobId });
    expect(await seeker.annotateSaved({ jobId, changes: { notes: ' Call them ' } })).toMatchObject({
      notes: 'Call them',
      folder: 'default',
      priority: 'medium',
    });
    expect(await seeker.annotateSaved({ jobId, changes: { folder: 'Mines', priority: 'high' } })).toMatchObject({
      notes: 'Call them',
      folder: 'Mines',
      priority: 'high',
    });
    expect(await seeker.annotateSaved({ jobId, changes: { notes: '' } })).toMatchObject({ notes: null });
    expect(await seeker.annotateSaved({ jobId, changes: {} })).toMatchObject({ folder: 'Mines' });
    expect(await seeker.annotateSaved({ jobId, changes: { folder: ' ', priority: null } })).toMatchObject({
      folder: 'default',
      priority: 'medium',
    });
    expect(await refusalOf(world.seeker(9).annotateSaved({ jobId, changes: { notes: 'x' } }))).toBe(
      'saved_job_not_found',
    );
    expect(await refusalOf(world.seeker(9).annotateSaved({ jobId, changes: {} }))).toBe('saved_job_not_found');
  });

  it('refuses jobs that the seeker may not see, and everybody who is no seeker', async () => {
    const hidden = await world.employer(1).create(post({ status: 'inactive' }));
    expect(await refusalOf(world.seeker(5).save({ jobId: hidden.id }))).toBe('job_not_found');
    expect(await refusalOf(world.seeker(5).save({ jobId, userId: 6 }))).toBe('forbidden');
    expect(await refusalOf(world.seeker(5).save({ jobId: 123_456 }))).toBe('job_not_found');
    for (const other of [world.employer(1), world.admin, world.superAdmin]) {
      expect(await refusalOf(other.save({ jobId }))).toBe('forbidden');
      expect(await refusalOf(other.listSaved({}))).toBe('forbidden');
      expect(await refusalOf(other.unsave({ jobId }))).toBe('forbidden');
    }
    expect(await refusalOf(world.visitor.save({ jobId }))).toBe('unauthenticated');
  });

  it('tells other services who saved some jobs, from behind an entry on (P94)', async () => {
    const { id: first } = await world.employer(1).create(post());
    const { id: second } = await world.employer(1).create(post());
    const entries = [];
    for (const [userId, saves] of [
      [21, first],
      [22, first],
      [21, second],
    ] as const) {
      const { id } = await world.seeker(userId).save({ jobId: saves });
      entries.push({ id, userId, jobId: saves });
    }
    const services = world.visitor;
    expect(await services.savedBy({ jobIds: [second, first] })).toEqual(entries);
    expect(await services.savedBy({ jobIds: [first] })).toEqual(entries.slice(0, 2));
    expect(await services.savedBy({ jobIds: [first, second], after: entries[0]?.id })).toEqual(entries.slice(1));
    expect(await services.savedBy({ jobIds: [first, second], userId: 21 })).toEqual([entries[0], entries[2]]);
    await world.seeker(21).unsave({ jobId: second });
    expect(await services.savedBy({ jobIds: [first, second], userId: 21 })).toEqual([entries[0]]);
    expect(await services.savedBy({ jobIds: [] })).toEqual([]);
  });

  it('keeps showing a saved job that was taken down, newest first, until it is unsaved', async () => {
    const seeker = world.seeker(10);
    await seeker.save({ jobId });
    const { id } = await world.employer(1).create(post());
    await seeker.save({ jobId: id });
    await world.employer(1).update({ id, changes: { status: 'inactive' } });
    expect((await seeker.listSaved({})).map((saved) => [saved.jobId, saved.job.status])).toEqual([
      [id, 'inactive'],
      [jobId, 'active'],
    ]);
    expect(await seeker.unsave({ jobId: id })).toBeNull();
    expect(await refusalOf(seeker.unsave({ jobId: id }))).toBe('saved_job_not_found');
    expect(await seeker.listSaved({})).toHaveLength(1);
  });
});
