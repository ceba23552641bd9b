import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rankedAnswers } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { question } from '../testing/question.js';
import { letter, startWorld, type World } from '../testing/world.js';

let world: World;
const services = () => world.as(null);
const inactive = (id: number, companyId: number) =>
  world.deliver('job.changed', { id, companyId, version: 1, title: 'T', status: 'inactive', isPublic: false });

beforeAll(async () => {
  world = await startWorld();
  world.postJob(1, { companyId: 5 });
  world.postJob(2, { companyId: 5 });
  for (const userId of [10, 11]) {
    world.profiles.set(userId, { missing: [], resume: `/api/files/resumes/of-${userId}` });
    await world.seeker(userId).create({ jobId: userId - 9, coverLetter: letter });
  }
  await inactive(2, 5);
});
afterAll(() => world.stop());

describe('who applied where', () => {
  it('knows the applicants of the jobs of a company, active or closed', async () => {
    expect(await services().isApplicant({ companyId: 5, userId: 10 })).toBe(true);
    expect(await services().isApplicant({ companyId: 5, userId: 11 })).toBe(true);
    expect(await services().isApplicant({ companyId: 5, userId: 12 })).toBe(false);
    expect(await services().isApplicant({ companyId: 6, userId: 10 })).toBe(false);
  });

  it('knows whether a person applied to a job, active or not', async () => {
    expect(await services().hasApplied({ jobId: 2, userId: 11 })).toBe(true);
    expect(await services().hasApplied({ jobId: 2, userId: 10 })).toBe(false);
  });

  it('knows to which of some jobs a person applied', async () => {
    expect(await services().appliedTo({ jobIds: [1, 2, 3], userId: 11 })).toEqual([2]);
    expect(await services().appliedTo({ jobIds: [], userId: 11 })).toEqual([]);
  });

  it('knows which resumes an application still carries', async () => {
    const resumes = ['/api/files/resumes/of-10', '/api/files/resumes/of-11', '/api/files/resumes/nobody'];
    expect((await services().resumesInUse({ resumes })).toSorted()).toEqual(resumes.slice(0, 2));
  });

  it('gives applications by id and leaves out what is missing', async () => {
    const all = await services().byIds({ ids: [2, 1, 77] });
    expect(all.map(({ userId }) => userId)).toEqual([10, 11]);
    expect(await services().byIds({ ids: [] })).toEqual([]);
  });
});

describe('applicants to rank', () => {
  it("are those of an active job of the caller's company", async () => {
    expect(await world.employer(5).rankable({ jobId: 1 })).toEqual([
      {
        applicationId: 1,
        userId: 10,
        letterDigest: createHash('sha256').update(letter).digest('hex'),
        resume: '/api/files/resumes/of-10',
      },
    ]);
  });

  it('have one stamp that tells whether they are the same', async () => {
    world.postJob(4, { companyId: 5 });
    const stamp = () => world.employer(5).rankableStamp({ jobId: 4 });
    const none = await stamp();
    world.profiles.set(12, { missing: [], resume: null });
    await world.seeker(12).create({ jobId: 4, coverLetter: letter });
    const one = await stamp();
    expect(one).not.toBe(none);
    expect(await stamp()).toBe(one);
  });

  it('carry a print of their answers, and another stamp once one is changed (decision P73)', async () => {
    world.postJob(5, { companyId: 5, questions: [question()] });
    world.profiles.set(13, { missing: [], resume: null });
    const sent = await world.seeker(13).create({ jobId: 5, coverLetter: letter, answers: { q1: true } });
    const employer = world.employer(5);
    const [before] = await employer.rankable({ jobId: 5 });
    const [record] = await services().byIds({ ids: [sent.id] });
    const read = record && rankedAnswers(record);
    expect(before?.answersDigest).toBe(
      createHash('sha256')
        .update(read ?? '')
        .digest('hex'),
    );
    const stamp = await employer.rankableStamp({ jobId: 5 });
    await world.database.query(`UPDATE applications SET answers = '{"q1": false}' WHERE id = $1`, [sent.id]);
    expect(await employer.rankableStamp({ jobId: 5 })).not.toBe(stamp);
    expect((await employer.rankable({ jobId: 5 }))[0]?.answersDigest).not.toBe(before?.answersDigest);
  });

  it.each(['rankable', 'rankableStamp'] as const)(
    'are refused for foreign, inactive and absent jobs, and to other roles (%s)',
    async (ask) => {
      expect(await refusalOf(world.employer(6)[ask]({ jobId: 1 }))).toBe('forbidden');
      expect(await refusalOf(world.employer(null)[ask]({ jobId: 1 }))).toBe('forbidden');
      expect(await refusalOf(world.employer(5)[ask]({ jobId: 2 }))).toBe('job_not_found');
      expect(await refusalOf(world.employer(5)[ask]({ jobId: 404 }))).toBe('job_not_found');
      expect(await refusalOf(world.seeker(10)[ask]({ jobId: 1 }))).toBe('forbidden');
    },
  );

  it('are none for a job so new that no event of it has arrived', async () => {
    world.postJob(3, { companyId: 5 });
    expect(await world.employer(5).rankable({ jobId: 3 })).toEqual([]);
    expect(await refusalOf(world.employer(6).rankable({ jobId: 3 }))).toBe('forbidden');
  });
});
