import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testCaller } from '@workboard/test-kit';
import { slotOf } from './alert-schedule.js';
import { startWorld, type World } from '../testing/world.js';
import { ClosingNotices } from './closing-notices.js';
import { extendToken, readExtendToken } from '../closing/extend-token.js';

const secret = 'a-secret-that-only-tests-know';
const dayMs = 86_400_000;
/** 9:00 in Port Moresby on Monday 5 October 2026. */
const monday = new Date('2026-10-04T23:00:00.000Z');
const linkTo = (jobId: number, day: string, userId = 50) => ({ token: extendToken({ jobId, userId, day }, secret) });
const endOf = (day: string) => `${day}T13:59:59.999Z`;

describe('the token of a link that extends', () => {
  it('stands for one job, person and closing day, and only for who knows the secret', () => {
    const extension = { jobId: 9, userId: 50, day: '2026-10-12' };
    const token = extendToken(extension, secret);
    expect(readExtendToken(token, secret)).toEqual(extension);
    expect(readExtendToken(token, 'another-secret-of-tests')).toBeNull();
    expect(readExtendToken(token.replace('2026-10-12', '2026-10-13'), secret)).toBeNull();
    expect(readExtendToken(token.replace('9-50', '9-51'), secret)).toBeNull();
    expect(readExtendToken('9-50-2026-10-12', secret)).toBeNull();
  });
});

describe('closing notices (P65)', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ at: monday.toISOString() });
    world.addCompany({ id: 1 });
    world.addContact({ id: 50, email: 'boss@mail.test', role: 'employer', companyId: 1 });
  });
  afterAll(() => world.stop());

  const closing = () => world.deliveries(`kind = 'job_closing'`);
  /** The clock stands at nine in the morning so many days later, and the worker has looked. */
  const onDay = async (days: number): Promise<void> => {
    world.clock.set(new Date(monday.getTime() + days * dayMs));
    const notices = world.running.worker?.get(ClosingNotices);
    await notices?.open({ slot: slotOf(world.clock.now()), readOpenJobs: async () => [...world.jobs.values()] });
    await world.settled();
  };

  it('are two for a job and closing date, with its figures, and start anew when it is extended', async () => {
    world.addJob({ id: 900, title: 'Rigger of Lae', closingDate: endOf('2026-10-12'), applications: 4 });
    world.addJob({ id: 901, title: 'Later', closingDate: endOf('2026-12-20') });
    for (const day of [0, 1, 2, 5, 6, 7, 8]) {
      await onDay(day);
    }
    expect((await closing()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    const [first] = world.smtp.received;
    expect(first?.mail.subject).toBe('Rigger of Lae closes on Monday 12 October 2026');
    const text = first?.mail.text ?? '';
    expect(text).toMatch(/Applications:?\s+4/);
    expect(text).toMatch(/New, not looked at yet:?\s+3/);
    expect(text).toMatch(/http:\/\/localhost:3000\/api\/closing-jobs\/900-50-2026-10-12\.[\w-]{43}/);
    expect(text).toContain('http://localhost:3000/jobs/900?fill=on');

    world.addJob({ id: 900, title: 'Rigger of Lae', closingDate: endOf('2026-10-26'), applications: 5 });
    for (const day of [13, 14, 15, 20, 21]) {
      await onDay(day);
    }
    expect((await closing()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(world.smtp.received).toHaveLength(4);
  });

  it('are not sent for what is closed, for a company without authorisation, nor to who wants none', async () => {
    const day = '2026-11-30';
    world.addCompany({ id: 2, status: 'unauthorised' });
    world.addCompany({ id: 3 });
    world.addContact({ id: 52, email: 'off@mail.test', role: 'employer', companyId: 2 });
    world.addContact({ id: 53, email: 'quiet@mail.test', role: 'employer', companyId: 3 });
    await world.running
      .as(testCaller({ userId: 53, role: 'employer', companyId: 3 }))
      .updateMailSettings({ applicationMails: 'off' });
    world.addJob({ id: 910, closingDate: endOf(day), status: 'inactive' });
    world.addJob({ id: 911, closingDate: endOf(day), published: false });
    world.addJob({ id: 912, closingDate: endOf(day), companyId: 2, postedById: 52 });
    world.addJob({ id: 913, closingDate: endOf(day), companyId: 3, postedById: 53 });
    const before = world.smtp.received.length;
    await onDay(49);
    await onDay(55);
    expect(world.smtp.received).toHaveLength(before);
  });
});

describe('the page of the link', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ at: monday.toISOString(), worker: false });
    world.addCompany({ id: 1 });
    world.addContact({ id: 50, role: 'employer', companyId: 1 });
  });
  afterAll(() => world.stop());

  const visitor = () => world.running.as(null);

  it('asks, changes nothing by being opened, and extends once', async () => {
    world.addJob({ id: 1, title: 'Rigger <b>', companyId: 1, closingDate: endOf('2026-10-12') });
    const link = linkTo(1, '2026-10-12');
    const asked = await visitor().extendJobPage(link);
    expect(asked.html).toContain('Rigger &lt;b&gt;');
    expect(asked.html).toContain('Monday 26 October 2026');
    expect(asked.html).toContain('Extend by 14 days</button>');
    expect(world.extended).toEqual([]);
    const done = await visitor().extendJob(link);
    expect(done.html).toContain('The job was extended');
    expect(world.extended).toEqual([{ id: 1, userId: 50, from: '2026-10-12' }]);
    const again = await visitor().extendJob(link);
    expect(again.html).toContain('The closing date was changed already');
    expect((await visitor().extendJobPage(link)).html).toContain('closes on Monday 26 October 2026');
    expect(world.extended).toHaveLength(1);
  });

  it('has nothing for who left the team, for what is closed or gone, and for links that are cut off', async () => {
    world.addContact({ id: 60, role: 'employer', companyId: 2 });
    world.addContact({ id: 61, role: 'job_seeker', companyId: null });
    world.addContact({ id: 62, role: 'employer', companyId: 1, teamRole: 'reader' });
    world.addJob({ id: 2, companyId: 1, closingDate: endOf('2026-10-12') });
    world.addJob({ id: 3, companyId: 1, closingDate: endOf('2026-10-12'), status: 'inactive' });
    const links = [
      linkTo(2, '2026-10-12', 60),
      linkTo(2, '2026-10-12', 61),
      linkTo(2, '2026-10-12', 62),
      linkTo(3, '2026-10-12'),
      linkTo(4, '2026-10-12'),
    ];
    for (const link of [...links, { token: 'cut-off' }]) {
      expect(await visitor().extendJobPage(link)).toMatchObject({ status: 404 });
      expect(await visitor().extendJob(link)).toMatchObject({ status: 404 });
    }
    expect(world.extended).toHaveLength(1);
  });
});
