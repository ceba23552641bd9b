import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

describe('one decision about several applications (P25)', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  let last = 900;
  const applied = async (companyId = 75) => {
    const job = world.postJob((last += 1), { companyId });
    return world.seeker(last).create({ jobId: job.id, coverLetter: letter });
  };
  const employer = () => world.employer(75);

  it('decides each, with a notice of its own that can be taken back', async () => {
    const ids = [(await applied()).id, (await applied()).id, (await applied()).id];
    const answer = await employer().decideMany({ ids: [...ids, ids[0] ?? 0], status: 'rejected' });
    expect(answer).toEqual({ changed: ids, refused: [] });
    const waiting = (await employer().outbox({})).notices.map(({ applicationId }) => applicationId);
    expect(waiting.toSorted((one, other) => one - other)).toEqual(ids);
    await employer().decideMany({ ids, status: 'applied' });
    expect((await employer().outbox({})).notices).toEqual([]);
  });

  it('names those that cannot be decided, and goes on', async () => {
    const own = await applied();
    const foreign = await applied(76);
    const withdrawn = await applied();
    await world.seeker(withdrawn.userId).withdraw({ id: withdrawn.id });
    const ids = [foreign.id, withdrawn.id, 999_999, own.id];
    const { changed, refused } = await employer().decideMany({ ids, status: 'reviewed' });
    expect(changed).toEqual([own.id]);
    expect(refused.map(({ id, code }) => [id, code])).toEqual([
      [foreign.id, 'application_not_found'],
      [withdrawn.id, 'application_withdrawn'],
      [999_999, 'application_not_found'],
    ]);
    expect(await world.employer(76).get({ id: foreign.id })).toMatchObject({ status: 'applied' });
  });

  it('is for employers', async () => {
    const { id, userId } = await applied();
    expect(await refusalOf(world.seeker(userId).decideMany({ ids: [id], status: 'hired' }))).toBe('forbidden');
  });
});
