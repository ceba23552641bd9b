import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';
import { changedTags } from './tag.rules.js';

const companyId = 47;

describe('changed tags (P46)', () => {
  it.each([
    [['A'], ['B'], [], ['A', 'B']],
    [['Forklift'], ['forklift'], [], ['Forklift']],
    [['Forklift', 'B'], [], ['FORKLIFT'], ['B']],
    [['A'], ['a'], ['A'], ['a']],
  ])('are %j with %j and without %j: %j', (tags, add, remove, expected) => {
    expect(changedTags(tags, { add, remove })).toEqual(expected);
  });

  it('are ten at most', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `t${index}`);
    expect(changedTags(ten, { add: ['T3'], remove: [] })).toEqual(ten);
    expect(() => changedTags(ten, { add: ['t10'], remove: [] })).toThrow('at most 10 tags');
  });
});

describe('tags on applications (P46)', () => {
  let world: World;
  let last = 4700;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const applied = async (company = companyId) => {
    const job = world.postJob((last += 1), { companyId: company });
    return world.seeker(last).create({ jobId: job.id, coverLetter: letter });
  };
  const employer = () => world.employer(companyId);
  const tagsOf = async (id: number) => (await employer().get({ id })).tags;

  it('are given to many at once; those that cannot have them are named', async () => {
    const [first, second, foreign] = [await applied(), await applied(), await applied(companyId + 1)];
    const full = Array.from({ length: 10 }, (_, index) => `full ${index}`);
    await employer().changeTags({ ids: [second.id], add: full, remove: [] });
    const ids = [first.id, second.id, foreign.id, first.id];
    expect(await employer().changeTags({ ids, add: ['Night shift'], remove: [] })).toEqual({
      changed: [first.id],
      refused: [
        { id: second.id, code: 'too_many_tags', error: expect.any(String) },
        { id: foreign.id, code: 'application_not_found', error: expect.any(String) },
      ],
    });
    expect(await tagsOf(first.id)).toEqual(['Night shift']);
    await employer().changeTags({ ids: [second.id], add: [], remove: full });
  });

  it('are found whatever the case of their letters, and said in the history', async () => {
    const { id } = await applied();
    await applied();
    await employer().changeTags({ ids: [id], add: ['Remote OK'], remove: [] });
    await employer().changeTags({ ids: [id], add: ['remote ok', 'Later'], remove: [] });
    await employer().changeTags({ ids: [id], add: [], remove: ['LATER'] });
    await employer().changeTags({ ids: [id], add: [], remove: ['never given'] });
    const found = await employer().page({ tag: 'REMOTE ok' });
    expect(found.rows.map((row) => [row.id, row.tags])).toEqual([[id, ['Remote OK']]]);
    expect((await employer().history({ id })).map(({ kind, data }) => [kind, data['added'], data['removed']])).toEqual([
      ['tagged', [], ['Later']],
      ['tagged', ['Later'], []],
      ['tagged', ['Remote OK'], []],
      ['applied', undefined, undefined],
    ]);
  });

  it('are suggested from those that the company uses', async () => {
    const [first, second] = [await applied(), await applied()];
    await employer().changeTags({ ids: [first.id, second.id], add: ['Zebra'], remove: [] });
    await employer().changeTags({ ids: [first.id], add: ['Aardvark'], remove: [] });
    const used = await employer().usedTags({});
    expect(used).toEqual(
      expect.arrayContaining([
        { tag: 'Zebra', count: 2 },
        { tag: 'Aardvark', count: 1 },
      ]),
    );
    expect(used[0]?.count).toBeGreaterThanOrEqual(used.at(-1)?.count ?? 0);
    expect(await world.employer(companyId + 1).usedTags({})).toEqual([]);
    expect(await world.employer(null).usedTags({})).toEqual([]);
  });

  it('are hidden from the applicant, who finds nothing by them', async () => {
    const { id, userId } = await applied();
    await employer().changeTags({ ids: [id], add: ['Too young'], remove: [] });
    const { rows } = await world.seeker(userId).page({ tag: 'no such tag' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).not.toHaveProperty('tags');
    expect(await refusalOf(world.seeker(userId).usedTags({}))).toBe('forbidden');
    const change = { ids: [id], add: [], remove: ['Too young'] };
    expect(await refusalOf(world.seeker(userId).changeTags(change))).toBe('forbidden');
  });

  it('stay with whoever applies again, and go with the job', async () => {
    const { id, jobId, userId } = await applied();
    await employer().changeTags({ ids: [id], add: ['Good'], remove: [] });
    await world.seeker(userId).withdraw({ id });
    const again = await world.seeker(userId).create({ jobId, coverLetter: letter });
    expect(await tagsOf(again.id)).toEqual(['Good']);
    await world.deliver('job.deleted', { id: jobId, companyId, job: null });
    const [row]: { tags: string[] }[] = await world.database.query(`SELECT tags FROM applications WHERE id = $1`, [
      again.id,
    ]);
    expect(row?.tags).toEqual([]);
  });
});
