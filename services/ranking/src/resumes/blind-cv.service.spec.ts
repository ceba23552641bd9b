import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApplicationRecord, fileUrl } from '@workboard/contracts';
import { pngCases } from '../testing/png-cases.js';
import { startWorld, type World } from '../testing/world.js';

const [electrician] = pngCases as [(typeof pngCases)[0]];
const file = '00000000-0000-4000-8000-00000000000b';
let world: World;

const cvOf = (text: string, flags: string[] = []) =>
  world.database.query(
    `INSERT INTO resume_texts (file_id, user_id, text, flags, pages) VALUES ($1, 1, $2, $3, 1)
     ON CONFLICT (file_id) DO UPDATE SET text = excluded.text, flags = excluded.flags`,
    [file, text, flags],
  );

describe("an applicant's CV without the person", () => {
  beforeAll(async () => {
    world = await startWorld({ worker: false });
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.database.query(`TRUNCATE resume_texts`);
    world.jobs.clear();
    world.postJob(7, electrician.job);
    world.postJob(8, electrician.job, { companyId: 2 });
    world.apply(1, { jobId: 7, person: electrician.strong });
    world.apply(2, { jobId: 8, person: electrician.weak });
    world.applications.set(1, {
      ...(world.applications.get(1) as ApplicationRecord),
      resume: fileUrl('resume', file),
    });
  });

  it('is its text without name, contacts, address, age and sex', async () => {
    await cvOf(`Kila Doe1\nFemale, 34 years old\nPhone: 7123 4567\nWired the cannery in Lae, 2014 - 2019.`);
    const { cv, text } = await world.employer.blindCv({ applicationId: 1 });
    expect(cv).toBe('read');
    expect(text).toContain('Wired the cannery in Lae, 2014 - 2019.');
    expect(text).not.toMatch(/kila|doe1|female|34|4567/iu);
  });

  it('says when there is none, when it is not read yet and when it holds no text', async () => {
    expect(await world.employer.blindCv({ applicationId: 1 })).toEqual({ cv: 'waiting', text: '' });
    await cvOf('', ['no-text']);
    expect(await world.employer.blindCv({ applicationId: 1 })).toEqual({ cv: 'unreadable', text: '' });
    world.apply(1, { jobId: 7, person: electrician.strong });
    expect(await world.employer.blindCv({ applicationId: 1 })).toEqual({ cv: 'none', text: '' });
  });

  it('is shown to nobody but the employer it was sent to', async () => {
    await expect(world.employer.blindCv({ applicationId: 2 })).rejects.toMatchObject({ code: 'application_not_found' });
    await expect(world.running.as(null).blindCv({ applicationId: 1 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
