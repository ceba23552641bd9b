import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import { makeInterview } from '../testing/objects.js';
import { startWorld, type World } from '../testing/world.js';

describe('interview mails', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld({ at: '2026-10-05T00:30:00.000Z' });
    world.addContact({ id: 7, email: 'seeker@mail.test' });
    world.addJob({ id: 1, title: 'Haul Truck Operator' });
    world.addApplication({ id: 3 });
    world.interviews.set(5, makeInterview({ id: 5 }));
  });
  afterEach(() => world.stop());

  const fact = { id: 5, applicationId: 3, userId: 7 };
  const mails = async (count: number) => {
    await waitFor(() => world.smtp.received.length === count, { what: `${count} mails` });
    return world.smtp.received.map(({ mail }) => ({
      subject: mail.subject,
      calendar: mail.attachments
        .find(({ contentType }) => contentType.includes('calendar') || contentType.includes('ics'))
        ?.content.toString('utf8')
        .replace(/\r\n /g, ''),
    }));
  };

  it('invites with a calendar entry in UTC', async () => {
    await world.tell('interview.scheduled', fact);
    const [invitation] = await mails(1);
    expect(invitation?.subject).toBe('Interview for Haul Truck Operator');
    expect(invitation?.calendar).toMatch(/METHOD:REQUEST/);
    expect(invitation?.calendar).toMatch(/UID:interview-5@localhost/);
    expect(invitation?.calendar).toMatch(/DTSTART:20261008T233000Z/);
    expect(invitation?.calendar).toMatch(/DTEND:20261009T001500Z/);
    expect(invitation?.calendar).toMatch(/SEQUENCE:0/);
  });

  it('updates and cancels the same entry', async () => {
    await world.tell('interview.scheduled', fact);
    await mails(1);
    world.interviews.set(5, makeInterview({ id: 5, scheduledAt: '2026-10-09T01:00:00.000Z', sequence: 1 }));
    await world.tell('interview.changed', fact);
    await mails(2);
    // The whole job may be gone by then.
    world.interviews.delete(5);
    world.applications.delete(3);
    world.jobs.delete(1);
    await world.settled();
    await world.tell('interview.cancelled', { ...fact, reason: 'rejected' });
    const [, changed, cancelled] = await mails(3);
    expect(changed?.calendar).toMatch(/UID:interview-5@localhost[\s\S]*SEQUENCE:1[\s\S]*DTSTART:20261009T010000Z/);
    expect(cancelled?.subject).toBe('Cancelled – do not travel: interview for Haul Truck Operator');
    expect(cancelled?.calendar).toMatch(/METHOD:CANCEL/);
    expect(cancelled?.calendar).toMatch(/UID:interview-5@localhost[\s\S]*SEQUENCE:2[\s\S]*DTSTART:20261009T010000Z/);
    expect(cancelled?.calendar).toMatch(/STATUS:CANCELLED/);
  });

  it.each([
    ['employer', 'Kumul Energy cancelled the interview'],
    ['rejected', 'Kumul Energy cancelled the interview'],
    ['hired', 'Kumul Energy cancelled the interview'],
    ['withdrawn', 'You withdrew your application'],
    ['job_deleted', 'Kumul Energy withdrew the job'],
  ] as const)(
    'cancelled because %s: tells not to travel, and no more than the seeker may know yet',
    async (reason, text) => {
      await world.tell('interview.scheduled', fact);
      await mails(1);
      await world.settled();
      await world.tell('interview.cancelled', { ...fact, reason });
      await mails(2);
      const { mail } = await world.smtp.mailTo('seeker@mail.test', (sent) =>
        Boolean(sent.mail.subject?.startsWith('Cancelled')),
      );
      expect(mail.text).toContain(text);
      expect(mail.text).toContain('Please do not travel');
      expect(mail.text).not.toMatch(/reject|not selected|other candidates/i);
    },
  );

  it('says nothing of an interview that was cancelled before it was announced', async () => {
    world.contacts.delete(7);
    await world.tell('interview.scheduled', fact);
    await world.settled();
    world.addContact({ id: 7, email: 'seeker@mail.test' });
    await world.tell('interview.cancelled', { ...fact, reason: 'employer' });
    await world.settled();
    expect(world.smtp.received).toHaveLength(0);
  });

  it('does not invite to what is over', async () => {
    world.interviews.set(5, makeInterview({ id: 5, scheduledAt: '2026-10-01T00:00:00.000Z' }));
    await world.tell('interview.scheduled', fact);
    await world.settled();
    expect(world.smtp.received).toHaveLength(0);
  });

  const start = new Date('2026-10-08T23:30:00.000Z').getTime();
  const to = (address: string) =>
    world.smtp.received.filter((sent) => sent.to.includes(address)).map(({ mail }) => mail.subject);
  const plan = { contactName: 'Ruth Aisi', contactEmail: 'ruth@kumul.test', panel: ['panel@kumul.test'] } as const;
  const withEmployer = () => {
    world.addContact({ id: 50, email: 'poster@mail.test', role: 'employer', companyId: 1 });
    world.interviews.set(5, makeInterview({ id: 5, ...plan, panel: [...plan.panel], place: 'Champion Parade' }));
  };

  it('goes to the contact, the panel and whoever looks after the job as well, with one entry for all', async () => {
    withEmployer();
    await world.tell('interview.scheduled', fact);
    const sent = await mails(4);
    expect(new Set(sent.map(({ calendar }) => /UID:.*/.exec(calendar ?? '')?.[0]))).toEqual(
      new Set(['UID:interview-5@localhost']),
    );
    for (const { calendar } of sent) {
      expect(calendar).toMatch(/ORGANIZER;CN="?Ruth Aisi"?:(MAILTO|mailto):ruth@kumul\.test/);
      expect(calendar).toContain('LOCATION:Champion Parade');
    }
    const { mail } = await world.smtp.mailTo('seeker@mail.test');
    expect(mail.replyTo?.text).toContain('ruth@kumul.test');
    expect(mail.text).toContain('Champion Parade');
    expect(mail.text).toContain('/applications?interview=5&answer=not_coming');
    const downloaded = await world.running.as(null).interviewCalendar({ id: 5 });
    expect(downloaded).toContain('UID:interview-5@localhost');
    expect(downloaded).toContain('SEQUENCE:0');
  });

  it('tells whoever left the panel, and all of them when it is cancelled', async () => {
    withEmployer();
    await world.tell('interview.scheduled', fact);
    await mails(4);
    await world.settled();
    world.interviews.set(5, makeInterview({ id: 5, ...plan, panel: [], sequence: 1 }));
    await world.tell('interview.changed', fact);
    await mails(8);
    await world.settled();
    expect(to('panel@kumul.test').at(-1)).toMatch(/^Cancelled: interview with Meri Kila 7/);
    await world.tell('interview.cancelled', { ...fact, reason: 'withdrawn' });
    await mails(11);
    await world.settled();
    expect(to('ruth@kumul.test').at(-1)).toMatch(/^Cancelled: interview with/);
    expect(to('poster@mail.test').at(-1)).toMatch(/^Cancelled: interview with/);
    expect(to('panel@kumul.test')).toHaveLength(2);
  });

  it('tells one plan once, whichever of its facts comes first', async () => {
    world.interviews.set(5, makeInterview({ id: 5, sequence: 1 }));
    await world.tell('interview.changed', fact);
    await world.tell('interview.scheduled', fact);
    await mails(1);
    await world.settled();
    expect(to('seeker@mail.test')).toEqual(['Interview for Haul Truck Operator']);
  });

  it('reminds a day and two hours before, once each, and of the plan that stands', async () => {
    await world.tell('interview.scheduled', fact);
    await mails(1);
    world.interviews.set(5, makeInterview({ id: 5, notes: 'Bring your licence', sequence: 1 }));
    await world.tell('interview.changed', fact);
    await mails(2);
    await world.settled();
    world.clock.set(new Date(start - 24 * 3_600_000 + 1000));
    await mails(3);
    world.clock.set(new Date(start - 2 * 3_600_000 + 1000));
    await mails(4);
    world.clock.set(new Date(start - 60_000));
    await world.settled();
    expect(to('seeker@mail.test').slice(2)).toEqual([
      'Reminder: interview for Haul Truck Operator',
      'Reminder: interview for Haul Truck Operator',
    ]);
  });

  it('reminds nobody of an interview that was cancelled', async () => {
    await world.tell('interview.scheduled', fact);
    await mails(1);
    await world.settled();
    await world.tell('interview.cancelled', { ...fact, reason: 'rejected' });
    await mails(2);
    world.clock.set(new Date(start - 3_600_000));
    await world.settled();
    expect(world.smtp.received).toHaveLength(2);
  });

  it("tells the contact of the seeker's answer, with the words", async () => {
    world.interviews.set(
      5,
      makeInterview({ id: 5, ...plan, panel: [], answer: 'other_time', answerText: 'No boat on Thursday' }),
    );
    await world.tell('interview.answered', { ...fact, answeredAt: '2026-10-05T01:00:00.000Z' });
    const { mail } = await world.smtp.mailTo('ruth@kumul.test');
    expect(mail.subject).toBe('Meri Kila 7 asks for another time: interview for Haul Truck Operator');
    expect(mail.text).toContain('No boat on Thursday');
  });
});
