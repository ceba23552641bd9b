import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppError } from '@workboard/contracts';
import { question } from '../testing/question.js';
import { letter, startWorld, type World } from '../testing/world.js';

const questions = [
  question({}),
  question({ id: 'q2', kind: 'number', text: 'How many years?', required: false, atLeast: 5 }),
  question({ id: 'q3', kind: 'licence', text: 'Driver licence class 4', validOn: '2027-01-31' }),
];
const answers = { q1: true, q2: '3', q3: { has: true, number: 'K1', validUntil: '2027-05-31' } };

const complaintsOf = async (refused: Promise<unknown>) => {
  const error = (await refused.catch((reason: unknown) => reason)) as AppError;
  return [error.code, ...(error.details ?? []).map(({ field, message }) => `${field}: ${message}`)];
};

describe('answers to what a job asks (decision P48)', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  it('are kept beside the questions as they were asked, whatever is asked later', async () => {
    const job = world.postJob(1, { questions });
    const sent = await world.seeker(11).create({ jobId: job.id, coverLetter: letter, answers });
    expect(sent.answers).toEqual({ ...answers, q2: 3 });
    expect(sent.asked?.map(({ text }) => text)).toEqual(questions.map(({ text }) => text));

    world.postJob(1, { questions: [question({ text: 'Can you work at sea?' })] });
    const seen = await world.employer(1).get({ id: sent.id });
    expect(seen).toMatchObject({ answers: sent.answers, asked: questions });
  });

  it('do not tell the applicant what is wanted', async () => {
    const [own] = await world.seeker(11).list({});
    expect(own?.asked).toHaveLength(3);
    expect(JSON.stringify(own?.asked)).not.toMatch(/must|wanted|atLeast|validOn/);
    // Nor does the archive of their data (decision A17).
    const { applications = [] } = await world.as(null).personalData({ userId: 11 });
    expect(applications[0]?.['asked']).toHaveLength(3);
    expect(JSON.stringify(applications)).not.toMatch(/must|wanted|atLeast|validOn/);
  });

  it('are asked for by name where they are required, and refused when they are of another kind', async () => {
    const job = world.postJob(2, { questions });
    const apply = (given?: object) =>
      complaintsOf(world.seeker(12).create({ jobId: job.id, coverLetter: letter, answers: given as never }));
    expect(await apply()).toEqual([
      'validation_failed',
      'answers.q1: Please answer this question',
      'answers.q3.has: Please answer this question',
    ]);
    expect(await apply({ ...answers, q2: 'many' })).toEqual(['validation_failed', 'answers.q2: Please enter a number']);
    expect(await world.count('applications', `job_id = ${job.id}`)).toBe(0);
  });

  it('never reject by themselves', async () => {
    const job = world.postJob(3, { questions });
    const sent = await world
      .seeker(13)
      .create({ jobId: job.id, coverLetter: letter, answers: { q1: false, q3: { has: false } } });
    expect(sent).toMatchObject({ status: 'applied', answers: { q1: false, q3: { has: false } } });
  });

  it('stay as they were sent where nothing is asked', async () => {
    const job = world.postJob(4);
    const sent = await world.seeker(14).create({ jobId: job.id, coverLetter: letter, answers: { licence: true } });
    expect(sent.answers).toEqual({ licence: true });
    expect(sent).not.toHaveProperty('asked');
  });
});
