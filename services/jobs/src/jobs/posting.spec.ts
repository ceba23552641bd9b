import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AskAdvice, Job } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { everything, post, startWorld, type World } from '../testing/world.js';

const description =
  'You keep the trucks of the mine running: you find faults, change engines and gearboxes, and write down what you did. ' +
  'You work in a team of six on a roster of 20 days on and 10 days off, and live in the camp, flights paid.';
const fortnight = { payPeriod: 'fortnight', payMin: 1250, payMax: 1500.5, salaryCurrency: 'PGK' } as const;
const ad = { title: 'Heavy Diesel Fitter', description, salaryMin: 60_000, salaryCurrency: 'PGK' } as const;
const asked = (changes: Partial<AskAdvice> = {}): AskAdvice => ({ ...ad, ...changes });

let world: World;
beforeAll(async () => {
  world = await startWorld();
  for (const id of [31, 32, 33, 34]) {
    world.company(id);
  }
}, 60_000);
afterAll(() => world.stop());

describe('pay as it is quoted (decision P60)', () => {
  it('is stored and shown with the year’s, by which the job is found', async () => {
    const job = await world.employer(31).create(post({ title: 'Bilum Weaver', ...fortnight }));
    const pay = { salaryMin: 32_500, salaryMax: 39_013, payPeriod: 'fortnight', payMin: 1250, payMax: 1500.5 };
    expect(job).toMatchObject(pay);
    expect(await world.visitor.get({ id: job.id })).toMatchObject(pay);
    const found = await world.visitor.list({ ...everything, search: 'Bilum Weaver', salaryMin: 39_000 });
    expect(found).toMatchObject({ jobs: [pay] });
    expect(await world.visitor.byIds({ ids: [job.id] })).toMatchObject([pay]);
  });

  it('is kept by who changes other fields, and by who sends the same year’s pay', async () => {
    const { id } = await world.employer(31).create(post(fortnight));
    const change = (changes: object) => world.employer(31).update({ id, changes });
    expect(await change({ title: 'Tyre Fitter' })).toMatchObject({ payMin: 1250 });
    expect(await change({ salaryMin: 32_500, salaryMax: 39_013 })).toMatchObject({ payPeriod: 'fortnight' });
    expect(await change({ payMax: 1600 })).toMatchObject({ payMin: 1250, salaryMax: 41_600 });
    expect(await change({ payPeriod: 'hour', payMin: 15.25, payMax: null })).toMatchObject({
      payMin: 15.25,
      payMax: null,
      salaryMin: 31_720,
      salaryMax: null,
    });
    expect(await refusalOf(change({ salaryMin: 31_721, payMin: 15.25 }))).toBe('validation_failed');
    expect(await change({ salaryMin: 50_000 })).toMatchObject({ payPeriod: 'year', payMin: null, salaryMin: 50_000 });
  });

  it('by the year is as it always was', async () => {
    const job: Job = await world.employer(31).create(post({ salaryMin: 50_000 }));
    expect(job).toMatchObject({ salaryMin: 50_000, salaryMax: null, payPeriod: 'year', payMin: null, payMax: null });
  });
});

describe('the internal reference (decision P61)', () => {
  it("is read by the company's team and super admins, and in nothing that others read", async () => {
    const internalReference = 'HR-2026-118';
    const { id, ...job } = await world.employer(32).create(post({ title: 'Reference Keeper', internalReference }));
    expect(job).toMatchObject({ internalReference });
    expect(await world.employer(32).get({ id })).toMatchObject({ internalReference });
    expect(await world.employer(32).mine({})).toMatchObject([{ internalReference }]);
    expect(await world.superAdmin.adminGet({ id })).toMatchObject({ internalReference });
    const admins = { limit: 5, offset: 0, includeTotal: true };
    expect(await world.superAdmin.adminList({ ...admins, q: '2026-118' })).toMatchObject({
      total: 1,
      jobs: [{ id, internalReference }],
    });
    expect(await world.employer(32).internalReferences({ ids: [id] })).toEqual([{ id, internalReference }]);
    expect(await world.employer(31).internalReferences({ ids: [id] })).toEqual([]);
    expect(await refusalOf(world.seeker(5).internalReferences({ ids: [id] }))).toBe('forbidden');
    const seen = [
      await world.visitor.get({ id }),
      await world.seeker(5).get({ id }),
      await world.employer(31).get({ id }),
      await world.visitor.list({ ...everything, search: 'Reference Keeper' }),
      await world.visitor.list({ ...everything, search: internalReference }),
      await world.seeker(5).byIds({ ids: [id] }),
      await world.visitor.openJobs({ limit: 50 }),
    ];
    expect(JSON.stringify(seen)).not.toContain(internalReference);
    expect(JSON.stringify(seen)).toContain('Reference Keeper');
  });

  it('is changed and cleared', async () => {
    const { id } = await world.employer(32).create(post({ internalReference: 'A 1' }));
    const change = (internalReference: string | null) =>
      world.employer(32).update({ id, changes: { internalReference } });
    expect(await change('B 2')).toMatchObject({ internalReference: 'B 2' });
    expect(await change(null)).not.toHaveProperty('internalReference');
    expect(await world.employer(32).get({ id })).toMatchObject({ internalReference: null });
  });
});

const kinds = async (caller: { advice: World['superAdmin']['advice'] }, draft: AskAdvice) =>
  (await caller.advice(draft)).advice.map(({ kind }) => kind);

describe('advice before publishing (decision P62)', () => {
  it("names the company's ad that says nearly the same while people can apply for it", async () => {
    const team = world.employer(33);
    expect(await kinds(team, asked())).toEqual([]);
    const { id } = await team.create(post({ ...ad, title: 'Diesel Fitter' }));
    const again = asked({ description: `${description} Apply soon.` });
    expect((await team.advice(again)).advice).toMatchObject([
      { kind: 'near_duplicate', job: { id, title: 'Diesel Fitter' } },
    ]);
    expect(await kinds(team, { ...again, id })).toEqual([]);
    expect(await kinds(world.employer(34), again)).toEqual([]);
    expect(await kinds(world.superAdmin, { ...again, companyId: 33 })).toEqual(['near_duplicate']);
    expect(await kinds(world.superAdmin, again)).toEqual([]);
    await team.update({ id, changes: { status: 'inactive' } });
    expect(await kinds(team, again)).toEqual([]);
  });

  it('compares with ads of which no sketch is kept, too', async () => {
    const { id } = await world.superAdmin.adminCreate({ ...post(ad), companyId: 34 });
    expect(await world.rows(`SELECT FROM job_sketches WHERE job_id = $1`, [id])).toEqual([]);
    expect(await kinds(world.employer(34), asked())).toEqual(['near_duplicate']);
  });

  it('says what the ad itself shows, keeps nothing, and stops nobody', async () => {
    const team = world.employer(33);
    const shouting = { title: 'DIESEL FITTER', description: 'Come.', payPeriod: 'hour', payMin: 3 } as const;
    const before = await world.rows(`SELECT count(*) FROM jobs`);
    expect(await kinds(team, { ...shouting, salaryCurrency: 'PGK' })).toEqual([
      'below_minimum_wage',
      'shouting_title',
      'thin_text',
    ]);
    expect(await world.rows(`SELECT count(*) FROM jobs`)).toEqual(before);
    expect(await team.create(post({ ...shouting, salaryCurrency: 'PGK' }))).toMatchObject({ published: true });
  });

  it('is for those who post', async () => {
    expect(await refusalOf(world.employer(null).advice(asked()))).toBe('company_required');
    expect(await refusalOf(world.employer(33).advice(asked({ companyId: 34 })))).toBe('forbidden');
    expect(await refusalOf(world.seeker(5).advice(asked()))).toBe('forbidden');
  });
});
