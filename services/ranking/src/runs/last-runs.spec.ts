import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApplicationRecord, fileUrl } from '@workboard/contracts';
import { pngCases } from '../testing/png-cases.js';
import { startWorld, type World } from '../testing/world.js';

const [electrician, chef] = pngCases as [(typeof pngCases)[0], (typeof pngCases)[0]];
let world: World;

const file = '00000000-0000-4000-8000-00000000000a';
const nights = {
  id: 'q1',
  kind: 'yes_no' as const,
  text: 'Can you work nights?',
  required: true,
  options: [],
  must: true,
};
const applicationOf = (id: number): ApplicationRecord => {
  const application = world.applications.get(id);
  if (!application) {
    throw new Error(`no application ${id}`);
  }
  return application;
};
const resumeOf = (userId: number, text: string) =>
  world.database.query(
    `INSERT INTO resume_texts (file_id, user_id, text, flags, pages) VALUES ($1, $2, $3, '{}', 1)
     ON CONFLICT (file_id) DO UPDATE SET text = excluded.text`,
    [file, userId, text],
  );

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.jobs.clear();
  await world.database.query(`TRUNCATE runs, run_entries, scores, work, resume_texts, criteria_settings CASCADE`);
  const { strong, weak, elsewhere } = electrician;
  world.postJob(7, electrician.job);
  [elsewhere, strong, weak].forEach((person, at) => world.apply(at + 1, { jobId: 7, person }));
});

describe('a ranking that is asked for again', () => {
  it('reads no ad and no applicant again while nothing has changed', async () => {
    await world.employer.rank({ jobId: 7, limit: 10 });
    world.read.length = 0;
    expect(await world.employer.rank({ jobId: 7, limit: 2 })).toMatchObject({ rankedApplicants: 2, complete: true });
    expect(world.read).toEqual([]);
  });

  it('answers with as many as are asked for now, whatever was asked for before', async () => {
    for (const limit of [10, 10, 2, 1, 3]) {
      const { rankings } = await world.employer.rank({ jobId: 7, limit });
      expect(rankings).toHaveLength(Math.min(limit, 3));
    }
  });

  it('shows what the employer has weighed since, whatever was asked for before', async () => {
    const one = await world.employer.rank({ jobId: 7, limit: 3 });
    await world.employer.rank({ jobId: 7, limit: 3 });
    const [first] = one.rankings[0]?.reasons ?? [];
    await world.employer.saveCriteria({
      jobId: 7,
      version: 0,
      criteria: [{ criterion: first?.criterion ?? '', importance: 'off' }],
      added: [],
    });
    const { rankings } = await world.employer.rank({ jobId: 7, limit: 3 });
    expect(rankings[0]?.reasons.map(({ criterion }) => criterion)).not.toContain(first?.criterion);
  });

  it.each([
    ['a letter', () => world.applications.set(1, { ...applicationOf(1), coverLetter: 'I have wired houses in Lae.' })],
    ['a resume', () => resumeOf(1, 'Wired the cannery in Lae.')],
    ['an answer', () => world.applications.set(2, { ...applicationOf(2), answers: { q1: false } })],
    ['a question', () => world.postJob(7, electrician.job, { questions: [nights, { ...nights, id: 'q2' }] })],
    ['an ad beside it', () => world.postJob(8, chef.job)],
    [
      'a criterion',
      () =>
        world.employer.saveCriteria({
          jobId: 7,
          version: 0,
          criteria: [],
          added: [{ criterion: 'Own transport', importance: 'high' }],
        }),
    ],
  ])('reads everything again when %s is new', async (_, change) => {
    await resumeOf(1, 'Wired houses in Lae.');
    world.postJob(7, electrician.job, { questions: [nights] });
    world.applications.set(2, { ...applicationOf(2), asked: [nights], answers: { q1: true } });
    world.applications.set(1, { ...applicationOf(1), resume: fileUrl('resume', file) });
    await world.employer.rank({ jobId: 7, limit: 10 });
    // The second time it is asked for as it was the first time, before anybody has looked (last-asked.ts).
    await world.employer.rank({ jobId: 7, limit: 10 });
    await change();
    world.read.length = 0;
    await world.employer.rank({ jobId: 7, limit: 10 });
    expect(world.read).toEqual(expect.arrayContaining(['ad', 'applications', 'people']));
  });
});
