import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobSchema, type JobPage } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { changed, everything, post, startWorld, type World } from '../testing/world.js';

const fee = 'Pay visa processing fee of K350 to our agent.';
const long =
  'The workshop in Lae needs a fitter who keeps trucks, loaders and generators of the mine running day and night. You bring a trade certificate, five years with Caterpillar engines and a class four licence. We offer housing, a ticket home each year and training in our own school near the port.';

const paid = (salaryMin: number) => post({ industry: 'baking', salaryMin, salaryCurrency: 'PGK', hrEmail: null });

describe('ads under review', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const isListed = async (id: number, companyId: number): Promise<boolean> => {
    const { jobs } = (await world.visitor.list({ ...everything, limit: 100, companyId })) as JobPage;
    return jobs.some((job) => job.id === id);
  };
  const open = () => world.superAdmin.listReviews({ limit: 100, offset: 0 });
  const caseOf = async (jobId: number) => (await open()).reviews.find((review) => review.jobId === jobId);
  const requireCase = async (jobId: number) => {
    const found = await caseOf(jobId);
    if (!found) {
      throw new Error(`no case for job ${jobId}`);
    }
    return found;
  };
  const decide = async (
    jobId: number,
    decision: 'keep' | 'publish' | 'take_down' | 'revoke_company',
    reason?: string,
  ) => world.superAdmin.decideReview({ id: (await requireCase(jobId)).id, decided: { decision, reason } });
  const announced = async (id: number) =>
    (await world.published('job.published')).filter((event) => event.id === id).length;

  it('D18: an ad with fee words is kept, and goes live only after a super admin decided', async () => {
    world.company(10);
    const employer = world.employer(10);
    const held = await employer.create(post({ description: `Great job. ${fee}` }));
    expect(jobSchema.parse(held)).toMatchObject({ published: false, status: 'active', heldAt: expect.any(String) });
    expect(await isListed(held.id, 10)).toBe(false);
    expect(await refusalOf(world.visitor.get({ id: held.id }))).toBe('job_not_found');
    expect(await announced(held.id)).toBe(0);
    expect(await employer.ownReview({ id: held.id })).toEqual({
      heldAt: held.heldAt,
      signals: [expect.objectContaining({ kind: 'asks_fee', sentences: [fee] })],
    });

    await employer.update({ id: held.id, changes: { status: 'inactive' } });
    await employer.update({ id: held.id, changes: { status: 'active' } });
    expect(await isListed(held.id, 10)).toBe(false);

    await decide(held.id, 'publish');
    expect(await isListed(held.id, 10)).toBe(true);
    expect(await announced(held.id)).toBe(1);
    expect(await caseOf(held.id)).toBeUndefined();
    // What was approved stays approved; something new is looked at again.
    expect(await employer.update({ id: held.id, changes: { title: 'Fitter' } })).toMatchObject({ published: true });
    const again = await employer.update({ id: held.id, changes: { benefits: ['Registration fee K50'] } });
    expect(again).toMatchObject({ published: false, heldAt: expect.any(String) });
    expect(await isListed(held.id, 10)).toBe(false);
  });

  it('an ad whose fee words were taken out goes live by itself', async () => {
    world.company(11);
    const employer = world.employer(11);
    const { id } = await employer.create(post({ requirements: ['Refundable deposit of K100'] }));
    expect(await isListed(id, 11)).toBe(false);
    const mended = await employer.update({ id, changes: { requirements: [] } });
    expect(mended).toMatchObject({ published: true, heldAt: null });
    expect(await isListed(id, 11)).toBe(true);
    const { reviews } = await world.superAdmin.listReviews({ limit: 10, offset: 0, state: 'decided' });
    expect(reviews.find(({ jobId }) => jobId === id)).toMatchObject({ decision: 'mended' });
  });

  it('authorising a company publishes none of its ads that wait for a decision', async () => {
    const company = world.company(12, { status: 'unauthorised' });
    const { id } = await world.employer(12).create(post({ description: fee }));
    await world.deliver('company.changed', changed({ ...company, status: 'authorised' }, 2));
    expect(await isListed(id, 12)).toBe(false);
    expect(await world.employer(12).get({ id })).toMatchObject({ published: false, heldAt: expect.any(String) });
  });

  it('a super admin posts what they want, and nothing holds a draft', async () => {
    world.company(13);
    expect(await world.superAdmin.adminCreate({ ...post({ description: fee }), companyId: 13 })).toMatchObject({
      published: true,
      heldAt: null,
    });
    const draft = await world.employer(13).create(post({ description: fee, draft: true }));
    expect(draft).toMatchObject({ heldAt: null, published: false });
    const posted = await world.employer(13).update({ id: draft.id, changes: { status: 'active' } });
    expect(posted).toMatchObject({ published: false, heldAt: expect.any(String) });
  });

  it('several reports are one case with a count, one for each device, and keep the ad as it was', async () => {
    world.company(14);
    const employer = world.employer(14);
    const { id } = await employer.create(post({ title: 'Cook' }));
    const report = (device: string, text?: string) =>
      world.visitor.report({ id, device, report: { reason: 'asks_money', text, email: 'me@mail.test' } });
    const receipt = await report('one', 'They asked me for K500.');
    expect(await report('one')).toEqual(receipt);
    await report('two');
    await world.visitor.report({ id, device: 'bot', report: { reason: 'closed', website: 'https://spam.test' } });
    await employer.update({ id, changes: { title: 'Chef' } });

    const found = await requireCase(id);
    expect(found).toMatchObject({ reports: 2, isPublic: true, heldAt: null });
    const detail = await world.superAdmin.getReview({ id: found.id });
    expect(detail.snapshot.title).toBe('Cook');
    expect(detail.now?.title).toBe('Chef');
    expect(detail.reported.map(({ text }) => text)).toEqual([null, 'They asked me for K500.']);
    expect((await world.published('review.opened')).filter((event) => event.id === id)).toHaveLength(1);
    // The employer learns nothing of it.
    expect(await employer.ownReview({ id })).toEqual({ heldAt: null, signals: [] });

    await decide(id, 'keep');
    expect(await isListed(id, 14)).toBe(true);
    expect(await caseOf(id)).toBeUndefined();
    await report('three');
    expect(await requireCase(id)).toMatchObject({ reports: 3 });
  });

  it('nobody reports what they cannot see', async () => {
    world.company(15, { status: 'unauthorised' });
    const { id } = await world.employer(15).create(post());
    const report = { reason: 'not_real' as const };
    expect(await refusalOf(world.visitor.report({ id, device: 'x', report }))).toBe('job_not_found');
  });

  it('an ad that was taken down stays down, its text is known again, and the decision can be taken back', async () => {
    world.company(16);
    world.company(17);
    const employer = world.employer(16);
    const bad = await employer.create(post({ description: long }));
    await world.visitor.report({ id: bad.id, device: 'one', report: { reason: 'not_real' } });
    const { id } = await requireCase(bad.id);
    const down = await world.superAdmin.decideReview({
      id,
      decided: { decision: 'take_down', reason: 'No such job.' },
    });
    expect(down.steps).toEqual([expect.objectContaining({ decision: 'take_down', reason: 'No such job.', userId: 2 })]);
    expect(await world.published('job.taken_down')).toContainEqual({ id: bad.id, reason: 'No such job.' });
    await employer.update({ id: bad.id, changes: { title: 'Another' } });
    expect(await isListed(bad.id, 16)).toBe(false);

    const copy = await world.employer(17).create(post({ description: `New! ${long}` }));
    expect(copy).toMatchObject({ published: false, heldAt: expect.any(String) });
    expect((await requireCase(copy.id)).signals.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['copy_of_removed', 'copy_of_other']),
    );

    await world.superAdmin.decideReview({ id, decided: { decision: 'reopen' } });
    expect(await isListed(bad.id, 16)).toBe(true);
    expect(await requireCase(bad.id)).toMatchObject({ decision: null });
  });

  it('an ad that waited and was taken down waits again when that is taken back', async () => {
    world.company(18);
    const { id: jobId } = await world.employer(18).create(post({ description: fee }));
    const { id } = await requireCase(jobId);
    await world.superAdmin.decideReview({ id, decided: { decision: 'take_down', reason: 'Fees.' } });
    expect(await world.employer(18).get({ id: jobId })).toMatchObject({
      heldAt: null,
      publishedAt: expect.any(String),
    });
    await world.employer(18).update({ id: jobId, changes: { status: 'inactive' } });
    await world.employer(18).update({ id: jobId, changes: { status: 'active' } });
    expect(await isListed(jobId, 18)).toBe(false);
    await world.superAdmin.decideReview({ id, decided: { decision: 'reopen' } });
    expect(await world.employer(18).get({ id: jobId })).toMatchObject({ heldAt: expect.any(String) });
    expect(await refusalOf(world.superAdmin.decideReview({ id, decided: { decision: 'keep' } }))).toBe('conflict');
  });

  it('revoking the company is one of the decisions, and is taken back with it', async () => {
    world.company(19);
    const { id: jobId } = await world.employer(19).create(post());
    await world.visitor.report({ id: jobId, device: 'one', report: { reason: 'asks_money' } });
    const { id } = await requireCase(jobId);
    await decide(jobId, 'revoke_company', 'Asks for fees.');
    await world.superAdmin.decideReview({ id, decided: { decision: 'reopen' } });
    expect(world.statusChanges.map(({ status }) => status)).toEqual(['unauthorised', 'authorised']);
  });

  it('weak signals come to review together, and hold nothing', async () => {
    world.company(20);
    const description = 'Contact us on WhatsApp only: 7123 4567.';
    const { id } = await world.employer(20).create(post({ description, hrEmail: 'hr@gmail.com' }));
    expect(await isListed(id, 20)).toBe(true);
    expect((await requireCase(id)).signals.map(({ kind }) => kind)).toEqual([
      'first_ad',
      'off_site_contact',
      'free_mail',
    ]);
    const { id: second } = await world.employer(20).create(post({ hrEmail: 'hr@gmail.com' }));
    expect(await caseOf(second)).toBeUndefined();
  });

  it('pay far above what its industry pays is a signal', async () => {
    world.company(21);
    const employer = world.employer(21);
    for (let nth = 0; nth < 5; nth += 1) {
      await employer.create(paid(30_000 + nth));
    }
    const { id } = await employer.create({ ...paid(400_000), description: 'Text us on WhatsApp to apply.' });
    expect((await requireCase(id)).signals.map(({ kind }) => kind)).toEqual(['pay_far_above', 'off_site_contact']);
  });

  it('a deleted ad leaves the queue unless it was reported', async () => {
    world.company(22);
    const employer = world.employer(22);
    const held = await employer.create(post({ description: fee }));
    const reported = await employer.create(post());
    await world.visitor.report({ id: reported.id, device: 'one', report: { reason: 'not_real' } });
    await employer.remove({ id: held.id });
    await employer.remove({ id: reported.id });
    expect(await caseOf(held.id)).toBeUndefined();
    const { id } = await requireCase(reported.id);
    expect(await world.superAdmin.getReview({ id })).toMatchObject({ now: null, isPublic: false });
    await decide(reported.id, 'keep');
  });

  it('nobody but super admins reads or decides', async () => {
    const list = { limit: 10, offset: 0 };
    expect(await refusalOf(world.employer(22).listReviews(list))).toBe('super_admin_required');
    expect(await refusalOf(world.admin.getReview({ id: 1 }))).toBe('super_admin_required');
    expect(await refusalOf(world.seeker(5).decideReview({ id: 1, decided: { decision: 'keep' } }))).toBe(
      'super_admin_required',
    );
    expect(await refusalOf(world.superAdmin.getReview({ id: 99_999 }))).toBe('review_not_found');
  });
});
