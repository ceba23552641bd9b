import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayOf } from '@workboard/contracts';
import { refusalOf, testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

const companyId = 71;

describe('figures that help to hire', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  let last = 7100;
  const next = () => (last += 1);
  const employer = (of = companyId) => world.employer(of);
  const applyTo = (jobId: number, source?: 'facebook' | 'poster') =>
    world.seeker(next()).create({ jobId, coverLetter: letter, source });
  /** Moves what happened so many days back, in the order it happened. */
  const spread = async (id: number, ...daysAgo: number[]) => {
    await world.database.query(
      `WITH rows AS (SELECT id, row_number() OVER (ORDER BY at, id) AS nth FROM application_history
         WHERE application_id = $1 AND kind <> 'told')
       UPDATE application_history AS row SET at = now() - make_interval(hours => 24 * ($2::int[])[rows.nth])
       FROM rows WHERE rows.id = row.id AND ($2::int[])[rows.nth] IS NOT NULL`,
      [id, daysAgo],
    );
    await world.database.query(
      `UPDATE applications SET applied_at = now() - make_interval(hours => 24 * $2) WHERE id = $1`,
      [id, daysAgo[0]],
    );
  };

  it('say how far the applications of a job came and how long each step took, taking back what was taken back (P56)', async () => {
    const job = world.postJob(next(), { companyId });
    const all = [];
    for (let nth = 0; nth < 5; nth += 1) {
      all.push(await applyTo(job.id));
    }
    const [waits, screened, hired, rejected, undone] = all.map(({ id }) => id) as [
      number,
      number,
      number,
      number,
      number,
    ];
    await spread(waits, 20);
    await employer().update({ id: screened, changes: { status: 'reviewed' } });
    await spread(screened, 20, 18);
    for (const status of ['reviewed', 'interviewing', 'hired'] as const) {
      await employer().update({ id: hired, changes: { status } });
    }
    await spread(hired, 20, 16, 10, 1);
    await employer().update({ id: rejected, changes: { status: 'rejected' } });
    await spread(rejected, 20, 8);
    await employer().update({ id: undone, changes: { status: 'hired' } });
    const { notices } = await employer().outbox({});
    const notice = notices.find(({ applicationId }) => applicationId === undone);
    await employer().undoNotice({ id: notice?.id ?? 0 });

    const { steps, ...figures } = await employer().jobFigures({ id: job.id });
    expect(figures).toMatchObject({ rejected: 1, withdrawn: 0 });
    expect(steps).toEqual([
      // 2, 4 and 12 days until something was decided.
      { status: 'applied', reached: 5, now: 2, medianDays: 4 },
      { status: 'reviewed', reached: 2, now: 1, medianDays: 6 },
      { status: 'interviewing', reached: 1, now: 0, medianDays: 9 },
      { status: 'offered', reached: 1, now: 0, medianDays: null },
      { status: 'hired', reached: 1, now: 1, medianDays: null },
    ]);
  });

  it('know where applicants came from, by day, and nothing of who they are', async () => {
    const job = world.postJob(next(), { companyId });
    await applyTo(job.id, 'facebook');
    await applyTo(job.id, 'facebook');
    await applyTo(job.id);
    const { applicationsFrom } = await employer().jobFigures({ id: job.id });
    const day = dayOf(new Date());
    expect(applicationsFrom).toEqual([
      { day, source: 'facebook', count: 2 },
      { day, source: 'site', count: 1 },
    ]);
  });

  it('are nobody else’s', async () => {
    const job = world.postJob(next(), { companyId });
    await applyTo(job.id);
    const ask = { id: job.id };
    expect(await refusalOf(employer(72).jobFigures(ask))).toBe('not_job_editor');
    expect(await refusalOf(world.seeker(1).jobFigures(ask))).toBe('forbidden');
    expect(await refusalOf(world.seeker(1).companyFigures({}))).toBe('forbidden');
    expect(await refusalOf(world.employer(null).companyFigures({}))).toBe('company_required');
    const superAdmin = world.as(testCaller({ userId: 3, role: 'super_admin' }));
    expect((await superAdmin.jobFigures(ask)).steps[0]).toMatchObject({ reached: 1 });
    expect((await employer().jobFigures({ id: 999_999 })).steps[0]).toMatchObject({ reached: 0, medianDays: null });
  });

  it('count answers from the tenth application on: who was told, offered or invited has one (P57)', async () => {
    const own = 73;
    const job = world.postJob(next(), { companyId: own });
    const ids: number[] = [];
    for (let nth = 0; nth < 12; nth += 1) {
      ids.push((await applyTo(job.id)).id);
    }
    for (const id of ids) {
      await spread(id, 30);
    }
    // Told four days after they applied, but for one who waits, one who withdrew without an answer and one who came yesterday.
    await world.database.query(
      `INSERT INTO application_history (application_id, at, actor, kind)
       SELECT id, applied_at + interval '4 days', 'system', 'told' FROM applications WHERE id = ANY ($1)`,
      [ids.slice(0, 9)],
    );
    // That they applied is no answer.
    await world.database.query(
      `INSERT INTO told_statuses (application_id, status) SELECT id, 'applied' FROM applications WHERE id = ANY ($1)`,
      [ids.slice(9)],
    );
    await spread(ids[11] ?? 0, 1);
    const replies = () => world.as(null).replyRate({ id: own });
    expect(await replies()).toEqual({ applications: 11, answered: 9, medianDays: 4 });
    await world.database.query(`UPDATE applications SET withdrawn_at = now() WHERE id = $1`, [ids[10]]);
    expect(await replies()).toEqual({ applications: 10, answered: 9, medianDays: 4 });
    await world.database.query(`DELETE FROM applications WHERE id = $1`, [ids[0]]);
    expect(await replies()).toBeNull();
    expect((await employer(own).companyFigures({})).replies).toEqual({ applications: 9, answered: 8, medianDays: 4 });
  });

  it('tell super admins what became of the applications to any company (P70)', async () => {
    const own = 75;
    const job = world.postJob(next(), { companyId: own });
    const [one, , gone] = [await applyTo(job.id), await applyTo(job.id), await applyTo(job.id)];
    await employer(own).update({ id: one.id, changes: { status: 'reviewed' } });
    await world.seeker(gone.userId).withdraw({ id: gone.id });
    const superAdmin = world.as(testCaller({ userId: 3, role: 'super_admin' }));
    expect(await superAdmin.adminCompanyFigures({ id: own })).toMatchObject({
      total: 3,
      lastMonth: 3,
      withdrawn: 1,
      statuses: { applied: 1, reviewed: 1, hired: 0 },
      team: [{ decisions: 1 }],
    });
    expect(await superAdmin.adminCompanyFigures({ id: 999_999 })).toMatchObject({ total: 0, team: [] });
    expect(await refusalOf(employer(own).adminCompanyFigures({ id: own }))).toBe('super_admin_required');
  });

  it('say who of the team did what within thirty days', async () => {
    const own = 74;
    const job = world.postJob(next(), { companyId: own });
    const [one, two] = [await applyTo(job.id), await applyTo(job.id)];
    await employer(own).update({ id: one.id, changes: { status: 'reviewed', notes: 'Good' } });
    await employer(own).update({ id: two.id, changes: { status: 'rejected' } });
    const { team } = await employer(own).companyFigures({});
    expect(team).toEqual([{ userId: 900, decisions: 2, interviews: 0, notes: 1, lastAt: expect.any(String) }]);
    await world.database.query(
      `UPDATE application_history SET at = now() - interval '31 days' WHERE application_id = ANY ($1)`,
      [[one.id, two.id]],
    );
    expect((await employer(own).companyFigures({})).team).toEqual([]);
  });
});
