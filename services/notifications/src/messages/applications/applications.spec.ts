import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '@workboard/contracts';
import { testCaller, waitFor } from '@workboard/test-kit';
import { makeInterview, makeJob } from '../../testing/objects.js';
import { startWorld, type World } from '../../testing/world.js';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const start = '2026-10-05T00:30:00.000Z';
const seekerMail = 'seeker@mail.test';
const posterMail = 'poster@mail.test';

describe('mails about applications', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld({ at: start });
    world.addContact({ id: 7, email: seekerMail });
    world.addContact({ id: 50, email: posterMail, role: 'employer', companyId: 1, firstName: 'Toby' });
    world.addJob({ id: 1, title: 'Haul Truck Operator' });
    world.addApplication({ id: 3 });
  });
  afterEach(() => world.stop());

  const ref = { id: 3, jobId: 1, userId: 7, companyId: 1 };
  const ending = { ...ref, interviewIds: [] };
  let current: ApplicationStatus;
  beforeEach(() => {
    current = 'applied';
  });
  const change = async (to: ApplicationStatus) => {
    const from = current;
    current = to;
    world.addApplication({ ...world.applications.get(3), id: 3, status: to });
    await world.tell('application.status_changed', { ...ref, from, to, changedAt: world.clock.now().toISOString() });
  };
  const subjects = (address = seekerMail) =>
    world.smtp.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail.subject);
  const told = (...labels: string[]) =>
    waitFor(() => subjects().join('|') === labels.map((label) => `Haul Truck Operator: ${label}`).join('|'), {
      what: `mails ${labels.join(', ')}`,
    });

  it('goes to the seeker with a reference number and to whoever posted the job', async () => {
    await world.tell('application.created', ref);
    const sent = await world.smtp.mailTo(seekerMail);
    expect(sent.mail.text).toContain('WB-000003');
    const received = await world.smtp.mailTo(posterMail);
    expect(received.mail.subject).toBe('New application for Haul Truck Operator: Meri Kila 7');
    expect(received.mail.text).toContain('haul trucks at Porgera');
    expect(received.mail.text).toContain('/applications?search=WB-000003');
  });

  it("goes to the company's owner when the poster left, and to nobody when nobody is there", async () => {
    world.contacts.delete(50);
    world.addContact({ id: 51, email: 'first@mail.test', role: 'employer', companyId: 1 });
    world.addContact({ id: 52, email: 'owner@mail.test', role: 'employer', companyId: 1 });
    world.addCompany({ id: 1, ownerId: 52 });
    await world.tell('application.created', ref);
    await world.smtp.mailTo('owner@mail.test');
  });

  it.each([
    ['reviewed', 'Under Review'],
    ['interviewing', 'Interviewing'],
    ['offered', 'Offer Extended'],
    ['hired', 'Hired'],
    ['rejected', 'Not Selected'],
  ] as const)("tells %s, whose hold is over, in the seeker's words: %s", async (status, label) => {
    await change(status);
    await told(label);
  });

  it('says nothing of a status that was changed again before its mail was written', async () => {
    world.addApplication({ id: 3, status: 'applied' });
    await world.tell('application.status_changed', {
      ...ref,
      from: 'applied',
      to: 'hired',
      changedAt: world.clock.now().toISOString(),
    });
    await world.settled();
    expect(subjects()).toEqual([]);
    expect(await world.deliveries(`kind = 'application_status'`)).toMatchObject([
      { state: 'cancelled', lastError: 'changed again' },
    ]);
  });

  it('ignores an older change that arrives late', async () => {
    await change('hired');
    await told('Hired');
    await world.tell('application.status_changed', {
      ...ref,
      from: 'applied',
      to: 'reviewed',
      changedAt: new Date(world.clock.now().getTime() - 5000).toISOString(),
    });
    world.clock.advance(10 * minuteMs);
    await world.settled();
    expect(subjects()).toHaveLength(1);
  });

  it('leaves the word to the mail about an interview that is planned (P17)', async () => {
    world.addApplication({ id: 3, hadInterview: true, nextInterview: makeInterview({ id: 5 }) });
    await change('offered');
    await world.settled();
    expect(subjects()).toEqual([]);
  });

  it('announces no offer after an interview until it was made (P16)', async () => {
    world.addApplication({ id: 3, hadInterview: true });
    await change('offered');
    await told('Interviewing');
    const { mail } = await world.smtp.mailTo(seekerMail);
    expect(mail.text).not.toContain('Offer');

    world.addApplication({ ...world.applications.get(3), id: 3, offerMadeAt: start });
    world.clock.advance(1000);
    await change('offered');
    await told('Interviewing', 'Offer Extended');
  });

  it('goes to the confirmed address, to the account until then, and nowhere when switched off (A13)', async () => {
    const seeker = world.seeker(7);
    expect(await seeker.saveStatusAlert({ email: 'other@mail.test' })).toMatchObject({ emailConfirmed: false });
    expect(world.statusTokens).toEqual([{ userId: 7, email: 'other@mail.test' }]);
    await change('reviewed');
    await told('Under Review');

    await world.running.as(null).confirmStatusAlert({ userId: 7, email: 'other@mail.test' });
    world.clock.advance(2 * minuteMs);
    await change('interviewing');
    await world.smtp.mailTo('other@mail.test');

    await seeker.saveStatusAlert({ email: 'other@mail.test', isActive: false });
    world.clock.advance(2 * minuteMs);
    await change('hired');
    await world.settled();
    expect(world.smtp.received).toHaveLength(2);
  });

  it('cancels what waits when the application is gone', async () => {
    world.smtp.behave({ kind: 'refuse', code: 451 });
    await change('rejected');
    // Until the first try was refused: what is being sent at this moment is sent.
    await waitFor(
      async () => (await world.deliveries(`kind = 'application_status' AND state <> 'sending'`))[0]?.attempts,
      {
        what: 'the first try',
      },
    );
    await world.tell('application.deleted', ref);
    expect(await world.deliveries(`kind = 'application_status'`)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('tells the employer once that an application was withdrawn, with a link to it (P18)', async () => {
    world.addApplication({ id: 3, withdrawnAt: start });
    await world.tell('application.withdrawn', ending);
    await world.tell('application.withdrawn', ending);
    const { mail } = await world.smtp.mailTo(posterMail);
    expect(mail.subject).toBe('Meri Kila 7 withdrew the application for Haul Truck Operator');
    expect(mail.text).toContain('/applications?search=WB-000003');
    await world.settled();
    expect(subjects(posterMail)).toHaveLength(1);
  });

  it.each(['interview.cancelled', 'application.withdrawn'] as const)(
    'tells the employer of a withdrawal and of its interview in one mail, when %s is heard of first',
    async (first) => {
      world.interviews.set(5, makeInterview({ id: 5 }));
      await world.tell('interview.scheduled', { id: 5, applicationId: 3, userId: 7 });
      await waitFor(() => subjects(posterMail).length === 1, { what: 'the invitation' });
      await world.settled();
      world.addApplication({ id: 3, withdrawnAt: start });
      world.interviews.set(5, makeInterview({ id: 5, status: 'cancelled', sequence: 1 }));
      const cancelled = () =>
        world.tell('interview.cancelled', { id: 5, applicationId: 3, userId: 7, reason: 'withdrawn' });
      const withdrawn = () => world.tell('application.withdrawn', { ...ref, interviewIds: [5] });
      for (const tell of first === 'interview.cancelled' ? [cancelled, withdrawn] : [withdrawn, cancelled]) {
        await tell();
        await world.settled();
      }
      expect(subjects(posterMail).slice(1)).toEqual([
        'Meri Kila 7 withdrew the application for Haul Truck Operator: interview cancelled',
      ]);
    },
  );

  describe('when the job is deleted (P19)', () => {
    const deletedJob = makeJob({ id: 1, title: 'Haul Truck Operator' });
    const deleteJob = async (interviewIds: number[] = []) => {
      world.jobs.delete(1);
      const before = world.applications.get(3) ?? { id: 3 };
      world.addApplication({ ...before, id: 3, jobWithdrawnAt: start, deletedJob });
      await world.tell('application.job_withdrawn', { ...ref, interviewIds });
      await world.tell('application.job_withdrawn', { ...ref, interviewIds });
      await world.settled();
    };

    it('tells the seeker once, with their reference and a way on', async () => {
      await deleteJob();
      expect(subjects()).toEqual(['Haul Truck Operator was withdrawn by the employer']);
      const { mail } = await world.smtp.mailTo(seekerMail);
      expect(mail.text).toMatch(
        /Kumul Energy withdrew the job Haul Truck Operator\.\s+Your\s+application\s+is\s+closed/,
      );
      expect(mail.text).toContain('WB-000003');
      expect(mail.text).toContain('/jobs?search=Haul%20Truck%20Operator');
      expect(subjects(posterMail)).toEqual([]);
    });

    it.each([{ status: 'hired' as const }, { status: 'rejected' as const }, { withdrawnAt: start }])(
      'tells nobody whose application had ended: %j',
      async (ended) => {
        world.addApplication({ id: 3, ...ended });
        await deleteJob();
        expect(subjects()).toEqual([]);
      },
    );

    it('tells whoever expects an interview by its cancellation alone', async () => {
      world.interviews.set(5, makeInterview({ id: 5 }));
      await world.tell('interview.scheduled', { id: 5, applicationId: 3, userId: 7 });
      await waitFor(() => subjects().length === 1, { what: 'the invitation' });
      await world.settled();
      world.interviews.set(5, makeInterview({ id: 5, status: 'cancelled', sequence: 1 }));
      await world.tell('interview.cancelled', { id: 5, applicationId: 3, userId: 7, reason: 'job_deleted' });
      await world.settled();
      await deleteJob([5]);
      expect(subjects().slice(1)).toEqual(['Cancelled – do not travel: interview for Haul Truck Operator']);
      const cancelled = world.smtp.received.find(({ mail }) => mail.subject?.startsWith('Cancelled – do not'));
      expect(cancelled?.mail.text).toMatch(/your\s+application\s+is\s+closed/);
    });

    it('tells the seeker by itself where the interview was never announced', async () => {
      await deleteJob([5]);
      expect(subjects()).toEqual(['Haul Truck Operator was withdrawn by the employer']);
    });

    it('sends the employer no news of its applications any more', async () => {
      await world.tell('application.created', ref);
      await world.settled();
      const before = subjects(posterMail).length;
      await deleteJob();
      expect(subjects(posterMail)).toHaveLength(before);
    });
  });

  it('tells a seeker who withdrew nothing any more', async () => {
    world.addApplication({ id: 3, status: 'hired', withdrawnAt: start });
    await world.tell('application.status_changed', {
      ...ref,
      from: 'applied',
      to: 'hired',
      changedAt: world.clock.now().toISOString(),
    });
    await world.settled();
    expect(subjects()).toEqual([]);
  });

  it('tells an employer who wants no mails about applications of no withdrawal either', async () => {
    const employer = world.running.as(testCaller({ userId: 50, role: 'employer', companyId: 1 }));
    await employer.updateMailSettings({ applicationMails: 'off' });
    await world.tell('application.withdrawn', ending);
    await world.settled();
    expect(subjects(posterMail)).toEqual([]);
  });

  it('sums applications up once a day for employers who want that, and stops for those who want none', async () => {
    const employer = world.running.as(testCaller({ userId: 50, role: 'employer', companyId: 1 }));
    expect(await employer.updateMailSettings({ applicationMails: 'daily' })).toMatchObject({
      applicationMails: 'daily',
    });
    await world.tell('application.created', ref);
    await world.settled();
    expect(subjects(posterMail)).toEqual([]);
    world.clock.advance(dayMs);
    const digest = await world.smtp.mailTo(posterMail);
    expect(digest.mail.subject).toBe('1 new application at PNG Workboard');
    expect(digest.mail.text).toContain('Meri Kila 7');

    await employer.updateMailSettings({ applicationMails: 'off' });
    world.addApplication({ id: 4 });
    await world.tell('application.created', { ...ref, id: 4 });
    world.clock.advance(2 * dayMs);
    await world.settled();
    expect(subjects(posterMail)).toHaveLength(1);
  });
});
