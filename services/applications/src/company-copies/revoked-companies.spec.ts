import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

const companyId = 5;
const inTwoDays = new Date(Date.now() + 48 * 3_600_000).toISOString();
const changed = (version: number, revoked: boolean) => ({
  id: companyId,
  version,
  name: 'Kumul Energy',
  logo: null,
  industry: 'Energy',
  location: 'Lae',
  status: revoked ? ('unauthorised' as const) : ('authorised' as const),
  ownerId: 900,
  revoked,
});

/** A company that lost its authorisation keeps no way to the people who applied to it. */
describe('a company whose authorisation was revoked', () => {
  let world: World;
  let applicationId: number;
  let interviewId: number;
  beforeAll(async () => {
    world = await startWorld();
    world.postJob(1, { companyId });
    const employer = world.employer(companyId);
    ({ id: applicationId } = await world.seeker(10).create({ jobId: 1, coverLetter: letter }));
    ({ id: interviewId } = await employer.createInterview({ applicationId, scheduledAt: inTwoDays }));
    await employer.update({ id: applicationId, changes: { status: 'interviewing' } });
    await world.as(null).applyCompany(changed(2, true));
  });
  afterAll(() => world.stop());

  it('is refused everything about its applicants', async () => {
    const employer = world.employer(companyId);
    const calls = [
      employer.list({}),
      employer.get({ id: applicationId }),
      employer.update({ id: applicationId, changes: { status: 'hired' } }),
      employer.listInterviews({}),
      employer.createInterview({ applicationId, scheduledAt: inTwoDays }),
      employer.updateInterview({ id: interviewId, changes: { notes: 'Bring K500' } }),
      employer.removeInterview({ id: interviewId }),
      employer.rankable({ jobId: 1 }),
      employer.rankableStamp({ jobId: 1 }),
      world.as(null).isApplicant({ companyId, userId: 10 }),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'company_revoked'));
  });

  it('learns nothing about people who never applied to it', async () => {
    expect(await world.as(null).isApplicant({ companyId, userId: 11 })).toBe(false);
  });

  it('leaves other companies and seekers alone', async () => {
    expect(await world.employer(6).list({})).toEqual([]);
    expect(await world.seeker(10).list({})).toMatchObject([{ id: applicationId }]);
  });

  it('may be left by a seeker whatever the status is', async () => {
    await world.seeker(10).remove({ id: applicationId });
    expect(await world.seeker(10).list({})).toEqual([]);
  });

  it('is let in again once authorised, and no late news of it shuts it out', async () => {
    await world.deliver('company.changed', changed(3, false));
    await world.deliver('company.changed', changed(2, true));
    expect(await world.employer(companyId).list({})).toEqual([]);
  });
});
