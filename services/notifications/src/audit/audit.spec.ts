import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuditRecord, events } from '@workboard/contracts';
import { AuditUpkeep } from './audit-upkeep.js';
import { startWorld, type World } from '../testing/world.js';

const act: AuditRecord = {
  action: 'role_changed',
  actorId: 1,
  actorRole: 'super_admin',
  targetType: 'account',
  targetId: '7',
  before: { role: 'employer' },
  after: { role: 'super_admin' },
  requestId: 'request-1',
  address: '203.0.113.9',
  at: new Date().toISOString(),
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe('the audit trail', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());
  const lines = (): Promise<{ target_id: string }[]> => world.database.query('SELECT * FROM audit_entries ORDER BY id');

  it('holds an act once, however often it arrives', async () => {
    await world.tell('audit.recorded', act, { id: 'one' });
    await world.tell('audit.recorded', act, { id: 'one' });
    expect(await lines()).toMatchObject([
      { action: 'role_changed', actor_id: 1, target_id: '7', after: { role: 'super_admin' }, address: '203.0.113.9' },
    ]);
  });

  it.each([`UPDATE audit_entries SET actor_id = 2`, `DELETE FROM audit_entries`, `TRUNCATE audit_entries`])(
    'refuses %s',
    async (statement) => {
      await expect(world.database.query(statement)).rejects.toThrow(/append-only|permission denied/);
      expect(await lines()).toHaveLength(1);
    },
  );

  it('lets go of what was kept for two years, and of nothing that is younger', async () => {
    await world.tell('audit.recorded', { ...act, targetId: 'old', at: daysAgo(731) });
    await world.tell('audit.recorded', { ...act, targetId: 'young', at: daysAgo(729) });
    await world.running.worker?.get(AuditUpkeep).prune();
    expect((await lines()).map(({ target_id }) => target_id)).toEqual(['7', 'young']);
  });

  it('refuses values that are named like secrets', async () => {
    const told = events['audit.recorded'].payload.safeParse({ ...act, after: { passwordHash: 'x' } });
    expect(told.success).toBe(false);
  });
});
