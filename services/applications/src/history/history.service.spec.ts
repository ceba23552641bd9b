import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf, testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

const dayMs = 86_400_000;
const companyId = 45;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

describe('the history of an application (P45)', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  let last = 4500;
  const applied = async () => {
    const job = world.postJob((last += 1), { companyId });
    return world.seeker(last).create({ jobId: job.id, coverLetter: letter });
  };
  const employer = () => world.employer(companyId);
  const of = async (id: number) => (await employer().history({ id })).toReversed();
  const kinds = async (id: number) => (await of(id)).map(({ kind }) => kind);

  it('says newest first what was done, when and by whom', async () => {
    const { id, userId } = await applied();
    await employer().update({ id, changes: { status: 'reviewed' } });
    await employer().update({ id, changes: { status: 'reviewed', notes: 'Good with diesel' } });
    await employer().offer({ id });
    await world.seeker(userId).withdraw({ id });
    const history = await employer().history({ id });
    expect(history).toMatchObject([
      { kind: 'withdrawn', by: 'applicant', actorId: null, isYou: false },
      { kind: 'offered', by: 'team', actorId: 900, isYou: true, data: { from: 'reviewed', to: 'offered' } },
      { kind: 'notes_changed', by: 'team', actorId: 900 },
      { kind: 'status_changed', by: 'team', data: { from: 'applied', to: 'reviewed' } },
      { kind: 'applied', by: 'applicant', actorId: null },
    ]);
    const times = history.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('has a line for each of many that were decided, and none for what was refused or changed nothing', async () => {
    const both = [await applied(), await applied()];
    const ids = both.map(({ id }) => id);
    await world.seeker(both[1]?.userId ?? 0).withdraw({ id: ids[1] });
    await employer().decideMany({ ids, status: 'interviewing' });
    await employer().decideMany({ ids, status: 'interviewing' });
    expect(await kinds(ids[0] ?? 0)).toEqual(['applied', 'status_changed']);
    expect(await kinds(ids[1] ?? 0)).toEqual(['applied', 'withdrawn']);
  });

  it('tells of interviews: planned, moved, answered, cancelled and how they went', async () => {
    const { id, userId } = await applied();
    const first = await employer().createInterview({ applicationId: id, scheduledAt: inDays(1) });
    await employer().updateInterview({ id: first.id, changes: { scheduledAt: inDays(2) } });
    await world.as(null).answerInvitation({ id: first.id, sequence: 1, answer: { answer: 'coming' } });
    await employer().updateInterview({ id: first.id, changes: { status: 'cancelled' } });
    await employer().removeInterview({ id: first.id });
    const second = await employer().createInterview({ applicationId: id, scheduledAt: inDays(3) });
    await world.database.query(`UPDATE interviews SET scheduled_at = now() - interval '2 hours' WHERE id = $1`, [
      second.id,
    ]);
    await employer().updateInterview({ id: second.id, changes: { outcome: 'attended' } });
    const history = await of(id);
    expect(history.map(({ kind }) => kind)).toEqual([
      'applied',
      'interview_planned',
      'interview_changed',
      'interview_answered',
      'interview_cancelled',
      'interview_removed',
      'interview_planned',
      'interview_outcome',
    ]);
    expect(history[3]).toMatchObject({ by: 'applicant', data: { answer: 'coming' } });
    expect(history[4]).toMatchObject({ by: 'team', data: { reason: 'employer' } });
    expect(history[7]).toMatchObject({ data: { outcome: 'attended' } });
    await employer().createInterview({ applicationId: id, scheduledAt: inDays(4) });
    await world.seeker(userId).withdraw({ id });
    expect((await of(id)).slice(-2)).toMatchObject([
      { kind: 'withdrawn', by: 'applicant' },
      { kind: 'interview_cancelled', by: 'applicant', data: { reason: 'withdrawn' } },
    ]);
  });

  it('tells what the applicant was told, and what was taken back before', async () => {
    const { id } = await applied();
    const noticeOf = async () =>
      (await employer().outbox({})).notices.find(({ applicationId }) => applicationId === id)?.id ?? 0;
    await employer().createInterview({ applicationId: id, scheduledAt: inDays(2) });
    await employer().update({ id, changes: { status: 'rejected' } });
    await employer().undoNotice({ id: await noticeOf() });
    await employer().update({ id, changes: { status: 'rejected', cancelInterviews: false } });
    await employer().sendNotice({ id: await noticeOf() });
    const history = await of(id);
    expect(history.slice(2).map(({ kind }) => kind)).toEqual([
      'status_changed',
      'interview_cancelled',
      'taken_back',
      'interview_restored',
      'status_changed',
      'told',
    ]);
    expect(history[4]).toMatchObject({ data: { from: 'rejected', to: 'applied' } });
    expect(history[7]).toMatchObject({ by: 'team', data: { status: 'rejected' } });
  });

  it('goes on with the application that takes the place of a withdrawn one', async () => {
    const { id, jobId, userId } = await applied();
    await world.seeker(userId).withdraw({ id });
    const again = await world.seeker(userId).create({ jobId, coverLetter: letter });
    expect(await kinds(again.id)).toEqual(['applied', 'withdrawn', 'applied']);
    expect(await refusalOf(employer().history({ id }))).toBe('application_not_found');
  });

  it("is the employer's team's alone, of closed jobs too", async () => {
    const { id, jobId, userId } = await applied();
    expect(await refusalOf(world.seeker(userId).history({ id }))).toBe('forbidden');
    expect(await refusalOf(world.as(testCaller({ role: 'super_admin' })).history({ id }))).toBe('forbidden');
    expect(await refusalOf(world.employer(companyId + 1).history({ id }))).toBe('application_not_found');
    expect(await refusalOf(world.employer(null).history({ id }))).toBe('application_not_found');
    const job = { id: jobId, version: 9, companyId, title: 'T', isPublic: false };
    await world.deliver('job.changed', { ...job, status: 'inactive' });
    expect(await kinds(id)).toEqual(['applied']);
    await world.deliver('company.changed', {
      id: companyId,
      version: 1,
      name: 'Kumul',
      logo: null,
      industry: 'Energy',
      location: 'Lae',
      status: 'unauthorised',
      ownerId: null,
      revoked: true,
    } as never);
    expect(await refusalOf(employer().history({ id }))).toBe('company_revoked');
    await world.database.query(`DELETE FROM company_copies`);
  });

  it('forgets who did it when their account is deleted, and goes with its application', async () => {
    const { id, userId } = await applied();
    await employer().offer({ id });
    await world.deliver('user.deleted', { userId: 900 });
    expect((await of(id))[1]).toMatchObject({ kind: 'offered', by: 'team', actorId: null, isYou: false });
    await world.deliver('user.deleted', { userId });
    const left = await world.database.query(`SELECT FROM application_history WHERE application_id = $1`, [id]);
    expect(left).toEqual([]);
  });
});
