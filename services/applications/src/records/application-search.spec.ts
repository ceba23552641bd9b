import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { referenceOf } from '@workboard/contracts';
import { testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

describe('searching applications (W11)', () => {
  let world: World;
  let welder: number;
  let clerk: number;
  beforeAll(async () => {
    world = await startWorld();
    world.postJob(1, { companyId: 5, title: 'Boilermaker' });
    world.postJob(2, { companyId: 5, title: 'Clerk' });
    world.postJob(3, { companyId: 6, title: 'Boilermaker' });
    world.people.set(10, 'Gloria ToKalang gloria@mail.test MIG welding PLC');
    world.people.set(11, 'Michael Kiroro michael@mail.test Typing');
    ({ id: welder } = await world.seeker(10).create({ jobId: 1, coverLetter: letter }));
    ({ id: clerk } = await world.seeker(11).create({ jobId: 2, coverLetter: `${letter} I type fast.` }));
    await world.seeker(10).create({ jobId: 3, coverLetter: letter });
  });
  afterAll(() => world.stop());

  const found = async (q: string, caller = world.employer(5)) =>
    (await caller.page({ q, sort: 'oldest' })).rows.map(({ id }) => id);

  it('finds the company applicants by skill, name, address, letter, job, company, place and reference', async () => {
    expect(await found('plc')).toEqual([welder]);
    expect(await found('Gloria ToKalang')).toEqual([welder]);
    expect(await found('michael@mail')).toEqual([clerk]);
    expect(await found('type fast')).toEqual([clerk]);
    expect(await found('boilermaker')).toEqual([welder]);
    expect(await found('company 5')).toEqual([welder, clerk]);
    expect(await found('lae')).toEqual([welder, clerk]);
    expect(await found(referenceOf(clerk))).toEqual([clerk]);
    expect(await found(String(clerk))).toContain(clerk);
    expect(await found('nobody')).toEqual([]);
  });

  it('finds a seeker theirs alone, and a super admin all', async () => {
    expect(await found('boilermaker', world.seeker(10))).toHaveLength(2);
    expect(await found('lae', world.seeker(11))).toEqual([clerk]);
    expect(await found('plc', world.seeker(11))).toEqual([]);
    expect(await found('plc', world.as(testCaller({ role: 'super_admin' })))).toHaveLength(2);
  });
});
