import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobFacets, type FacetName, type JobPage, type ListJobs, lostSearch } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import { everything, post, startWorld, type World } from '../testing/world.js';

describe('help with searching', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    world.company(1, { name: 'Kumul Energy' });
    world.company(2, { name: 'Drake Shipping' });
    const add = (company: number, fields: Parameters<typeof post>[0]) =>
      world.employer(company).create(post({ salaryCurrency: 'PGK', ...fields }));
    const driver = { title: 'Bus Driver', industry: 'transportation' };
    await add(1, {
      ...driver,
      location: 'Lae, Morobe',
      salaryMin: 60_000,
      salaryMax: 80_000,
      experienceLevel: 'Entry level',
    });
    await add(1, { ...driver, location: 'Lae', workType: 'remote', experienceLevel: '3 to 5 years' });
    await add(2, {
      ...driver,
      title: 'Truck Driver',
      location: 'Bulolo, Morobe Province',
      salaryMin: 20_000,
      salaryMax: 30_000,
    });
    await add(2, {
      title: 'Nurse',
      industry: 'Healthcare',
      location: 'Popondetta, Oro',
      experienceLevel: 'At least 7 years',
    });
    const text = 'You keep the ward clean. You wash the linen of the hospital twice a day. You lock up at night.';
    await add(2, { title: 'Cleaner', industry: 'Healthcare', location: 'Somewhere else', description: text });
  });
  afterAll(() => world.stop());

  const facets = async (query: Partial<ListJobs> = {}) =>
    jobFacets.parse(await world.visitor.facets({ ...everything, ...query }));
  const counts = async (name: FacetName, query: Partial<ListJobs> = {}) =>
    Object.fromEntries((await facets(query))[name].map(({ label, jobs }) => [label, jobs]));
  const total = async (query: Partial<ListJobs>) =>
    ((await world.visitor.list({ ...everything, ...query })) as JobPage).total;

  const suggest = async (q: string) =>
    (await world.visitor.suggestions({ q })).map(({ kind, text }) => `${kind} ${text}`);

  it('counts what each filter would leave', async () => {
    expect(await counts('workType')).toEqual({ 'on-site': 4, remote: 1 });
    expect(await counts('industry')).toEqual({ transportation: 3, Healthcare: 2 });
    expect(await counts('company')).toEqual({ 'Drake Shipping': 3, 'Kumul Energy': 2 });
    expect(await counts('experienceLevel')).toEqual({ entry: 1, mid: 1, senior: 1 });
    expect(await counts('salaryMin')).toEqual({ 25000: 2, 50000: 1, 75000: 1 });
  });

  it('shows places as a tree, the province with its towns', async () => {
    const { location } = await facets();
    expect(location.map(({ label, jobs, inside }) => [label, jobs, inside])).toEqual([
      ['Morobe', 3, undefined],
      ['Lae', 2, 'Morobe'],
      ['Bulolo', 1, 'Morobe'],
      ['Oro', 1, undefined],
      ['Popondetta', 1, 'Oro'],
      ['Somewhere else', 1, undefined],
    ]);
  });

  it('counts with the search and the other filters, and without its own', async () => {
    const query = { search: 'driver', workType: ['remote'] };
    expect(await counts('workType', query)).toEqual({ 'on-site': 2, remote: 1 });
    expect(await counts('industry', query)).toEqual({ transportation: 1 });
    expect(await counts('location', { search: 'driver', location: ['Lae'] })).toMatchObject({ Morobe: 3, Lae: 2 });
  });

  it('counts what the list then finds', async () => {
    for (const name of ['location', 'industry', 'workType', 'employmentType', 'experienceLevel', 'company'] as const) {
      for (const query of [{}, { search: 'driver' }]) {
        for (const { value, jobs } of (await facets(query))[name]) {
          expect([name, value, await total({ ...query, [name]: [value] })]).toEqual([name, value, jobs]);
        }
      }
    }
    expect(await total({ location: ['Lae', 'Oro'], experienceLevel: ['entry', 'senior'] })).toBe(2);
  });

  it('suggests titles, companies and places from the second letter', async () => {
    expect(await suggest('d')).toEqual([]);
    expect(await suggest('dr')).toEqual(['title Bus Driver', 'title Truck Driver', 'company Drake Shipping']);
    expect(await suggest('bus dr')).toEqual(['title Bus Driver']);
    expect(await suggest('la')).toEqual(['place Lae']);
    expect(await suggest('driver in la')).toEqual(['place driver in Lae']);
    expect(await suggest("'&|!(%_\\")).toEqual([]);
    expect(await suggest('wabag')).toEqual([]);
  });

  it('says which words matched, and where the description says them', async () => {
    const page = async (search: string) =>
      (await world.visitor.list({ ...everything, search, highlight: true })) as JobPage;
    const { jobs, highlights } = await page('linen');
    expect(Object.values(highlights ?? {})).toEqual([
      { words: ['linen'], text: expect.stringContaining('wash the linen of the hospital') },
    ]);
    expect(Object.keys(highlights ?? {})).toEqual([String(jobs[0]?.id)]);
    expect(Object.values((await page('drivers Lae')).highlights ?? {})).toEqual([
      { words: ['driver', 'lae'] },
      { words: ['driver', 'lae'] },
      { words: ['driver'] },
    ]);
    expect(await world.visitor.list({ ...everything, search: 'linen' })).not.toHaveProperty('highlights');
  });

  it('asks for what was probably meant when a spelling finds little', async () => {
    for (let count = 0; count < 12; count += 1) {
      await world.employer(1).create(post({ title: `Rigger ${count}`, location: 'Lae' }));
    }
    await world.employer(1).create(post({ title: 'Riger', location: 'Lae' }));
    const page = (await world.visitor.list({ ...everything, search: 'riger' })) as JobPage;
    expect(page).toMatchObject({ total: 1, understood: { didYouMean: 'rigger' } });
  });

  it('tells super admins what was looked for in vain, twice at least and without whom', async () => {
    const lose = (search: string, more: Partial<ListJobs> = {}) =>
      world.visitor.list({ ...everything, search, ...more });
    await lose('Zookeeper!');
    await lose('zookeeper');
    await lose('once only zookeeper');
    await lose('meri@mail.test zookeeper');
    await lose('meri@mail.test zookeeper');
    await lose('driver', { companyId: 999 });
    await lose('driver', { companyId: 999 });
    const rows = await waitFor(
      async () => {
        const { searches } = await world.superAdmin.lostSearches({});
        return searches.some(({ times }) => times === 2) ? searches : undefined;
      },
      { what: 'the lost searches' },
    );
    expect(rows.map(({ words, times }) => [words, times])).toEqual([['zookeeper', 2]]);
    expect(lostSearch.parse(rows[0]).week).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await world.superAdmin.lostSearches({ q: 'nothing like it', limit: 5 })).toEqual({ searches: [], total: 0 });
  });
});
