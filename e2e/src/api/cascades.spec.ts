import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application } from '@workboard/contracts';
import { cascades } from '@workboard/contracts/cascades';
import { waitFor } from '@workboard/test-kit';
import { type Belongings, keptFiles, newBelongings } from '../support/belongings.js';
import { allEnded, allGone, deletables, leftovers, rowsNaming, tellAgain, wrongCounters } from '../support/cascades.js';
import type { Client } from '../support/client.js';
import { disconnect, productColumns } from '../support/database.js';
import { deletions } from '../support/deletions.js';
import { superAdmin } from '../support/people.js';
import { poll } from '../support/poll.js';

/** Twice the pace of the sweep that removes files. */
const sweepMs = 65_000;

/** Columns that hold the id of a user, company, job or application. */
const naming = /^(user|owner|posted_by|company|job|application)_id$|^(published|uploaded|requested)_by$/;

describe('the registry of cascades', () => {
  afterAll(disconnect);

  it('knows every column that names somebody or something deletable, and no other', async () => {
    const columns = (await productColumns()).map(({ table, column }) => ({ place: `${table}.${column}`, column }));
    const known = new Set(Object.values(cascades).flatMap((cascade) => Object.keys(cascade)));
    expect(columns.filter(({ place, column }) => naming.test(column) && !known.has(place))).toEqual([]);
    const existing = new Set(columns.map(({ place }) => place));
    expect([...known].filter((place) => !existing.has(place))).toEqual([]);
  });
});

describe.each(deletables)('deleting a %s', (what) => {
  const { id: idOf, remove, along, ends, files } = deletions[what];
  let admin: Client;
  let all: Belongings;
  let id: number;
  beforeAll(async () => {
    admin = await superAdmin();
    all = await newBelongings(admin);
    id = idOf(all);
    await waitFor(async () => (await leftovers('application', all.application.id)).length >= 3, {
      what: 'the application to be known everywhere',
    });
  }, 60_000);
  afterAll(disconnect);

  it('removes it everywhere within seconds, and what depends on it', async () => {
    expect((await leftovers(what, id)).length).toBeGreaterThan(2);
    await remove(all, admin);
    await allGone({ [what]: [id], ...along(all) });
    await allEnded(ends?.(all) ?? []);
    await poll(wrongCounters).toEqual([]);
  }, 30_000);

  if (ends) {
    it('leaves applications to their seekers alone, who read what became of the job', async () => {
      const kept = await all.seeker.must<Application[]>('GET', '/api/applications');
      expect(kept).toEqual([
        expect.objectContaining({
          id: all.application.id,
          jobWithdrawnAt: expect.any(String),
          nextInterview: null,
          job: expect.objectContaining({
            id: all.job.id,
            title: all.job.title,
            location: all.job.location,
            company: expect.objectContaining({ name: all.employer.company.name }),
          }),
        }),
      ]);
      const path = `/api/applications/${all.application.id}`;
      expect((await all.seeker.send('POST', `${path}/withdraw`)).status).toBe(409);
      const seen = await all.employer.client.send('GET', '/api/applications?includeClosed=true');
      expect(seen.body).toEqual([]);
    });
  }

  it('leaves its marks against late news', async () => {
    const marks = await rowsNaming(what, { id, actions: ['tombstone'] });
    expect(Object.entries(marks).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('is not undone by news that come late', async () => {
    expect(await tellAgain(what, id)).toBeGreaterThan(0);
    expect(await leftovers(what, id)).toEqual([]);
  }, 30_000);

  it(
    'takes its files from storage',
    async () => {
      await waitFor(async () => (await keptFiles(files(all))).length === 0, {
        timeout: sweepMs,
        interval: 500,
        what: 'the files to be swept',
      });
      for (const path of [`/api/files/resumes/${all.files.resume}`, `/api/files/logos/${all.files.logo}`]) {
        const isGone = files(all).some((file) => path.endsWith(file));
        expect((await admin.send('GET', path)).status).toBe(isGone ? 404 : 200);
      }
    },
    sweepMs + 10_000,
  );
});
