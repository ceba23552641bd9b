import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type JobQuestion, jobSchema } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { everything, post, startWorld, type World } from '../testing/world.js';

const question = (changes: Partial<JobQuestion> = {}): JobQuestion => ({
  id: 'q1',
  kind: 'yes_no',
  text: 'Do you hold a driver licence of class 4?',
  required: true,
  must: true,
  options: [],
  wanted: [],
  atLeast: null,
  validOn: null,
  ...changes,
});
const asApplicantsSee = { id: 'q1', kind: 'yes_no', text: question().text, required: true, options: [] };

describe('questions for applicants (decision P48)', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  it('stand with the single job; what is wanted is read by the team and super admins alone', async () => {
    world.company(50);
    world.company(51);
    const employer = world.employer(50);
    const created = await employer.create(post({ questions: [question()] }));
    const { id } = created;
    expect(jobSchema.parse(created)).toEqual(created);
    expect(created.questions).toEqual([question()]);
    for (const team of [employer, world.superAdmin]) {
      expect((await team.get({ id })).questions).toEqual([question()]);
    }
    for (const other of [world.visitor, world.seeker(5), world.employer(51), world.admin]) {
      expect((await other.get({ id })).questions).toEqual([asApplicantsSee]);
    }
    expect(await world.visitor.forApplication({ id })).toMatchObject({ questions: [question()] });
  });

  it('are in no list', async () => {
    world.company(52);
    const { id } = await world.employer(52).create(post({ questions: [question()] }));
    const lists = [
      await world.visitor.list({ ...everything, companyId: 52 }),
      await world.employer(52).mine({}),
      await world.visitor.byIds({ ids: [id] }),
    ];
    for (const list of lists) {
      expect(JSON.stringify(list)).toContain(`"id":${id},`);
      expect(JSON.stringify(list)).not.toContain('"questions"');
    }
  });

  it('are changed, left alone and taken away, with a new version each time they change', async () => {
    world.company(53);
    const employer = world.employer(53);
    const { id, version } = await employer.create(post({ questions: [question()] }));
    const changes = { version, questions: [question({ text: 'Anew?' }), question({ id: 'q2', must: false })] };
    const changed = await employer.update({ id, changes });
    expect(changed.questions?.map(({ text }) => text)).toEqual(['Anew?', question().text]);
    expect(await refusalOf(employer.update({ id, changes }))).toBe('conflict');
    expect((await employer.update({ id, changes: { title: 'Renamed' } })).questions).toHaveLength(2);
    await employer.update({ id, changes: { questions: [] } });
    expect(await employer.get({ id })).not.toHaveProperty('questions');
    expect(await refusalOf(world.employer(50).update({ id, changes: { questions: [] } }))).toBe('not_job_editor');
  });

  it('are refused when there is nothing to choose from', async () => {
    world.company(54);
    const questions = [question({ kind: 'choice', options: ['Day'] })];
    expect(await refusalOf(world.employer(54).create(post({ questions })))).toBe('validation_failed');
  });

  it('hold an ad when they ask applicants for money (decision P40)', async () => {
    world.company(55);
    const text = 'Will you pay the registration fee of K350 before the interview?';
    expect(await world.employer(55).create(post({ questions: [question({ text })] }))).toMatchObject({
      published: false,
      heldAt: expect.any(String),
    });
  });
});
