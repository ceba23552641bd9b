import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ScoreVerdict } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';
import { criteriaOf } from './score-criteria.service.js';

const companyId = 48;
const card = (care: number, speed: number, verdict: ScoreVerdict = 'yes') => ({
  scores: [
    { criterion: 'Care', score: care },
    { criterion: 'Speed', score: speed },
  ],
  verdict,
});

describe('the criteria of an ad (P47)', () => {
  it('are its skills, else its requirements, eight at most and short', () => {
    expect(criteriaOf({ skills: ['Welding', 'welding', 'Rigging'], requirements: ['x'] })).toEqual([
      'welding',
      'Rigging',
    ]);
    expect(criteriaOf({ skills: [], requirements: ['Licence'] })).toEqual(['Licence']);
    expect(criteriaOf({ skills: [], requirements: [] })).toContain('Experience');
    const many = Array.from({ length: 12 }, (_, index) => `${'long '.repeat(40)}${index}`);
    expect(criteriaOf({ skills: many.map((line, index) => `${index}${line}`), requirements: [] })).toHaveLength(8);
    expect(criteriaOf({ skills: many, requirements: [] })[0]?.length).toBeLessThanOrEqual(80);
  });
});

describe('scorecards (P47)', () => {
  let world: World;
  let last = 4800;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const applied = async () => {
    const job = world.postJob((last += 1), { companyId });
    const application = await world.seeker(last).create({ jobId: job.id, coverLetter: letter });
    await world.employer(companyId).saveScoreCriteria({ id: job.id, criteria: ['Care', 'Speed'] });
    return application;
  };
  const toby = () => world.employer(companyId);
  const vagi = () => world.employer(companyId, 901);

  it("hide colleagues' scores until one has given one's own, in the list too", async () => {
    const { id } = await applied();
    await toby().saveScorecard({ id, ...card(5, 4, 'strong_yes') });
    expect(await vagi().scoreboard({ id })).toEqual({ criteria: ['Care', 'Speed'], mine: null, team: null });
    expect((await vagi().get({ id })).teamScore).toBeNull();
    const board = await vagi().saveScorecard({ id, ...card(2, 3, 'no') });
    expect(board.mine).toMatchObject({ average: 2.5, verdict: 'no', isYours: true });
    expect(board.team).toMatchObject({ average: 3.5, count: 2 });
    expect(board.team?.cards.map(({ userId, verdict }) => [userId, verdict])).toEqual([
      [900, 'strong_yes'],
      [901, 'no'],
    ]);
    expect((await vagi().get({ id })).teamScore).toEqual({ average: 3.5, count: 2 });
    expect((await world.employer(companyId, 902).get({ id })).teamScore).toBeNull();
  });

  it('are changed by giving another, and the history says nothing of the scores', async () => {
    const { id } = await applied();
    await toby().saveScorecard({ id, ...card(5, 5) });
    const { team } = await toby().saveScorecard({ id, ...card(1, 1, 'no') });
    expect(team).toMatchObject({ average: 1, count: 1 });
    expect((await vagi().history({ id })).slice(0, 2)).toMatchObject([
      { kind: 'scored', actorId: 900, data: {} },
      { kind: 'scored', actorId: 900, data: {} },
    ]);
  });

  it("follow the ad until the employer chooses criteria, and refuse what is none of the job's", async () => {
    const { id, jobId } = await applied();
    const path = { id, verdict: 'yes' as const };
    const strange = { ...path, scores: [{ criterion: 'Height', score: 3 }] };
    expect(await refusalOf(toby().saveScorecard(strange))).toBe('conflict');
    expect(await refusalOf(toby().saveScorecard({ ...path, ...card(6, 1) }))).toBe('validation_failed');
    expect(await refusalOf(toby().saveScorecard({ ...path, scores: [] }))).toBe('validation_failed');
    await world.database.query(`DELETE FROM score_criteria WHERE job_id = $1`, [jobId]);
    expect((await toby().scoreboard({ id })).criteria).toEqual(['Boom truck licence']);
  });

  it("are the company's alone", async () => {
    const { id, jobId, userId } = await applied();
    const other = world.employer(companyId + 1);
    expect(await refusalOf(other.scoreboard({ id }))).toBe('application_not_found');
    expect(await refusalOf(other.saveScorecard({ id, ...card(1, 1) }))).toBe('application_not_found');
    expect(await refusalOf(other.saveScoreCriteria({ id: jobId, criteria: ['x'] }))).toBe('forbidden');
    expect(await refusalOf(toby().saveScoreCriteria({ id: 999_999, criteria: ['x'] }))).toBe('job_not_found');
    expect(await refusalOf(world.seeker(userId).scoreboard({ id }))).toBe('forbidden');
    const [own] = await world.seeker(userId).list({});
    expect(own).not.toHaveProperty('teamScore');
  });

  it('go with who gave them, with the applicant and with the job', async () => {
    const [first, second, third] = [await applied(), await applied(), await applied()];
    for (const { id } of [first, second, third]) {
      await toby().saveScorecard({ id, ...card(5, 5) });
      await vagi().saveScorecard({ id, ...card(1, 1) });
    }
    await world.deliver('user.deleted', { userId: 901 });
    expect((await toby().scoreboard({ id: first.id })).team).toMatchObject({ average: 5, count: 1 });
    expect(await refusalOf(vagi().saveScorecard({ id: first.id, ...card(1, 1) }))).toBe('user_not_found');
    await world.deliver('user.deleted', { userId: first.userId });
    await world.deliver('job.deleted', { id: second.jobId, companyId, job: null });
    const left: { id: number }[] = await world.database.query(
      `SELECT application_id AS id FROM scorecards WHERE application_id = ANY($1)`,
      [[first.id, second.id, third.id]],
    );
    expect(left).toEqual([{ id: third.id }]);
    expect(await world.database.query(`SELECT FROM score_criteria WHERE job_id = $1`, [second.jobId])).toEqual([]);
  });
});
