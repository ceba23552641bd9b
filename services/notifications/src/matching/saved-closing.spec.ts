import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { savedByMost } from '@workboard/contracts';
import { startWorld, type World } from '../testing/world.js';
import { unsubscribeToken } from '../unsubscribe/unsubscribe-token.js';
import { slotOf } from './alert-schedule.js';
import { ClosingNotices } from './closing-notices.js';
import { SavedClosings } from './saved-closings.js';

const secret = 'a-secret-that-only-tests-know';
const dayMs = 86_400_000;
/** 9:00 in Port Moresby on Monday 5 October 2026. */
const monday = new Date('2026-10-04T23:00:00.000Z');
const endOf = (day: string) => `${day}T13:59:59.999Z`;

describe('reminders of saved jobs (P94)', () => {
  let world: World;
  /** Each test has a week and a person of its own. */
  let week = -1;
  let userId = 100;
  beforeAll(async () => {
    world = await startWorld({ at: monday.toISOString() });
    world.addCompany({ id: 1 });
    // Its own mails are none of this test.
    world.addContact({ id: 50, role: 'employer', companyId: 1, isLeaving: true });
  });
  beforeEach(() => {
    week += 1;
    userId += 1;
    world.addContact({ id: userId });
  });
  afterAll(() => world.stop());

  const at = (days: number): Date => new Date(monday.getTime() + (7 * week + days) * dayMs);
  /** So many days after the Monday of the test's week. */
  const day = (days: number): string => slotOf(at(days)).period;
  const addJob = (id: number, days: number, title = `Job ${id}`) =>
    world.addJob({ id, title, closingDate: endOf(day(days)) });
  /** The worker has made the mails of a day; they leave from eight in the morning on. */
  const make = async (days: number): Promise<void> => {
    const slot = slotOf(at(days));
    const readOpenJobs = async () => [...world.jobs.values()];
    await world.running.worker?.get(ClosingNotices).open({ slot, readOpenJobs });
    await world.running.worker?.get(SavedClosings).open(slot);
  };
  /** The clock stands at nine in the morning, and everything due is done. */
  const send = async (days: number): Promise<void> => {
    world.clock.set(at(days));
    await world.settled();
  };
  const onDay = async (days: number): Promise<void> => {
    await make(days);
    await send(days);
  };
  const mailsTo = (id: number) =>
    world.smtp.received.filter(({ to }) => to.includes(`person${id}@mail.test`)).map(({ mail }) => mail);
  const deliveries = (id: number) => world.deliveries(`kind = 'saved_closing' AND user_id = ${id}`);
  const reasons = async (id: number) => (await deliveries(id)).map(({ state, lastError }) => [state, lastError]);

  it('are one mail for all that a person saved and that closes that day, three days before', async () => {
    addJob(11, 4, 'Rigger');
    addJob(12, 4, 'Cook');
    addJob(13, 5, 'Later');
    [11, 12, 13].forEach((jobId) => world.save(userId, jobId));
    await onDay(0);
    expect(mailsTo(userId)).toEqual([]);
    await onDay(1);
    const [mail, ...others] = mailsTo(userId);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 saved jobs close on Friday 9 October 2026');
    expect(mail?.text).toContain('Rigger');
    expect(mail?.text).toContain('Cook');
    expect(mail?.text).not.toContain('Later');
    expect(mail?.text).toContain('http://localhost:3000/saved-jobs');
    expect(mail?.text).toContain('You get this mail because you saved these jobs.');
    const token = unsubscribeToken({ kind: 'saved', id: userId }, secret);
    // The header is folded before the address.
    expect(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line).toContain(
      `<http://localhost:3000/api/unsubscribe/${token}>`,
    );
    expect(mail?.text).toContain('Stop these reminders');

    await onDay(2);
    expect(mailsTo(userId).map(({ subject }) => subject)).toEqual([
      mail?.subject,
      'Later closes on Saturday 10 October 2026',
    ]);
    const single = mailsTo(userId)[1]?.text ?? '';
    expect(single).toContain('http://localhost:3000/jobs/13?');
    expect(single).toContain('You get this mail because you saved this job.');
  });

  it('come once, however often the worker looks', async () => {
    addJob(21, 3);
    world.save(userId, 21);
    await onDay(0);
    await onDay(0);
    // The worker has made another day's meanwhile, so that it asks anew.
    await make(1);
    await onDay(0);
    expect(mailsTo(userId)).toHaveLength(1);
  });

  it('come again for another closing date', async () => {
    addJob(31, 3, 'Nurse');
    world.save(userId, 31);
    await onDay(0);
    addJob(31, 6, 'Nurse');
    await onDay(2);
    expect(mailsTo(userId)).toHaveLength(1);
    await onDay(3);
    expect(mailsTo(userId)).toHaveLength(2);
  });

  it('are none for who applied, unsaved, switched them off, is leaving or seeks no job', async () => {
    const [applied, unsaved, off, leaving, employer] = [201, 202, 203, 204, 205] as const;
    world.addContact({ id: applied });
    world.addContact({ id: unsaved });
    world.addContact({ id: off });
    world.addContact({ id: leaving, isLeaving: true });
    world.addContact({ id: employer, role: 'employer', companyId: 1 });
    addJob(41, 3);
    for (const id of [applied, unsaved, off, leaving, employer]) {
      world.save(id, 41);
    }
    world.addApplication({ id: 1, jobId: 41, userId: applied });
    await world.seeker(off).updateMailSettings({ savedJobReminders: false });
    await make(0);
    world.unsave(unsaved, 41);
    await send(0);
    expect(await reasons(applied)).toEqual([['cancelled', 'none of the jobs waits for the person any more']]);
    expect(await reasons(unsaved)).toEqual([['cancelled', 'none of the jobs waits for the person any more']]);
    expect(await reasons(off)).toEqual([['cancelled', 'the person wants no reminders of saved jobs']]);
    expect(await reasons(leaving)).toEqual([['cancelled', 'the account is about to be deleted']]);
    expect(await reasons(employer)).toEqual([['cancelled', 'the person is no job seeker']]);
    expect([applied, unsaved, off, leaving, employer].flatMap(mailsTo)).toEqual([]);
  });

  it('name nothing that was closed, unpublished or extended meanwhile', async () => {
    [51, 52, 53].forEach((id) => addJob(id, 3));
    addJob(54, 3, 'Still open');
    [51, 52, 53, 54].forEach((jobId) => world.save(userId, jobId));
    await make(0);
    world.addJob({ id: 51, closingDate: endOf(day(3)), status: 'inactive' });
    world.addJob({ id: 52, closingDate: endOf(day(3)), published: false });
    world.addJob({ id: 53, closingDate: endOf(day(20)) });
    await send(0);
    expect(mailsTo(userId).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Still open closes on /)]);
  });

  it('end by the link in the mail, and come again when the person switches them on', async () => {
    addJob(61, 3);
    addJob(62, 4);
    [61, 62].forEach((jobId) => world.save(userId, jobId));
    const visitor = world.running.as(null);
    const token = unsubscribeToken({ kind: 'saved', id: userId }, secret);
    expect((await visitor.unsubscribePage({ token })).html).toContain('reminders of saved jobs that close soon');
    expect(await world.seeker(userId).getMailSettings({})).toMatchObject({ savedJobReminders: true });
    expect((await visitor.unsubscribe({ token })).html).toContain('/saved-jobs');
    expect(await world.seeker(userId).getMailSettings({})).toMatchObject({
      savedJobReminders: false,
      applicationMails: 'immediate',
    });
    await onDay(0);
    expect(mailsTo(userId)).toEqual([]);
    await world.seeker(userId).updateMailSettings({ savedJobReminders: true });
    await onDay(1);
    expect(mailsTo(userId)).toHaveLength(1);
  });

  it('reach everybody who saved a job, page by page', async () => {
    addJob(71, 3);
    const many = 2 * savedByMost + 1;
    for (let n = 1; n <= many; n++) {
      world.save(1_000_000 + n, 71);
    }
    await make(0);
    const [{ made }]: [{ made: number }] = await world.database.query(
      `SELECT count(*)::int AS made FROM deliveries WHERE kind = 'saved_closing' AND user_id > 1000000`,
    );
    expect(made).toBe(many);
    await world.database.query(`DELETE FROM deliveries WHERE user_id > 1000000`);
  });
});
