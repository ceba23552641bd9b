import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recommendation } from '@workboard/contracts';
import { refusalOf, untilLocked } from '@workboard/test-kit';
import { post, startWorld, type World } from '../testing/world.js';

describe('recommendations', () => {
  let world: World;
  const jobs: number[] = [];
  beforeAll(async () => {
    world = await startWorld();
    world.company(1);
    for (const closingDate of [null, null, null, '2020-01-01']) {
      jobs.push((await world.employer(1).create(post({ closingDate }))).id);
    }
  });
  afterAll(() => world.stop());

  const match = (index: number, matchScore: number) => ({
    jobId: jobs[index] ?? 0,
    matchScore,
    reason: `Fits ${index}`,
  });
  const scores = async (userId: number) =>
    (await world.seeker(userId).listRecommendations({ limit: 50 })).map(({ jobId, matchScore }) => [
      jobs.indexOf(jobId),
      matchScore,
    ]);

  it('shows public, open jobs best first', async () => {
    const unknown = { jobId: 123_456, matchScore: 99, reason: 'Gone' };
    await world.visitor.storeRecommendations({
      userId: 5,
      matches: [match(0, 40), match(1, 90.5), match(2, 70), match(3, 95), unknown],
    });
    expect(await scores(5)).toEqual([
      [1, 90.5],
      [2, 70],
      [0, 40],
    ]);
    const [best] = await world.seeker(5).listRecommendations({ limit: 1 });
    expect(recommendation.parse(best)).toMatchObject({
      userId: 5,
      reason: 'Fits 1',
      isViewed: false,
      isDismissed: false,
    });
    await world.employer(1).update({ id: jobs[2] ?? 0, changes: { status: 'inactive' } });
    expect(await scores(5)).toEqual([
      [1, 90.5],
      [0, 40],
    ]);
    await world.employer(1).update({ id: jobs[2] ?? 0, changes: { status: 'active' } });
    expect(await scores(6)).toEqual([]);
  });

  it('hides a dismissed one for good, also when it is found again', async () => {
    await world.visitor.storeRecommendations({ userId: 7, matches: [match(0, 40), match(1, 90)] });
    const [best] = await world.seeker(7).listRecommendations({ limit: 50 });
    const id = best?.id ?? 0;
    expect(await refusalOf(world.seeker(8).dismissRecommendation({ id }))).toBe('not_found');
    expect(await refusalOf(world.employer(1).dismissRecommendation({ id }))).toBe('forbidden');
    expect(await world.seeker(7).dismissRecommendation({ id })).toBeNull();
    await world.visitor.storeRecommendations({ userId: 7, matches: [match(1, 95), match(2, 60)] });
    expect(await scores(7)).toEqual([[2, 60]]);
  });

  it('leaves out a job that is deleted meanwhile', async () => {
    const { id } = await world.employer(1).create(post({}));
    const deletion = world.database.createQueryRunner();
    await deletion.startTransaction();
    await deletion.query('DELETE FROM jobs WHERE id = $1', [id]);
    const stored = world.visitor.storeRecommendations({
      userId: 11,
      matches: [match(0, 40), { ...match(1, 90), jobId: id }],
    });
    await untilLocked((sql) => world.rows(sql), 'the recommendations to wait for the deletion');
    await deletion.commitTransaction();
    await deletion.release();
    await stored;
    expect(await scores(11)).toEqual([[0, 40]]);
  });

  it('marks what its seeker has opened', async () => {
    await world.visitor.storeRecommendations({ userId: 9, matches: [match(0, 40)] });
    await world.visitor.recordViews({ views: [{ id: jobs[0] ?? 0, visitor: 'somebody else' }] });
    expect(await world.seeker(9).listRecommendations({ limit: 1 })).toMatchObject([{ isViewed: false }]);
    await world.visitor.recordViews({ views: [{ id: jobs[0] ?? 0, visitor: 'nine', seekerId: 9 }] });
    expect(await world.seeker(9).listRecommendations({ limit: 1 })).toMatchObject([{ isViewed: true }]);
  });
});
