import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayOf, type Job } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { post, startWorld, type World } from '../testing/world.js';

const dayMs = 86_400_000;
const dayIn = (days: number): string => dayOf(new Date(Date.now() + days * dayMs));

describe('job care', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    world.company(1);
    world.company(2, { status: 'unauthorised' });
  });
  afterAll(() => world.stop());

  const mine = async (id: number): Promise<Job | undefined> =>
    (await world.employer(1).mine({})).find((job) => job.id === id);
  const audited = async (id: number) =>
    (await world.published('audit.recorded')).filter(
      ({ targetId, action }) => targetId === String(id) && action === 'job_changed',
    );

  describe('a filled job (P64)', () => {
    it('is closed, its page stays and says so, and nobody can apply', async () => {
      const { id } = await world.employer(1).create(post({ location: 'Wabag' }));
      const filled = await world.employer(1, 31).markFilled({ id });
      expect(filled).toMatchObject({ status: 'inactive', filledAt: expect.any(String) });
      expect(await world.visitor.get({ id })).toMatchObject({ id, status: 'inactive', filledAt: filled.filledAt });
      expect(await mine(id)).toMatchObject({ filledAt: filled.filledAt });
      expect(await world.visitor.forApplication({ id })).toMatchObject({ isPublic: true, isOpen: false });
      const found = await world.visitor.list({ limit: 20, offset: 0, includeTotal: true, location: ['Wabag'] });
      expect(found).toMatchObject({ total: 0 });
      expect(await world.rows(`SELECT filled_by FROM jobs WHERE id = $1`, [id])).toEqual([{ filled_by: 31 }]);
      expect(await audited(id)).toMatchObject([{ after: { status: 'inactive' }, actorId: 31 }]);
    });

    it('changes nothing when it is said again, also at once', async () => {
      const { id } = await world.employer(1).create(post());
      const [first, second] = await Promise.all([
        world.employer(1).markFilled({ id }),
        world.employer(1).markFilled({ id }),
      ]);
      const third = await world.employer(1).markFilled({ id });
      expect(new Set([first, second, third].map(({ filledAt }) => filledAt)).size).toBe(1);
      expect(await audited(id)).toHaveLength(1);
    });

    it('loses the mark when it is opened again', async () => {
      const { id } = await world.employer(1).create(post());
      await world.employer(1).markFilled({ id });
      const open = await world.employer(1).update({ id, changes: { status: 'active' } });
      expect(open).toMatchObject({ status: 'active' });
      expect(open.filledAt).toBeUndefined();
      expect(await world.rows(`SELECT filled_at, filled_by FROM jobs WHERE id = $1`, [id])).toEqual([
        { filled_at: null, filled_by: null },
      ]);
      expect(await world.visitor.forApplication({ id })).toMatchObject({ isPublic: true, isOpen: true });
    });

    it('is shown for 30 days, and only what was public', async () => {
      const { id } = await world.employer(1).create(post());
      await world.employer(1).markFilled({ id });
      await world.rows(`UPDATE jobs SET filled_at = now() - interval '31 days' WHERE id = $1`, [id]);
      expect(await refusalOf(world.visitor.get({ id }))).toBe('job_not_found');
      const taken = await world.employer(1).create(post());
      await world.superAdmin.publish({ id: taken.id, published: false });
      await world.employer(1).markFilled({ id: taken.id });
      expect(await refusalOf(world.visitor.get({ id: taken.id }))).toBe('job_not_found');
      const draft = await world.employer(1).create(post({ draft: true }));
      expect(await refusalOf(world.employer(1).markFilled({ id: draft.id }))).toBe('job_not_posted');
    });

    it("is its team's to mark, and forgets who did when the account goes", async () => {
      const { id } = await world.employer(1).create(post());
      expect(await refusalOf(world.employer(2).markFilled({ id }))).toBe('not_job_editor');
      expect(await refusalOf(world.seeker(5).markFilled({ id }))).toBe('forbidden');
      await world.employer(1, 32).markFilled({ id });
      await world.deliver('user.deleted', { userId: 32, role: 'employer', companyId: 1 } as never);
      expect(await world.rows(`SELECT filled_by FROM jobs WHERE id = $1`, [id])).toEqual([{ filled_by: null }]);
    });
  });

  describe('extending by a mailed link (P65)', () => {
    it('adds 14 days once, whoever presses how often, and says who did', async () => {
      const from = dayIn(1);
      const { id } = await world.employer(1).create(post({ closingDate: from }));
      const press = () => world.visitor.extendByLink({ id, userId: 33, from });
      const outcomes = await Promise.allSettled([press(), press()]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await refusalOf(press())).toBe('conflict');
      const job = await world.visitor.get({ id });
      expect(dayOf(new Date(job.closingDate ?? ''))).toBe(dayIn(15));
      expect(await audited(id)).toMatchObject([{ actorId: 33, actorRole: 'employer', before: { closingDate: from } }]);
    });

    it('leaves what is closed, filled or of a company without authorisation', async () => {
      const from = dayIn(3);
      const off = await world.employer(1).create(post({ closingDate: from, status: 'inactive' }));
      const waiting = await world.employer(2).create(post({ closingDate: from }));
      const filled = await world.employer(1).create(post({ closingDate: from }));
      await world.employer(1).markFilled({ id: filled.id });
      for (const { id } of [off, waiting, filled]) {
        expect(await refusalOf(world.visitor.extendByLink({ id, userId: 33, from }))).toBe('conflict');
      }
    });
  });
});
