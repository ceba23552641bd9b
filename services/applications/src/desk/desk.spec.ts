import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { question } from '../testing/question.js';
import { letter, startWorld, type World } from '../testing/world.js';

describe('the workspace of a job (P41)', () => {
  let world: World;
  const ids: number[] = [];
  beforeAll(async () => {
    world = await startWorld();
    world.postJob(1, { companyId: 5 });
    world.postJob(2, { companyId: 5 });
    world.people.set(11, 'Gloria ToKalang gloria@mail.test PLC');
    for (const userId of [10, 11, 12]) {
      ids.push((await world.seeker(userId).create({ jobId: 1, coverLetter: letter })).id);
    }
    await world.seeker(10).create({ jobId: 2, coverLetter: letter });
  });
  afterAll(() => world.stop());

  const employer = () => world.employer(5);
  const lines = async (q?: string) => (await employer().desk({ jobId: 1, q })).map(({ id }) => id);

  it('lists all of the job in short, newest first, and finds by words', async () => {
    expect(await lines()).toEqual(ids.toReversed());
    expect(await lines('plc')).toEqual([ids[1]]);
    expect(await lines('nobody')).toEqual([]);
  });

  it('tells status, withdrawal and whether an interview is still to come', async () => {
    const [first = 0, second = 0, third = 0] = ids;
    await employer().update({ id: first, changes: { status: 'reviewed', cancelInterviews: true } });
    await employer().createInterview({
      applicationId: second,
      scheduledAt: new Date(Date.now() + 86_400_000).toISOString(),
      duration: 30,
      type: 'phone',
    });
    await world.seeker(12).withdraw({ id: third });
    expect(await employer().desk({ jobId: 1 })).toEqual([
      { id: third, status: 'applied', isWithdrawn: true, hasInterview: false },
      { id: second, status: 'applied', isWithdrawn: false, hasInterview: true },
      { id: first, status: 'reviewed', isWithdrawn: false, hasInterview: false },
    ]);
    const rows = await employer().deskRows({ jobId: 1, ids: [second, third] });
    const [planned] = rows.filter(({ id }) => id === second);
    expect(rows).toHaveLength(2);
    expect(planned).toMatchObject({ userId: 11, status: 'applied', hasNotes: false, withdrawnAt: null });
    expect(planned?.interviewAt).not.toBeNull();
  });

  it('finds by answers, and says in the rows what is not as asked for (P48)', async () => {
    world.postJob(3, { companyId: 5, questions: [question()] });
    const sent: number[] = [];
    for (const [userId, q1] of [
      [10, true],
      [11, false],
    ] as const) {
      sent.push((await world.seeker(userId).create({ jobId: 3, coverLetter: letter, answers: { q1 } })).id);
    }
    const entries = await employer().desk({ jobId: 3 });
    expect(entries.map(({ met }) => met)).toEqual([
      ['q1=no', 'q1~missed'],
      ['q1=yes', 'q1~met'],
    ]);
    const [group] = await employer().deskAnswers({ jobId: 3 });
    expect(group).toMatchObject({ question: question().text, choices: [{ value: 'q1=yes' }, { value: 'q1=no' }] });
    const rows = await employer().deskRows({ jobId: 3, ids: sent });
    expect(rows.map(({ missed }) => missed ?? [])).toContainEqual([
      'Asked for: Can you work nights? (yes) – answered: no',
    ]);
    expect(rows.filter(({ missed }) => missed)).toHaveLength(1);
    expect(await employer().deskAnswers({ jobId: 1 })).toEqual([]);
    expect(await refusalOf(world.employer(6).deskAnswers({ jobId: 3 }))).toBe('forbidden');
  });

  it('goes on when the job is switched off, also for a single application', async () => {
    await world.database.query(`UPDATE job_copies SET status = 'inactive' WHERE id = 1`);
    expect(await lines()).toHaveLength(3);
    const [id = 0] = ids;
    expect(await employer().get({ id, includeClosed: true })).toMatchObject({ id });
    expect(await refusalOf(employer().get({ id }))).toBe('application_not_found');
    await world.database.query(`UPDATE job_copies SET status = 'active' WHERE id = 1`);
  });

  it('shows rows of no other job, and nothing to others', async () => {
    const [id = 0] = ids;
    expect(await employer().deskRows({ jobId: 2, ids: [id] })).toEqual([]);
    expect(await refusalOf(world.employer(6).desk({ jobId: 1 }))).toBe('forbidden');
    expect(await refusalOf(world.employer(6).deskRows({ jobId: 1, ids: [id] }))).toBe('forbidden');
    expect(await refusalOf(world.employer(null).desk({ jobId: 1 }))).toBe('forbidden');
    expect(await refusalOf(world.seeker(10).desk({ jobId: 1 }))).toBe('forbidden');
    expect(await refusalOf(employer().desk({ jobId: 99 }))).toBe('job_not_found');
  });
});
