import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mostInnerBytes } from '@workboard/contracts';
import { type World, startWorld } from '../testing/world.js';

const count = 10;

let companies: World;
beforeAll(async () => {
  companies = await startWorld();
  for (let nth = 0; nth < count; nth += 1) {
    await companies.newCompany({ name: `Company ${nth}`, status: 'authorised' });
  }
  await companies.manager.query(`UPDATE companies SET culture = repeat('x', 4000000)`);
});
afterAll(() => companies.stop());

it('S2: a list of heavy companies is read in parts, so that no process holds all of it', async () => {
  const first = await companies.visitor.page({ includeTotal: true });
  expect(first.total).toBe(count);
  expect(first.rows).toHaveLength(8);
  expect(Buffer.byteLength(JSON.stringify(first.rows))).toBeLessThan(mostInnerBytes);
  const rest = await companies.visitor.page({ offset: first.rows.length });
  expect(rest.rows.map(({ name }) => name)).toEqual(['Company 8', 'Company 9']);
});
