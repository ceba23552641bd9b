import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '@workboard/service-kit';
import { refusalOf } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => world.stop());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const setClockTo = (hours: number) =>
  jest.spyOn(world.clockOwner.get(Clock), 'now').mockImplementation(() => new Date(inHours(hours)));

let lastJob = 500;
const invited = async (userId: number, details: object = {}) => {
  const job = world.postJob(++lastJob);
  const { id: applicationId } = await world.seeker(userId).create({ jobId: job.id, coverLetter: letter });
  return world.employer(1).createInterview({ applicationId, scheduledAt: inHours(24), ...details });
};
const answered = async (id: number) => (await world.published('interview.answered')).filter((event) => event.id === id);

describe('an interview', () => {
  it('says where it is and whom to ask, to the seeker without the panel', async () => {
    const details = {
      type: 'in-person' as const,
      place: 'Champion Parade',
      contactName: 'Ruth Aisi',
      contactPhone: '7123 4567',
      contactEmail: 'ruth@kumul.test',
    };
    const panel = ['Panel@Kumul.test'];
    const { id } = await invited(1, { ...details, panel });
    expect(await world.employer(1).getInterview({ id })).toMatchObject({ ...details, panel: ['panel@kumul.test'] });
    expect(await world.seeker(1).getInterview({ id })).toMatchObject({ ...details, panel: [] });
    expect((await world.seeker(1).list({}))[0]).toMatchObject({
      nextInterview: { place: 'Champion Parade', panel: [] },
    });
    expect(await refusalOf(world.seeker(2).getInterview({ id }))).toBe('interview_not_found');
    expect(await refusalOf(invited(1, { panel: ['nobody'] }))).toBe('validation_failed');
  });

  it('is made once, however often the same plan is sent', async () => {
    const job = world.postJob(++lastJob);
    const { id: applicationId } = await world.seeker(3).create({ jobId: job.id, coverLetter: letter });
    const scheduledAt = inHours(30);
    const made = await Promise.all(
      Array.from({ length: 5 }, () => world.employer(1).createInterview({ applicationId, scheduledAt })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await world.count('interviews', `application_id = ${applicationId}`)).toBe(1);
    expect(
      (await world.published('interview.scheduled')).filter((event) => event.applicationId === applicationId),
    ).toHaveLength(1);
  });

  it('keeps how it went for the employer, once it has begun, and tells nobody', async () => {
    const { id, sequence } = await invited(4);
    const outcome = { status: 'completed', outcome: 'no_show', outcomeNote: 'Rang at ten' } as const;
    expect(await refusalOf(world.employer(1).updateInterview({ id, changes: outcome }))).toBe('validation_failed');
    setClockTo(26);
    expect(await world.employer(1).updateInterview({ id, changes: outcome })).toMatchObject({ ...outcome, sequence });
    expect(await world.seeker(4).getInterview({ id })).toMatchObject({ outcome: null, outcomeNote: null });
    expect((await world.published('interview.changed')).filter((event) => event.id === id)).toEqual([]);
  });
});

describe('an answer', () => {
  it('is published once, and ends with the time that it was given to', async () => {
    const { id } = await invited(10);
    const seeker = world.seeker(10);
    expect(await seeker.answerInterview({ id, answer: { answer: 'coming' } })).toMatchObject({ answer: 'coming' });
    await seeker.answerInterview({ id, answer: { answer: 'coming' } });
    expect(await answered(id)).toHaveLength(1);
    const message = 'No boat on Thursday';
    await seeker.answerInterview({ id, answer: { answer: 'other_time', message } });
    expect(await answered(id)).toHaveLength(2);
    expect(await world.employer(1).getInterview({ id })).toMatchObject({ answer: 'other_time', answerText: message });

    const notes = { notes: 'Ask at the gate' };
    expect(await world.employer(1).updateInterview({ id, changes: notes })).toMatchObject({
      answer: 'other_time',
      sequence: 1,
    });
    expect(await world.employer(1).updateInterview({ id, changes: { scheduledAt: inHours(48) } })).toMatchObject({
      answer: null,
      answerText: null,
      answeredAt: null,
      sequence: 2,
    });
  });

  it('by a mailed link is published once, and is for the plan that was read', async () => {
    const { id, sequence } = await invited(13);
    const services = world.as(null);
    const answer = { answer: 'coming' } as const;
    await services.answerInvitation({ id, sequence, answer });
    await services.answerInvitation({ id, sequence, answer });
    expect(await answered(id)).toHaveLength(1);
    expect(await world.employer(1).getInterview({ id })).toMatchObject({ answer: 'coming' });
    await world.employer(1).updateInterview({ id, changes: { scheduledAt: inHours(48) } });
    expect(await refusalOf(services.answerInvitation({ id, sequence, answer }))).toBe('conflict');
    await world.employer(1).updateInterview({ id, changes: { status: 'cancelled' } });
    expect(await refusalOf(services.answerInvitation({ id, sequence: sequence + 2, answer }))).toBe('interview_over');
  });

  it('is for the invited person, and for what is still to come', async () => {
    const { id } = await invited(11);
    const answer = { answer: 'not_coming' } as const;
    expect(await refusalOf(world.seeker(12).answerInterview({ id, answer }))).toBe('interview_not_found');
    expect(await refusalOf(world.employer(1).answerInterview({ id, answer }))).toBe('forbidden');
    expect(await refusalOf(world.seeker(11).answerInterview({ id, answer: { answer: 'other_time' } }))).toBe(
      'validation_failed',
    );
    await world.employer(1).updateInterview({ id, changes: { status: 'cancelled' } });
    expect(await refusalOf(world.seeker(11).answerInterview({ id, answer }))).toBe('interview_over');
  });
});
