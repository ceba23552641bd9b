import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mostInnerBytes } from '@workboard/contracts';
import { letter, startWorld, type World } from '../testing/world.js';

const count = 10;

let world: World;
beforeAll(async () => {
  world = await startWorld();
  world.postJob(1, { companyId: 5 });
  for (let userId = 1; userId <= count; userId += 1) {
    await world.seeker(userId).create({ jobId: 1, coverLetter: letter });
  }
  // As heavy as forty full letters each, since sending hundreds takes a minute.
  await world.database.query(`UPDATE applications SET cover_letter = repeat('x', 4000000)`);
});
afterAll(() => world.stop());

it('S2: a list of heavy applications is read in parts, so that no process holds all of it', async () => {
  const employer = world.employer(5);
  const first = await employer.page({ includeTotal: true });
  expect(first.total).toBe(count);
  expect(first.rows).toHaveLength(8);
  expect(Buffer.byteLength(JSON.stringify(first.rows))).toBeLessThan(mostInnerBytes);
  const rest = await employer.page({ offset: first.rows.length });
  expect(rest.rows).toHaveLength(2);
  expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(count);
});
