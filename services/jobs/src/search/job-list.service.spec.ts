import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EventEmitter } from 'node:events';
import {
  cardDescriptionLength,
  cardJob,
  type CardPage,
  dayOf,
  type Job,
  jobSchema,
  type JobPage,
  type ListJobs,
} from '@workboard/contracts';
import { DataSource } from 'typeorm';
import { EnginesService } from './memory/engines.service.js';
import { everything, post, startWorld, type World } from '../testing/world.js';

const cardOf = (job: Job) =>
  cardJob.parse({ ...job, description: job.description.slice(0, cardDescriptionLength + 1) });
const daysFromNow = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));

describe('the public list of jobs', () => {
  let world: World;
  const names = new Map<number, string>();
  beforeAll(async () => {
    world = await startWorld();
    world.company(1, { name: 'Kumul Energy' });
    world.company(2, { name: 'Café 100% Good_Foods, Ltd' });
    const add = async (name: string, company: number, overrides: Parameters<typeof post>[0]) => {
      const { id } = await world.employer(company).create(post({ salaryCurrency: 'PGK', ...overrides }));
      names.set(id, name);
    };
    await add('nurse', 1, {
      title: 'Registered Nurse',
      description: 'Day and night shifts. '.repeat(20),
      industry: 'Healthcare',
      location: 'Lae, Morobe',
      workType: 'on-site',
      salaryMin: 40_000,
      salaryMax: 60_000,
      closingDate: daysFromNow(5),
    });
    await add('accountant', 1, {
      title: 'Senior Accountant/Auditor',
      industry: 'finance',
      location: 'Port Moresby, NCD',
      workType: 'hybrid',
      salaryMin: 90_000,
      skills: ['Payroll', 'Excel'],
      closingDate: daysFromNow(1),
    });
    await add('chef', 2, {
      title: 'Chef',
      industry: 'hospitality',
      location: 'Lae',
      employmentType: 'part-time',
      salaryMax: 30_000,
      skills: ['Nursing a stew'],
      closingDate: daysFromNow(-3),
    });
    await add('support', 2, {
      title: 'IT Support Officer',
      industry: 'technology',
      location: 'Madang',
      workType: 'remote',
      employmentType: 'contract',
      salaryMin: 50_000,
      salaryMax: 70_000,
      salaryCurrency: 'USD',
    });
    await add('driver', 1, { title: 'Truck Driver', industry: 'Mining, Oil and Gas', location: null });
    await add('draft', 1, { title: 'Hidden Nurse', status: 'inactive' });
  });
  afterAll(() => world.stop());

  const idOf = (wanted: string) => [...names].find(([, name]) => name === wanted)?.[0] ?? 0;
  const page = async (query: Partial<ListJobs> = {}) =>
    (await world.visitor.list({ ...everything, ...query })) as JobPage;
  const found = async (query: Partial<ListJobs> = {}): Promise<(string | undefined)[]> => {
    const { jobs, total } = await page(query);
    expect(total).toBe(jobs.length);
    return jobs.map(({ id }) => names.get(id));
  };
  const newestFirst = ['driver', 'support', 'chef', 'accountant', 'nurse'];

  it('shows public jobs alone, newest first, as they are on the wire, the same to everybody', async () => {
    const { jobs } = await page();
    expect(jobs.map((job) => jobSchema.parse(job))).toEqual(jobs);
    for (const job of jobs) {
      expect(await world.visitor.get({ id: job.id })).toEqual(job);
    }
    expect(jobs.map(({ id }) => names.get(id))).toEqual(newestFirst);
    for (const reader of [world.employer(1), world.superAdmin, world.seeker(4)]) {
      expect(await reader.list(everything)).toEqual({ jobs, total: 5 });
    }
    expect(await world.visitor.list({ limit: 2, offset: 1, includeTotal: false })).toEqual(jobs.slice(1, 3));
    expect(await page({ offset: 4 })).toEqual({ jobs: jobs.slice(4), total: 5 });
    expect(await page({ offset: 100_000 })).toEqual({ jobs: [], total: 5 });
    expect(await world.visitor.list({ limit: 5, offset: 5, includeTotal: false })).toEqual([]);
  });

  it('gives of each job what its card shows where that is asked for, and else the same list (decision P92)', async () => {
    for (const query of [
      {},
      { limit: 2, offset: 1 },
      { sortBy: 'salary_high' },
      { search: 'nurse madang', highlight: true },
      { search: 'nurse', sortBy: 'oldest' },
      { workType: ['remote', 'on-site'] },
    ] satisfies Partial<ListJobs>[]) {
      const { related, ...whole } = await page(query);
      const jobs = whole.jobs.map(cardOf);
      expect((await page({ ...query, fields: 'card' })) as CardPage).toEqual({
        ...whole,
        jobs,
        ...(related && { related: { ...related, jobs: related.jobs.map(cardOf) } }),
      });
      expect(await world.visitor.list({ ...everything, ...query, fields: 'card', includeTotal: false })).toEqual(jobs);
    }
  });

  it('filters by one value or several', async () => {
    expect(await found({ workType: ['remote', 'Hybrid'] })).toEqual(['support', 'accountant']);
    expect(await found({ employmentType: ['part-time', 'contract'] })).toEqual(['support', 'chef']);
    expect(await found({ industry: ['healthcare', 'TECHNOLOGY'] })).toEqual(['support', 'nurse']);
    expect(await found({ industry: ['mining', 'Oil and Gas'] })).toEqual(['driver']);
    expect(await found({ location: ['lae'] })).toEqual(['chef', 'nurse']);
    expect(await found({ location: ['Lae', 'Morobe'] })).toEqual(['nurse']);
    expect(await found({ location: ['madang', 'Port Moresby'] })).toEqual(['support', 'accountant']);
    expect(await found({ location: ['Lae'], employmentType: ['full-time'], workType: ['on-site'] })).toEqual(['nurse']);
    expect(await found({ location: [], industry: [], workType: [] })).toEqual(newestFirst);
    for (const nothing of [
      { location: ['Nowhere'] },
      { industry: ['mini'] },
      { workType: ['space'] },
      { companyId: 99 },
    ]) {
      expect(await found(nothing)).toEqual([]);
      expect(await found({ ...nothing, search: 'nurse' })).toEqual([]);
    }
  });

  it('filters by ids, those of public jobs alone', async () => {
    const ids = ['nurse', 'draft', 'driver'].map(idOf);
    expect(await found({ ids: [...ids, 2_000_000_000] })).toEqual(['driver', 'nurse']);
    expect(await found({ ids: [idOf('nurse')] })).toEqual(['nurse']);
    expect(await found({ ids, search: 'nurse' })).toEqual(['nurse']);
    expect(await found({ ids, workType: ['on-site'], search: 'nurse', sortBy: 'oldest' })).toEqual(['nurse']);
    expect(await found({ ids: [idOf('draft')] })).toEqual([]);
  });

  it('filters by company: ids, names and parts of a name', async () => {
    expect(await found({ companyId: 2 })).toEqual(['support', 'chef']);
    // One of them is past its day.
    expect(await page({ companyId: 2 })).toMatchObject({ total: 2, open: 1 });
    expect(await found({ company: ['1'] })).toEqual(['driver', 'accountant', 'nurse']);
    expect(await found({ company: ['kumul energy', '2'] })).toEqual(newestFirst);
    expect(await found({ company: ['Café 100% Good_Foods', 'Ltd'] })).toEqual(['support', 'chef']);
    expect(await found({ company: ['umul en', 'Nobody'] })).toEqual(['driver', 'accountant', 'nurse']);
    expect(await found({ company: ['0% g', 'kumul'] })).toEqual(newestFirst);
    expect(await found({ companyName: 'UMUL' })).toEqual(['driver', 'accountant', 'nurse']);
    expect(await found({ companyName: '0% good_f' })).toEqual(['support', 'chef']);
    expect(await found({ companyName: '%' })).toEqual(['support', 'chef']);
    expect(await found({ companyName: 'kumul', companyId: 2 })).toEqual([]);
  });

  it('compares pay in PGK alone, by overlap', async () => {
    expect(await found({ salaryMin: 50_000 })).toEqual(['accountant', 'nurse']);
    expect(await found({ salaryMin: 60_001 })).toEqual(['accountant']);
    expect(await found({ salaryMax: 30_000 })).toEqual(['chef']);
    expect(await found({ salaryMin: 20_000, salaryMax: 45_000 })).toEqual(['chef', 'nurse']);
  });

  it('sorts in every way, with jobs without pay or closing date behind', async () => {
    expect(await found({ sortBy: 'newest' })).toEqual(newestFirst);
    expect(await found({ sortBy: 'oldest' })).toEqual(newestFirst.toReversed());
    expect(await found({ sortBy: 'salary_high' })).toEqual(['accountant', 'nurse', 'chef', 'support', 'driver']);
    expect(await found({ sortBy: 'salary_low' })).toEqual(['chef', 'nurse', 'accountant', 'support', 'driver']);
    expect(await found({ sortBy: 'closing_soon' })).toEqual(['accountant', 'nurse', 'driver', 'support', 'chef']);
    expect(await found({ sortBy: 'relevance' })).toEqual(newestFirst);
  });

  it('finds words, phrases and their forms, leaves out what is excluded, and ranks the title highest', async () => {
    expect(await found({ search: 'nurses' })).toEqual(['nurse', 'chef']);
    expect(await found({ search: 'nurse', sortBy: 'newest' })).toEqual(['chef', 'nurse']);
    expect(await found({ search: 'nurse -chef' })).toEqual(['nurse']);
    expect(await found({ search: '"truck driver" or "it support"' })).toEqual(['driver', 'support']);
    expect(await found({ search: '"driver truck"' })).toEqual([]);
    expect(await found({ search: 'IT' })).toEqual(['support']);
    expect(await found({ search: 'auditor jobs in port moresby' })).toEqual(['accountant']);
    expect(await found({ search: 'payroll kumul' })).toEqual(['accountant']);
    expect(await found({ search: 'cafe', location: ['Lae'] })).toEqual(['chef']);
    expect(await found({ search: 'remote' })).toEqual(['support']);
  });

  it('forgives typing errors when nothing is spelt so', async () => {
    expect(await found({ search: 'acountant' })).toEqual(['accountant']);
    expect(await found({ search: 'nusre' })).toEqual(['nurse', 'chef']);
    expect(await found({ search: 'trukc drivr' })).toEqual(['driver']);
    expect(await found({ search: 'suport madnag' })).toEqual(['support']);
    expect(await found({ search: 'zzqqxx' })).toEqual([]);
    expect(await world.visitor.list({ limit: 20, offset: 0, includeTotal: false, search: 'acountant' })).toHaveLength(
      1,
    );
  });

  it('completes words that were only begun', async () => {
    expect(await found({ search: 'accou' })).toEqual(['accountant']);
    expect(await found({ search: 'truck driv' })).toEqual(['driver']);
    expect(await found({ search: 'dri -truck' })).toEqual([]);
  });

  it('sees a new word, a new place and a changed name at once', async () => {
    const { id } = await world.employer(1).create(post({ title: 'Zymologist', location: 'Losuia' }));
    names.set(id, 'zymologist');
    expect(await found({ location: ['losuia'] })).toEqual(['zymologist']);
    expect(await found({ search: 'zymolgist' })).toEqual(['zymologist']);
    await world.employer(1).update({ id, changes: { title: 'Brewer' } });
    expect(await found({ search: 'zymologist' })).toEqual([]);
    expect(await found({ search: 'brewer' })).toEqual(['zymologist']);
    await world.employer(1).remove({ id });
    expect(await found({ search: 'brewer' })).toEqual([]);
  });

  it('answers odd searches like any other', async () => {
    const odd = [
      '"',
      '-',
      '--',
      '!!!',
      "';DROP TABLE jobs;--",
      '\u0000nurse\u0000',
      '\\',
      '(((',
      ':*',
      '🙂',
      '-"',
      '"-a',
      'or',
      'a&|b',
      '%_',
      '<b>',
      '\ud83d',
      'ñ'.repeat(200),
      '- - -',
      "a'b",
    ];
    for (const search of odd) {
      const { jobs, total } = await page({ search });
      expect(total).toBe(jobs.length);
      await page({
        location: [search],
        industry: [search],
        company: [search],
        companyName: search,
        workType: [search],
      });
    }
    expect(await found({ search: '\u0000nurse' })).toEqual(['nurse', 'chef']);
  });

  it('asks the database once for a first page, however many jobs are on it, and knows at once what came', async () => {
    const { master } = world.app.get(DataSource).driver as unknown as { master: EventEmitter };
    const asked = async (query: Partial<ListJobs>) => {
      let statements = 0;
      const count = () => (statements += 1);
      master.on('acquire', count);
      const { jobs, total } = await page(query);
      master.off('acquire', count);
      expect(jobs).toHaveLength(Math.min(total, query.limit ?? 20));
      return statements;
    };
    const filters = { location: ['Lae'], industry: ['hospitality', 'healthcare'] };
    await page(filters);
    // The index of the words asks, too, now and then.
    const least = async (query: Partial<ListJobs>) => Math.min(await asked(query), await asked(query));
    expect([
      await least({ limit: 1 }),
      await least({}),
      await least({ ...filters, limit: 1 }),
      await least(filters),
    ]).toEqual([1, 1, 1, 1]);
    // A place that nobody had asked for is looked up first.
    expect(await asked({ location: ['Madang'] })).toBe(2);
    expect(await asked({ ...filters, location: ['Madang'] })).toBe(1);

    await world.employer(2).create(post({ industry: 'hospitality', location: 'Lae East' }));
    const { jobs, total } = await page(filters);
    expect([jobs.length, total]).toEqual([3, 3]);
    expect(jobs.map(({ location }) => location)).toContain('Lae East');
  });

  it('says the same with the index of the process, which knows at once what came', async () => {
    const engines = world.app.get(EnginesService);
    const newest = jest.spyOn(engines, 'indexAt');
    const lists: Partial<ListJobs>[] = [
      { location: ['Lae'] },
      { industry: ['finance', 'hospitality'], salaryMax: 95_000 },
      { location: ['Lae'], industry: ['hospitality'], fields: 'card' },
      { workType: ['remote'], limit: 1 },
      { companyId: 2 },
      { location: ['Nowhere'] },
    ];
    const all = async () => {
      const pages = [];
      for (const query of lists) {
        pages.push(await page(query));
      }
      return pages;
    };
    const without = await all();
    await engines.build();
    expect([await all(), await all()]).toEqual([without, without]);
    expect(newest.mock.results.some(({ value }) => value !== undefined)).toBe(true);
    const { id } = await world.employer(2).create(post({ location: 'Lae Market', workType: 'remote' }));
    const [inLae, , , remote] = await all();
    expect([inLae?.jobs[0]?.id, inLae?.total, remote?.jobs[0]?.id, remote?.total]).toEqual([
      id,
      (without[0]?.total ?? 0) + 1,
      id,
      (without[3]?.total ?? 0) + 1,
    ]);
  });
});
