import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changed, post, startWorld, type World } from '../testing/world.js';
import { UpkeepService } from '../upkeep/upkeep.service.js';

describe('H6: ads of a company with a new name', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  it('say what it was called before, for 90 days', async () => {
    const company = world.company(1, { name: 'Sepik Timber' });
    const { id } = await world.employer(1).create(post());
    const renamedAt = new Date().toISOString();
    const renamed = { ...company, name: 'Bank South', previousName: 'Sepik Timber', renamedAt };
    await world.deliver('company.changed', changed(renamed, 5));
    expect((await world.visitor.get({ id })).company).toMatchObject({
      name: 'Bank South',
      previousName: 'Sepik Timber',
    });

    await world.rows(`UPDATE company_copies SET renamed_at = now() - interval '91 days'`);
    await world.app.get(UpkeepService).tick();
    expect((await world.visitor.get({ id })).company).toMatchObject({ name: 'Bank South', previousName: null });
  });
});
