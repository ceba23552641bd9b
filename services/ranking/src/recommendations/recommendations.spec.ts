import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import { pngCases } from '../testing/png-cases.js';
import { startWorld, type World } from '../testing/world.js';
import { RecommendationsSchedule } from './recommendations.schedule.js';

let world: World;

beforeAll(async () => {
  world = await startWorld({ env: { NIGHTLY_RECOMMENDATIONS: 'true' } });
  pngCases.forEach(({ job }, at) => world.postJob(at + 1, job));
});
afterAll(() => world.stop());
beforeEach(() => {
  world.recommended.length = 0;
});

const settle = () => world.database.query(`UPDATE work SET next_at = now() WHERE kind = 'recommend'`);
const storedFor = (userId: number) =>
  waitFor(() => world.recommended.find((one) => one.userId === userId), { what: `recommendations of ${userId}` });

describe('recommendations', () => {
  it('put the job of a person first, with a plain reason, after the profile changed', async () => {
    const [{ strong }] = pngCases as [(typeof pngCases)[0]];
    world.apply(1, { jobId: 99, person: strong });
    await world.deliver('user.profile_changed', { userId: 1 });
    await settle();
    const { matches } = await storedFor(1);
    expect(matches[0]).toMatchObject({ jobId: 1, reason: expect.stringMatching(/^Matches your /u) });
    expect(matches.map(({ matchScore }) => matchScore)).toEqual(
      matches.map(({ matchScore }) => matchScore).toSorted((a, b) => b - a),
    );
  });

  it("bring the job at the person's place before the same one elsewhere, and fill up to six", async () => {
    const [{ strong, job }] = pngCases as [(typeof pngCases)[0]];
    world.postJob(501, job, { location: 'Kavieng' });
    world.postJob(502, job, { location: 'Vanimo' });
    world.apply(2, { jobId: 99, person: { ...strong, location: 'Vanimo' } });
    await world.deliver('user.profile_changed', { userId: 2 });
    await settle();
    const { matches } = await storedFor(2);
    const ids = matches.map(({ jobId }) => jobId);
    expect(ids.indexOf(502)).toBeLessThan(ids.indexOf(501));
    expect(matches.find(({ jobId }) => jobId === 502)?.reason).toMatch(/, in Vanimo$/u);
    expect(matches.length).toBeGreaterThanOrEqual(6);
  });

  it('are made for everybody once a night', async () => {
    pngCases.forEach(({ strong }, at) => world.apply(at + 10, { jobId: 99, person: strong }));
    await world.database.query(`TRUNCATE nights, work`);
    const nightly = world.running.worker?.get(RecommendationsSchedule);
    await nightly?.start();
    await Promise.all(pngCases.map((_, at) => storedFor(at + 10)));
    const open = () => world.count('work', `kind = 'recommend'`);
    await waitFor(async () => (await open()) === 0, { what: 'the night to be over' });
    await nightly?.start();
    expect(await open()).toBe(0);
  });
});
