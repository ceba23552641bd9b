import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobTerms, PhraseKind } from '@workboard/contracts';
import { post, startWorld, type World } from '../../testing/world.js';

describe('phrases of alerts', () => {
  let world: World;
  const jobs = new Map<string, JobTerms>();
  const addJob = async (name: string, fields: Parameters<typeof post>[0]) => {
    const { id } = await world.employer(1).create(post({ industry: 'other', ...fields }));
    const [terms] = await world.visitor.termsOf({ ids: [id] });
    jobs.set(name, terms as JobTerms);
    return id;
  };
  beforeAll(async () => {
    world = await startWorld();
    world.company(1, { name: 'Kumul Energy' });
    const skills = ['MYOB', 'Payroll', 'Zimri Quanta'];
    await addJob('accountant', { title: 'Senior Accountant', skills, location: 'Lae, Morobe Province' });
    await addJob('teacher', { title: 'Primary School Teacher', location: 'Mount Hagen, WHP' });
    await addJob('driver', { title: 'Bus Driver', location: 'Mount Hagen, Western Highlands Province' });
    await addJob('manager', { title: 'IT Manager', location: 'Port Moresby' });
  });
  afterAll(() => world.stop());

  const read = async (kind: PhraseKind, text: string) => {
    const [phrase] = await world.visitor.readPhrases({ phrases: [{ kind, text }] });
    if (!phrase) {
      throw new Error('no phrase was read');
    }
    return phrase;
  };
  /** Names of the jobs that a phrase finds; its leads must let each of them through. */
  const found = async (kind: PhraseKind, text: string) => {
    const { match, leads, says } = await read(kind, text);
    const of = (terms: JobTerms) => (kind === 'places' || says === 'places' ? terms.places : terms.words);
    const rows = await world.rows(
      `SELECT name, leads && tsvector_to_array(terms) AS led
       FROM unnest($1::text[], $2::text[]) AS job (name, written), LATERAL (SELECT job.written::tsvector) AS vector (terms),
         (SELECT $3::text[]) AS phrase (leads)
       WHERE terms @@ $4::tsquery`,
      [[...jobs.keys()], [...jobs.values()].map(of), leads, match],
    );
    expect(rows.filter(({ led }) => led !== true)).toEqual([]);
    return rows.map(({ name }) => name);
  };

  it.each<[string, string[]]>([
    ['accountant', ['accountant']],
    ['ACCOUNTANTS', ['accountant']],
    ['zimri quanta', ['accountant']],
    ['myob quanta', []],
    ['"senior accountant"', ['accountant']],
    ['"accountant senior"', []],
    ['kumul energy -driver', ['accountant', 'teacher', 'manager']],
    ['acountant', ['accountant']],
    ['payrlol', ['accountant']],
    ['tisa', ['teacher']],
    ['tisa Mt Hagen', ['teacher']],
    ['draiva long hagen', ['driver']],
    ['teacher or driver', ['teacher', 'driver']],
    ['IT manager', ['manager']],
    ['warehouse', []],
  ])('a keyword %p finds %j', async (text, names) => {
    expect(new Set(await found('words', text))).toEqual(new Set(names));
  });

  it.each<[string, string[]]>([
    ['Mt Hagen', ['teacher', 'driver']],
    ['POM', ['manager']],
    ['lae', ['accountant']],
    ['Lae, Morobe', ['accountant']],
    ['Lae or Mount Hagen', ['accountant', 'teacher', 'driver']],
    ['Hailans', ['teacher', 'driver']],
    ['Nowhere, somewhere', []],
    ['Western Highlands', ['teacher', 'driver']],
    ['Mount Hagn', ['teacher', 'driver']],
    ['Konedobu, Port Moresby', ['manager']],
  ])('a place %p finds %j', async (text, names) => {
    expect(new Set(await found('places', text))).toEqual(new Set(names));
  });

  it('tells what is a place, and what says nothing', async () => {
    expect(await read('words', 'Mt Hagen')).toMatchObject({ says: 'places' });
    expect(await read('words', 'driver Mt Hagen')).toMatchObject({ says: 'words' });
    expect(await read('words', 'any job')).toMatchObject({ says: 'anything' });
  });

  it('names words that no job has, until one comes', async () => {
    expect(await read('words', 'florimancer')).toMatchObject({ unknownWords: ['florimancer'] });
    await addJob('florimancer', { title: 'Florimancer', location: 'Goroka' });
    expect(await read('words', 'florimancer')).toMatchObject({ unknownWords: [] });
    expect(await found('words', 'florimancr')).toEqual(['florimancer']);
    expect(jobs.get('florimancer')?.written).toContain('goroka');
  });

  it('says how near jobs lie to a place', async () => {
    const ids = [...jobs.values()].map(({ jobId }) => jobId);
    const near = async (place: string) => {
      const found = await world.visitor.near({ place, ids });
      const names = new Map([...jobs].map(([name, { jobId }]) => [jobId, name]));
      return Object.fromEntries(found.map(({ jobId, nearness }) => [names.get(jobId), nearness]));
    };
    expect(await near('Mt. Hagen, WHP')).toMatchObject({ teacher: 'place', driver: 'place' });
    expect(await near('Bulolo')).toEqual({ accountant: 'province' });
    expect(await near('Kundiawa')).toMatchObject({ teacher: 'region', driver: 'region' });
    expect(await near('nowhere')).toEqual({});
  });

  it('keeps to public jobs', async () => {
    const { id } = await world.employer(1).create(post({ status: 'inactive' }));
    expect(await world.visitor.termsOf({ ids: [id] })).toEqual([]);
  });
});
