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

  it('is read by company: what was done to it and to its jobs, or what was decided alone (P70)', async () => {
    world.addJob({ id: 31, companyId: 5 });
    const told = async (values: Partial<AuditRecord>, id: string) =>
      world.tell('audit.recorded', { ...act, ...values }, { id });
    const company = { targetType: 'company', targetId: '5', before: null } as const;
    await told({ ...company, action: 'company_changed', after: null }, 'c1');
    await told({ ...company, action: 'company_refused', after: { reason: 'No such office.' } }, 'c2');
    await told({ ...company, targetId: '6', action: 'company_revoked', after: null }, 'c3');
    await told({ action: 'job_taken_down', targetType: 'job', targetId: '31', before: null, after: null }, 'j1');
    await told(
      { action: 'job_deleted', targetType: 'job', targetId: '30', before: { companyId: 5 }, after: null },
      'j2',
    );
    await told(
      { action: 'job_deleted', targetType: 'job', targetId: '29', before: { companyId: 6 }, after: null },
      'j3',
    );
    const { rows } = await world.superAdmin.listAudit({ companyId: 5 });
    expect(rows.map(({ targetType, targetId }) => `${targetType} ${targetId}`).toSorted()).toEqual([
      'company 5',
      'company 5',
      'job 30',
      'job 31',
    ]);
    const decided = await world.superAdmin.listAudit({ companyId: 5, about: 'decisions', includeTotal: true });
    expect(decided).toMatchObject({ total: 1, rows: [{ after: { reason: 'No such office.' } }] });
  });

  it('refuses values that are named like secrets', async () => {
    const told = events['audit.recorded'].payload.safeParse({ ...act, after: { passwordHash: 'x' } });
    expect(told.success).toBe(false);
  });
});
