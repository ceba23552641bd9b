import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApplicationRecord, TeamRole } from '@workboard/contracts';
import { refusalOf, testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

const companyId = 68;
const [owner, member, outsider, leaver] = [680, 681, 682, 683];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('hiring teams (P68)', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    world.teams.set(companyId, [owner, member, outsider, leaver]);
  });
  afterAll(() => world.stop());

  const as = (userId: number, teamRole: TeamRole = 'member') =>
    world.as(testCaller({ userId, role: 'employer', companyId, teamRole }));
  const theOwner = () => as(owner, 'owner');
  const superAdmin = () => world.as(testCaller({ userId: 1, role: 'super_admin' }));

  let last = 6800;
  /** Somebody who applied for a job whose hiring team are `members`; null for everybody. */
  const applied = async (members: number[] | null): Promise<ApplicationRecord> => {
    const job = world.postJob((last += 1), { companyId });
    await world.deliver('job.changed', { ...job, version: 1, status: 'active' });
    const application = await world.seeker(last).create({ jobId: job.id, coverLetter: letter });
    await theOwner().saveHiringTeam({ id: job.id, members });
    return application;
  };

  it('leave the applicants of a job to themselves and the owner', async () => {
    const { id } = await applied([member]);
    const sees = async (client: ReturnType<typeof as>) => (await client.list({})).some((one) => one.id === id);
    expect(await Promise.all([as(member), theOwner(), superAdmin(), as(member, 'reader')].map(sees))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(await Promise.all([as(outsider), as(outsider, 'reader')].map(sees))).toEqual([false, false]);
  });

  it('show nothing of them to colleagues outside, by no call', async () => {
    const { id, jobId, userId } = await applied([member]);
    const inside = as(member);
    const interview = await inside.createInterview({ applicationId: id, scheduledAt: inDays(2) });
    await inside.changeTags({ ids: [id], add: ['secret'], remove: [] });
    await inside.update({ id, changes: { status: 'rejected', cancelInterviews: false } });
    const { notices } = await inside.outbox({});
    const notice = notices.find(({ applicationId }) => applicationId === id)?.id ?? 0;
    const out = as(outsider);
    const refused = {
      get: out.get({ id }),
      update: out.update({ id, changes: { status: 'hired' } }),
      offer: out.offer({ id }),
      history: out.history({ id }),
      notes: out.notes({ id }),
      addNote: out.addNote({ id, text: 'Hello', mentions: [] }),
      scoreboard: out.scoreboard({ id }),
      saveScorecard: out.saveScorecard({ id, scores: [{ criterion: 'Experience', score: 3 }], verdict: 'yes' }),
      messagesOf: out.messagesOf({ id }),
      getInterview: out.getInterview({ id: interview.id }),
      updateInterview: out.updateInterview({ id: interview.id, changes: { notes: 'Bring papers' } }),
      removeInterview: out.removeInterview({ id: interview.id }),
      createInterview: out.createInterview({ applicationId: id, scheduledAt: inDays(3) }),
      offerTimes: out.offerTimes({ applicationIds: [id], times: [inDays(3), inDays(4)] }),
      undoNotice: out.undoNotice({ id: notice }),
      sendNotice: out.sendNotice({ id: notice }),
      desk: out.desk({ jobId }),
      deskRows: out.deskRows({ jobId, ids: [id] }),
      takeAway: out.takeAway({ jobId, includeClosed: false }),
      rankable: out.rankable({ jobId }),
      rankableStamp: out.rankableStamp({ jobId }),
      jobFigures: out.jobFigures({ id: jobId }),
      saveScoreCriteria: out.saveScoreCriteria({ id: jobId, criteria: ['Care'] }),
      saveHiringTeam: out.saveHiringTeam({ id: jobId, members: [outsider] }),
    };
    const names = Object.keys(refused) as (keyof typeof refused)[];
    const codes = await Promise.all(names.map((name) => refusalOf(refused[name])));
    expect(Object.fromEntries(names.map((name, at) => [name, codes[at]]))).toEqual({
      ...Object.fromEntries(names.map((name) => [name, 'application_not_found'])),
      ...Object.fromEntries(
        ['getInterview', 'updateInterview', 'removeInterview'].map((name) => [name, 'interview_not_found']),
      ),
      ...Object.fromEntries(['undoNotice', 'sendNotice'].map((name) => [name, 'notice_not_found'])),
      ...Object.fromEntries(
        [
          'desk',
          'deskRows',
          'takeAway',
          'rankable',
          'rankableStamp',
          'jobFigures',
          'saveScoreCriteria',
          'saveHiringTeam',
        ].map((name) => [name, 'not_in_hiring_team']),
      ),
    });
    const silent = {
      page: (await out.page({ q: 'Mere' })).rows,
      found: (await out.page({ jobId })).total,
      taken: await out.takeAway({ ids: [id], includeClosed: false }),
      interviews: (await out.listInterviews({})).filter((one) => one.applicationId === id),
      outbox: (await out.outbox({})).notices.filter(({ applicationId }) => applicationId === id),
      tags: await out.usedTags({}),
      times: await out.listTimes({}),
      team: (await out.companyFigures({})).team,
      isApplicant: await out.isApplicant({ companyId, userId }),
      decided: (await out.decideMany({ ids: [id], status: 'hired' })).changed,
      tagged: (await out.changeTags({ ids: [id], add: ['x'], remove: [] })).changed,
      sent: (await out.sendMessages({ ids: [id], text: 'Hello' })).sent,
    };
    expect(silent).toEqual({
      page: [],
      found: 0,
      taken: [],
      interviews: [],
      outbox: [],
      tags: [],
      times: [],
      team: [],
      isApplicant: false,
      decided: [],
      tagged: [],
      sent: [],
    });
    expect(await inside.isApplicant({ companyId, userId })).toBe(true);
    expect((await inside.usedTags({})).map(({ tag }) => tag)).toEqual(['secret']);
  });

  it('are chosen by who sees the applicants, of people of the company, and stand in the audit trail', async () => {
    const { jobId } = await applied(null);
    expect(await as(member).saveHiringTeam({ id: jobId, members: [member, leaver] })).toEqual({
      jobId,
      members: [member, leaver],
      isOpenToYou: true,
    });
    expect(await world.published('audit.recorded')).toContainEqual(
      expect.objectContaining({
        action: 'hiring_team_changed',
        targetId: String(jobId),
        before: { members: 'everybody' },
        after: { members: `${member}, ${leaver}` },
      }),
    );
    const refusals = [
      as(member).saveHiringTeam({ id: jobId, members: [999] }),
      as(member).saveHiringTeam({ id: jobId, members: [] }),
      as(member, 'reader').saveHiringTeam({ id: jobId, members: null }),
      world.employer(companyId + 1).saveHiringTeam({ id: jobId, members: null }),
      world.seeker(5).saveHiringTeam({ id: jobId, members: null }),
      as(member).saveHiringTeam({ id: 999_999, members: null }),
    ];
    expect(await Promise.all(refusals.map(refusalOf))).toEqual([
      'validation_failed',
      'validation_failed',
      'read_only_member',
      'forbidden',
      'forbidden',
      'job_not_found',
    ]);
    const own = (await as(outsider).ownHiringTeams({})).find((team) => team.jobId === jobId);
    expect(own).toEqual({ jobId, members: [member, leaver], isOpenToYou: false });
    await superAdmin().saveHiringTeam({ id: jobId, members: null });
    expect(await as(outsider).desk({ jobId })).toHaveLength(1);
  });

  it('may be chosen before the first news of the job has come', async () => {
    const { id: jobId } = world.postJob((last += 1), { companyId });
    expect(await as(member).saveHiringTeam({ id: jobId, members: [member] })).toMatchObject({ members: [member] });
    expect(await refusalOf(as(outsider).desk({ jobId }))).toBe('not_in_hiring_team');
  });

  it('are told of in the news of an application', async () => {
    const { jobId } = await applied([member]);
    const { id } = await world.seeker(69_000).create({ jobId, coverLetter: letter });
    expect(await world.published('application.created')).toContainEqual(
      expect.objectContaining({ id, hiringTeam: [member] }),
    );
  });

  it('let nobody be mentioned who does not see the applicant', async () => {
    const { id } = await applied([member]);
    const mention = (userId: number) => as(member).addNote({ id, text: 'Look', mentions: [userId] });
    await expect(mention(outsider)).rejects.toMatchObject({
      message: 'Only colleagues who see the applicants of this job can be mentioned',
    });
    expect(await mention(member)).toMatchObject({ text: 'Look' });
  });

  it('lose who leaves the company or is deleted; without members the owner alone sees the applicants', async () => {
    const { id, jobId } = await applied([member, leaver]);
    const team = async () => (await world.as(null).hiringTeams({ jobIds: [jobId] }))[0]?.members;
    await world.deliver('user.left_company', { userId: leaver, companyId: companyId + 1 });
    expect(await team()).toEqual([member, leaver]);
    await world.deliver('user.left_company', { userId: leaver, companyId });
    expect(await team()).toEqual([member]);
    await world.deliver('user.deleted', { userId: member });
    expect(await team()).toEqual([]);
    expect(await refusalOf(as(outsider).get({ id }))).toBe('application_not_found');
    expect(await refusalOf(as(member).get({ id }))).toBe('application_not_found');
    expect(await theOwner().get({ id })).toMatchObject({ id });
  });

  it('stay behind when the job moves to another company, which late news do not undo, and go with the job', async () => {
    const { id, jobId } = await applied([member]);
    const job = { id: jobId, title: 'T', companyId: companyId + 1, isPublic: true, status: 'active' as const };
    await world.deliver('job.changed', { ...job, version: 1, companyId: companyId + 1 });
    expect(await refusalOf(as(outsider).get({ id }))).toBe('application_not_found');
    await world.deliver('job.changed', { ...job, version: 2 });
    expect(await world.employer(companyId + 1).get({ id })).toMatchObject({ id });
    expect(await refusalOf(theOwner().get({ id }))).toBe('application_not_found');
    const other = await applied([member]);
    await world.deliver('job.deleted', { id: other.jobId, companyId, job: null });
    expect(await world.as(null).hiringTeams({ jobIds: [other.jobId] })).toEqual([]);
  });

  it('bind the calendar that is read without a session', async () => {
    const { id } = await applied([member]);
    await as(member).createInterview({ applicationId: id, scheduledAt: inDays(5) });
    const person = { role: 'employer' as const, companyId, email: 'x@kumul.test' };
    world.contacts.set(outsider, { id: outsider, ...person });
    world.contacts.set(member, { id: member, ...person });
    const read = async (userId: number) => {
      const { token } = await as(userId).makeFeed({ scope: 'all' });
      const { interviews } = await world.as(null).readFeed({ token });
      return interviews.some(({ applicationId }) => applicationId === id);
    };
    expect([await read(member), await read(outsider)]).toEqual([true, false]);
  });
});
