import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApplicationRecord } from '@workboard/contracts';
import { pngCases } from '../testing/png-cases.js';
import { startWorld, type World } from '../testing/world.js';

const [electrician] = pngCases as [(typeof pngCases)[0]];
const people = { elsewhere: 1, strong: 2, weak: 3 };
const [skill = ''] = electrician.job.skills;
let world: World;

const order = async () => {
  const { rankings } = await world.employer.rank({ jobId: 7, limit: 10 });
  return rankings.map(({ applicationId }) => applicationId);
};
const save = (body: Partial<Parameters<World['employer']['saveCriteria']>[0]>) =>
  world.employer.saveCriteria({ jobId: 7, criteria: [], added: [], ...body });

describe('the criteria of a job', () => {
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.database.query(
      `TRUNCATE runs, run_entries, scores, work, inbox, criteria_settings, criteria_changes, reason_corrections`,
    );
    world.postJob(7, electrician.job);
    world.postJob(8, electrician.job, { companyId: 2 });
    for (const [kind, id] of Object.entries(people)) {
      world.apply(id, { jobId: 7, person: electrician[kind as keyof typeof people] });
    }
  });

  it('are those of the ad, with their shares of the whole', async () => {
    const { version, criteria, history } = await world.employer.criteria({ jobId: 7 });
    expect({ version, history }).toEqual({ version: 0, history: [] });
    expect(criteria[0]).toMatchObject({ criterion: electrician.job.title, kind: 'title', importance: 'normal' });
    expect(criteria.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 0);
    expect(criteria.map(({ criterion }) => criterion)).toEqual(expect.arrayContaining(electrician.job.skills));
  });

  it('change the order at once without judging anybody again', async () => {
    expect(await order()).toEqual([people.strong, people.weak, people.elsewhere]);
    const { criteria } = await world.employer.criteria({ jobId: 7 });
    const before = await world.employer.latest({ jobId: 7 });
    await world.database.query(`UPDATE scores SET version = 'never asked again'`);
    await save({ criteria: criteria.map(({ criterion }) => ({ criterion, importance: 'off' })) });
    expect((await world.employer.latest({ jobId: 7 })).rankings.map(({ score }) => score)).toEqual([0, 0, 0]);
    await save({ criteria: criteria.map(({ criterion }) => ({ criterion, importance: 'normal' })) });
    expect((await world.employer.latest({ jobId: 7 })).rankings).toEqual(before.rankings);
  });

  it('keep who changed what, and refuse a stale save', async () => {
    const saved = await save({ version: 0, criteria: [{ criterion: skill, importance: 'must' }] });
    expect(saved).toMatchObject({
      version: 1,
      history: [{ version: 1, changedBy: 900, changes: [{ criterion: skill, from: 'normal', to: 'must' }] }],
    });
    await expect(save({ version: 0, criteria: [{ criterion: skill, importance: 'off' }] })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await save({ version: 1 })).version).toBe(1);
  });

  it('may be added to, which judges everybody by the new one', async () => {
    await order();
    const added = [{ criterion: 'Registered nurse', importance: 'must' as const }];
    const saved = await save({ added });
    expect(saved.criteria.at(-1)).toMatchObject({ criterion: 'Registered nurse', isAdded: true, importance: 'must' });
    const { rankings } = await world.employer.rank({ jobId: 7, limit: 10 });
    expect(rankings[0]?.reasons).toContainEqual(
      expect.objectContaining({ criterion: 'Registered nurse', met: 'unknown', importance: 'must' }),
    );
    const gone = await save({ version: saved.version });
    expect(gone.history[0]?.changes).toEqual([{ criterion: 'Registered nurse', from: 'must', to: null }]);
    expect(gone.criteria.some(({ isAdded }) => isAdded)).toBe(false);
  });

  it('are also the questions of the job, a wanted answer as a must-have that can be weighed otherwise (decision P73)', async () => {
    const nights = 'Can you work nights?';
    const question = { id: 'q1', kind: 'yes_no' as const, text: nights, required: true, options: [], must: true };
    world.postJob(7, electrician.job, { questions: [question] });
    for (const [id, q1] of [
      [people.strong, false],
      [people.weak, true],
    ] as const) {
      const application = world.applications.get(id);
      world.applications.set(id, { ...(application as ApplicationRecord), asked: [question], answers: { q1 } });
    }
    expect(await order()).toHaveLength(3);
    const { criteria, version } = await world.employer.criteria({ jobId: 7 });
    expect(criteria.at(-1)).toMatchObject({ criterion: nights, kind: 'answer', importance: 'must', isAdded: false });
    const rankOf = async (id: number) =>
      (await world.employer.latest({ jobId: 7 })).rankings.find(({ applicationId }) => applicationId === id);
    const answerOf = async (id: number) => (await rankOf(id))?.reasons.find(({ kind }) => kind === 'answer');
    expect(await answerOf(people.weak)).toMatchObject({ met: 'yes', evidence: 'Yes', importance: 'must' });
    expect(await answerOf(people.strong)).toMatchObject({ met: 'no', evidence: 'No', source: 'answers' });
    expect(await answerOf(people.elsewhere)).toBeUndefined();
    const halved = await rankOf(people.strong);
    const saved = await save({ version, criteria: [{ criterion: nights, importance: 'off' }] });
    expect(saved.history[0]?.changes).toEqual([{ criterion: nights, from: 'must', to: 'off' }]);
    expect((await rankOf(people.strong))?.score).toBeGreaterThan(2 * (halved?.score ?? 100));
    expect(await order()).toEqual([people.strong, people.weak, people.elsewhere]);
  });

  it("take a person's word on a reason, count it, and let it be taken back", async () => {
    await order();
    const title = electrician.job.title;
    const correct = (verdict: 'right' | 'wrong' | null) =>
      world.employer.correctReason({ applicationId: people.strong, criterion: title, verdict });
    const scoreOf = ({ rankings }: Awaited<ReturnType<typeof correct>>) =>
      rankings.find(({ applicationId }) => applicationId === people.strong)?.score ?? 0;
    const before = scoreOf(await correct('right'));
    const after = await correct('wrong');
    expect(scoreOf(after)).toBeLessThan(before - 5);
    expect((await world.employer.criteria({ jobId: 7 })).criteria[0]?.corrections).toEqual({ right: 0, wrong: 1 });
    expect(scoreOf(await correct(null))).toBe(before);
    await expect(
      world.employer.correctReason({ applicationId: people.strong, criterion: 'Astronomy', verdict: 'wrong' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it("are nobody else's, and go with the job", async () => {
    await order();
    await save({ criteria: [{ criterion: skill, importance: 'high' }] });
    await world.employer.correctReason({ applicationId: 1, criterion: skill, verdict: 'right' });
    await expect(world.stranger.criteria({ jobId: 7 })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.seeker(1).criteria({ jobId: 7 })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.employer.criteria({ jobId: 8 })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.employer.criteria({ jobId: 99 })).rejects.toMatchObject({ code: 'job_not_found' });
    await world.deliver('job.deleted', { id: 7, companyId: 1, job: null });
    for (const table of ['criteria_settings', 'criteria_changes', 'reason_corrections']) {
      expect(await world.count(table)).toBe(0);
    }
  });
});
