import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

const companyId = 44;

describe("a rejection in the employer's own words (P44)", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  let last = 4400;
  const applied = async () => {
    const job = world.postJob((last += 1), { companyId });
    return world.seeker(last).create({ jobId: job.id, coverLetter: letter });
  };
  const employer = () => world.employer(companyId);
  const notice = async (id: number) =>
    (await employer().outbox({})).notices.find(({ applicationId }) => applicationId === id);
  const published = async (id: number) =>
    (await world.published('application.status_changed')).filter((change) => change.id === id);

  it('waits with its mail, is a message of the application once that has left, and is told with it alone', async () => {
    const { id, userId } = await applied();
    await employer().update({ id, changes: { status: 'rejected', message: 'Sorry {firstName}, {job}' } });
    const waiting = await notice(id);
    expect(waiting).toMatchObject({ message: `Sorry Mere, Job ${last}`, waitMs: expect.any(Number) });
    expect(await world.seeker(userId).listMessages({})).toEqual([]);
    await employer().sendNotice({ id: waiting?.id ?? 0 });
    const [message, ...others] = await world.seeker(userId).listMessages({});
    expect(message).toMatchObject({ kind: 'rejection', subject: null, text: `Sorry Mere, Job ${last}`, senderId: 900 });
    expect(others).toEqual([]);
    expect(await published(id)).toMatchObject([{ to: 'rejected', messageId: message?.id }]);
    expect((await world.published('application.messaged')).filter((event) => event.id === id)).toEqual([]);
  });

  it('is taken back with it, by Undo and by setting the status back', async () => {
    const [one, two] = [await applied(), await applied()];
    const ids = [one.id, two.id];
    await employer().decideMany({ ids, status: 'rejected', message: 'Sorry {firstName}' });
    await employer().undoNotice({ id: (await notice(one.id))?.id ?? 0 });
    await employer().decideMany({ ids: [two.id], status: 'applied' });
    for (const { id, userId } of [one, two]) {
      expect(await notice(id)).toBeUndefined();
      expect(await world.seeker(userId).listMessages({})).toEqual([]);
      expect(await published(id)).toEqual([]);
    }
  });

  it('is filled in for each of many', async () => {
    const [one, two] = [await applied(), await applied()];
    await employer().decideMany({ ids: [one.id, two.id], status: 'rejected', message: '{lastName}' });
    expect((await notice(one.id))?.message).toBe(`Kila ${one.userId}`);
    expect((await notice(two.id))?.message).toBe(`Kila ${two.userId}`);
  });

  it('may be changed, or left to the usual words, while it waits, and not afterwards', async () => {
    const { id } = await applied();
    await employer().update({ id, changes: { status: 'rejected' } });
    const first = await notice(id);
    expect(first?.message).toBeNull();
    await employer().update({ id, changes: { status: 'rejected', message: 'Sorry' } });
    expect(await notice(id)).toMatchObject({ id: first?.id, dueAt: first?.dueAt, message: 'Sorry' });
    await employer().update({ id, changes: { status: 'rejected', notes: 'Kind' } });
    expect((await notice(id))?.message).toBe('Sorry');
    await employer().update({ id, changes: { status: 'rejected', message: null } });
    expect((await notice(id))?.message).toBeNull();
    await employer().sendNotice({ id: first?.id ?? 0 });
    expect(await refusalOf(employer().update({ id, changes: { status: 'rejected', message: 'Late' } }))).toBe(
      'nothing_waits',
    );
    expect(await published(id)).toMatchObject([{ to: 'rejected', messageId: null }]);
  });

  it('goes with no other decision, and into no other company', async () => {
    const { id } = await applied();
    await expect(employer().update({ id, changes: { status: 'hired', message: 'Welcome' } })).rejects.toMatchObject({
      code: 'validation_failed',
      message: 'Only a rejection carries a text of your own',
    });
    expect(await refusalOf(employer().update({ id, changes: { status: 'rejected', message: '{x}' } }))).toBe(
      'validation_failed',
    );
    const changes = { status: 'rejected', message: 'Sorry' } as const;
    expect(await refusalOf(world.employer(companyId + 1).update({ id, changes }))).toBe('application_not_found');
    expect(await notice(id)).toBeUndefined();
  });

  it('is forgotten with the job', async () => {
    const { id, jobId, userId } = await applied();
    await employer().update({ id, changes: { status: 'rejected', message: 'Sorry' } });
    await world.deliver('job.deleted', { id: jobId, companyId, job: null });
    expect(await world.seeker(userId).listMessages({})).toEqual([]);
    expect(await published(id)).toEqual([]);
  });
});
