import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RankResult } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import { criteriaOf, fakeOpenAi } from '../testing/fake-openai.js';
import { pngCases } from '../testing/png-cases.js';
import { startWorld, type World } from '../testing/world.js';

const [electrician, chef] = pngCases as [(typeof pngCases)[0], (typeof pngCases)[0]];
let world: World;

const clear = async () => {
  world.jobs.clear();
  world.people.clear();
  world.applications.clear();
  await world.database.query(`TRUNCATE runs, run_entries, scores, work, resume_texts, tombstones, model_usage, inbox`);
};
const applyAll = ({ strong, weak, elsewhere }: typeof electrician) => {
  world.postJob(7, electrician.job);
  [elsewhere, strong, weak].forEach((person, at) => world.apply(at + 1, { jobId: 7, person }));
};
const idsOf = ({ rankings }: { rankings: { applicationId: number }[] }) =>
  rankings.map(({ applicationId }) => applicationId);

const noteOf = (result: RankResult, id: number) =>
  result.rankings.find(({ applicationId }) => applicationId === id)?.notes;

const complete = () =>
  waitFor(
    async () => {
      const result = await world.employer.latest({ jobId: 7 });
      return result.complete ? result : undefined;
    },
    { what: 'the ranking to end' },
  );

describe('ranking with a worker', () => {
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    await clear();
    applyAll(electrician);
  });

  it('ranks the applicants of an own job, best first, with reasons in their own words', async () => {
    const result = await world.employer.rank({ jobId: 7, limit: 10 });
    expect(result).toMatchObject({ totalApplicants: 3, rankedApplicants: 3, complete: true, engine: 'embedded' });
    expect(idsOf(result)).toEqual([2, 3, 1]);
    expect(result.rankings.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    const [best] = result.rankings;
    expect(best?.reasons.some(({ evidence }) => evidence?.includes('Hornibrook'))).toBe(true);
  });

  it('answers with as many as were asked for and says how many there are', async () => {
    const result = await world.employer.rank({ jobId: 7, limit: 2 });
    expect(result).toMatchObject({ totalApplicants: 3, rankedApplicants: 2 });
    expect(idsOf(result)).toEqual([2, 3]);
  });

  it('does no work again while nothing has changed, and logs that it was asked', async () => {
    const first = await world.employer.rank({ jobId: 7, limit: 10 });
    expect(await world.employer.rank({ jobId: 7, limit: 10 })).toEqual(first);
    expect(await world.employer.rank({ jobId: 7, limit: 10 })).toEqual(first);
    expect(await world.employer.latest({ jobId: 7 })).toEqual(first);
    expect(await world.count('runs')).toBe(3);
    expect(await world.count('run_entries')).toBe(3);
    expect(await world.count('work')).toBe(0);
  });

  it('takes the scores it knows when somebody has joined', async () => {
    await world.employer.rank({ jobId: 7, limit: 10 });
    await world.database.query(`UPDATE scores SET score = 99 WHERE user_id = 1`);
    world.apply(4, { jobId: 7, person: chef.strong });
    const result = await world.employer.rank({ jobId: 7, limit: 10 });
    expect(result).toMatchObject({ totalApplicants: 4, complete: true });
    expect(result.rankings[0]).toMatchObject({ applicationId: 1, score: 99 });
  });

  it('judges a job afresh that was edited', async () => {
    const before = await world.employer.rank({ jobId: 7, limit: 10 });
    world.postJob(7, chef.job);
    const after = await world.employer.rank({ jobId: 7, limit: 10 });
    expect(after.rankings.map(({ score }) => score)).not.toEqual(before.rankings.map(({ score }) => score));
    expect(await world.count('run_entries')).toBe(6);
  });

  it("sees text that was taken from the company's other ads", async () => {
    world.postJob(8, {
      ...electrician.job,
      responsibilities: ['Walk the cable route of the new substation at dawn and log every broken insulator'],
    });
    world.apply(4, {
      jobId: 7,
      person: {
        ...chef.weak,
        experience: 'I walk the cable route of the new substation at dawn and log every broken insulator.',
      },
    });
    const { rankings } = await world.employer.rank({ jobId: 7, limit: 10 });
    expect(rankings.find(({ applicationId }) => applicationId === 4)).toMatchObject({
      flags: expect.arrayContaining(['ad-copy']),
      copied: ['I walk the cable route of the new substation at dawn and log every broken insulator.'],
    });
  });

  it('links applicants who share text, until one of them is gone', async () => {
    const sentences = [
      'Rewired the main switchboard of the Lae tuna cannery in nine weeks with a crew of four.',
      'Wrote the maintenance plan for eleven standby generators across three coastal stations in Morobe.',
    ];
    for (const id of [4, 5]) {
      world.apply(id, {
        jobId: 7,
        person: { ...electrician.weak, experience: `Post ${id}.\n${sentences.join('\n')}` },
      });
    }
    const result = await world.employer.rank({ jobId: 7, limit: 10 });
    expect(noteOf(result, 4)).toEqual([
      { kind: 'shared-text', quotes: expect.arrayContaining(sentences), applicationIds: [5] },
    ]);
    expect(noteOf(result, 5)).toMatchObject([{ applicationIds: [4] }]);
    expect(noteOf(result, 2)).toBeUndefined();
    world.applications.delete(5);
    await world.deliver('application.deleted', { id: 5, jobId: 7, userId: 5, companyId: 1 });
    expect(noteOf(await world.employer.latest({ jobId: 7 }), 4)).toBeUndefined();
  });

  it('links very many who share a whole text, each to twenty, and nobody for the lines of a form', async () => {
    const copied = [
      'Rewired the main switchboard of the Lae tuna cannery in nine weeks with a crew of four.',
      'Wrote the maintenance plan for eleven standby generators across three coastal stations in Morobe.',
      'Found the earth fault that had stopped the conveyor of the coffee mill for two whole days.',
      'Trained nine apprentices of the provincial works department until they passed their trade tests.',
    ];
    const form = [
      'I declare that what I have stated in this form is true to the best of my knowledge.',
      'I agree that the department may ask the police and my former employers about my conduct.',
    ];
    const own = (id: number) => [
      ...form,
      `In village number ${id} I mended the pumps, the lamps and the old radio of the aid post.`,
    ];
    for (let id = 11; id <= 34; id += 1) {
      world.apply(id, { jobId: 7, person: { ...electrician.weak, experience: copied.join('\n') } });
      world.apply(id + 30, { jobId: 7, person: { ...electrician.weak, experience: own(id).join('\n') } });
    }
    // A busy machine takes longer than the call waits.
    await world.employer.rank({ jobId: 7, limit: 100 });
    const result = await complete();
    const [linked] = (noteOf(result, 34) ?? []) as { applicationIds: number[]; quotes: string[] }[];
    expect(linked?.applicationIds).toEqual(Array.from({ length: 20 }, (_, at) => 11 + at));
    expect(copied).toEqual(expect.arrayContaining(linked?.quotes ?? []));
    expect(noteOf(result, 11)).toMatchObject([{ applicationIds: Array.from({ length: 20 }, (_, at) => 12 + at) }]);
    expect(noteOf(result, 41)).toBeUndefined();
  });

  it('judges afresh who changed the profile, and nobody else', async () => {
    await world.employer.rank({ jobId: 7, limit: 10 });
    world.apply(1, { jobId: 7, person: electrician.strong });
    await world.employer.rank({ jobId: 7, limit: 10 });
    expect(await world.count('scores')).toBe(4);
  });

  it('does one run at a time for a job, whoever asks', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => world.employer.rank({ jobId: 7, limit: 10 })));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await world.count('run_entries', 'score IS NULL')).toBe(0);
  });

  it('refuses the job of another company and one that is not there', async () => {
    world.postJob(8, chef.job, { companyId: 2 });
    await expect(world.employer.rank({ jobId: 8, limit: 10 })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.employer.rank({ jobId: 99, limit: 10 })).rejects.toMatchObject({ code: 'job_not_found' });
    await expect(world.running.as(null).rank({ jobId: 7, limit: 10 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('shows the newest result, and says when there is none', async () => {
    await expect(world.employer.latest({ jobId: 7 })).rejects.toMatchObject({ code: 'not_found' });
    await world.employer.rank({ jobId: 7, limit: 1 });
    expect(idsOf(await world.employer.latest({ jobId: 7 }))).toEqual([2, 3, 1]);
  });

  it('leaves out who withdrew, without moving the others', async () => {
    const before = await world.employer.rank({ jobId: 7, limit: 10 });
    world.applications.delete(2);
    await world.deliver('application.deleted', { id: 2, jobId: 7, userId: 2, companyId: 1 });
    const after = await world.employer.latest({ jobId: 7 });
    const scores = (result: typeof before) =>
      new Map(result.rankings.map(({ applicationId, score }) => [applicationId, score]));
    expect(idsOf(after)).toEqual([3, 1]);
    for (const [id, score] of scores(after)) {
      expect(scores(before).get(id)).toBe(score);
    }
  });

  it('ranks an empty job', async () => {
    world.postJob(9, chef.job);
    expect(await world.employer.rank({ jobId: 9, limit: 10 })).toMatchObject({
      totalApplicants: 0,
      rankings: [],
      complete: true,
    });
  });

  it('answers for five hundred applicants and ranks them all', async () => {
    const people = pngCases.flatMap(({ strong, weak, paraphrase, elsewhere }) => [strong, weak, paraphrase, elsewhere]);
    for (let id = 1; id <= 500; id += 1) {
      const person = people[id % people.length] ?? electrician.weak;
      world.apply(id, { jobId: 7, person: { ...person, experience: `${person.experience} Post ${id}.` } });
    }
    const soon = await world.employer.rank({ jobId: 7, limit: 100 });
    expect(soon).toMatchObject({ totalApplicants: 500, rankedApplicants: 100 });
    expect((await complete()).rankings).toHaveLength(500);
  });

  it('takes over the run of a worker that was killed', async () => {
    await world.database.query(
      `INSERT INTO runs (id, job_id, company_id, requested_by, version, job_hash, claimed_at)
       VALUES ('00000000-0000-4000-8000-000000000001', 7, 1, 900, 'embedded-1', 'x', now() - interval '1 minute')`,
    );
    await world.database.query(
      `INSERT INTO run_entries (run_id, application_id, user_id, input_hash)
       SELECT '00000000-0000-4000-8000-000000000001', id, id, 'x' FROM generate_series(1, 3) AS id`,
    );
    await world.database.query(
      `INSERT INTO work (kind, key, attempts) VALUES ('rank', '00000000-0000-4000-8000-000000000001', 1)`,
    );
    expect(await world.employer.rank({ jobId: 7, limit: 10 })).toMatchObject({ rankedApplicants: 3, complete: true });
  });

  it('forgets a deleted person in every table', async () => {
    await world.employer.rank({ jobId: 7, limit: 10 });
    await world.deliver('application.deleted', { id: 2, jobId: 7, userId: 2, companyId: 1 });
    await world.deliver('user.deleted', { userId: 2 });
    expect(await world.count('scores', 'user_id = 2')).toBe(0);
    expect(await world.count('run_entries', 'user_id = 2')).toBe(0);
    await world.employer.rank({ jobId: 7, limit: 10 });
    expect(await world.count('scores', 'user_id = 2')).toBe(0);
  });

  it('forgets the runs and scores of a deleted job', async () => {
    await world.employer.rank({ jobId: 7, limit: 10 });
    await world.deliver('job.deleted', { id: 7, companyId: 1, job: null });
    expect(await world.count('runs')).toBe(0);
    expect(await world.count('scores')).toBe(0);
  });
});

describe('ranking without a worker', () => {
  beforeAll(async () => {
    world = await startWorld({ worker: false, env: { RANKING_HELP_AFTER_MS: '50' } });
  });
  afterAll(() => world.stop());

  it('is done by the process that was asked', async () => {
    await clear();
    applyAll(electrician);
    const result = await world.employer.rank({ jobId: 7, limit: 10 });
    expect({ ids: idsOf(result), complete: result.complete }).toEqual({ ids: [2, 3, 1], complete: true });
  });
});

describe('ranking with a language model', () => {
  let provider: Awaited<ReturnType<typeof fakeOpenAi>>;
  let isStuck = false;

  beforeAll(async () => {
    provider = await fakeOpenAi(async (asked) => {
      await waitFor(() => !isStuck, { what: 'the provider to wake up' });
      const [, , text] = asked.messages;
      const level = text?.content.includes('tuna') ? 4 : 1;
      return {
        content: JSON.stringify({
          criteria: criteriaOf(asked).map(({ id }) => ({ criterionId: id, level, evidenceQuote: 'Caught tuna' })),
        }),
      };
    });
    world = await startWorld({
      env: {
        OPENAI_API_KEY: 'test',
        OPENAI_BASE_URL: provider.url,
        OPENAI_MODEL: 'some-model',
        RANKING_WAIT_MS: '1500',
        OPENAI_DAILY_TOKENS: '100000',
      },
    });
  });
  afterAll(async () => {
    isStuck = false;
    await world.stop();
    await provider.close();
  });
  beforeEach(async () => {
    await clear();
    applyAll(electrician);
    provider.asked.length = 0;
  });
  afterEach(() => {
    isStuck = false;
  });
  it('ranks by what the model found and asks nothing a second time', async () => {
    await world.employer.rank({ jobId: 7, limit: 10 });
    const result = await complete();
    expect(result.engine).toBe('openai');
    expect(idsOf(result)[0]).toBe(1);
    const [best] = result.rankings;
    expect(best?.flags).toContain('disagreement');
    expect(best?.embeddedScore).toBeLessThan((best?.score ?? 0) - 39);
    expect(provider.asked).toHaveLength(3);
    expect(await world.employer.rank({ jobId: 7, limit: 10 })).toMatchObject({ complete: true, engine: 'openai' });
    expect(provider.asked).toHaveLength(3);
    expect(await world.count('model_usage', 'tokens = 1500')).toBe(1);
  });

  it('answers in time with the embedded scores while the model is slow, and goes on in the background', async () => {
    isStuck = true;
    const soon = await world.employer.rank({ jobId: 7, limit: 10 });
    expect(soon).toMatchObject({ complete: false, rankedApplicants: 3, engine: 'embedded' });
    expect(soon.rankings.every(({ flags }) => flags?.includes('fallback'))).toBe(true);
    isStuck = false;
    expect(await complete()).toMatchObject({ engine: 'openai' });
  });

  it('spends nothing once the company has used up its day', async () => {
    await world.database.query(
      `INSERT INTO model_usage SELECT 1, day, 100000 FROM generate_series(current_date - 1, current_date + 1, interval '1 day') AS day`,
    );
    await world.employer.rank({ jobId: 7, limit: 10 });
    const result = await complete();
    expect(result.engine).toBe('embedded');
    expect(result.rankings.every(({ flags }) => flags?.includes('fallback'))).toBe(true);
    expect(provider.asked).toHaveLength(0);
  });
});
