import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { notificationsService } from '@workboard/contracts';
import { Clock, startWorker } from '@workboard/service-kit';
import { waitFor } from '@workboard/test-kit';
import type { Env } from '../../env.js';
import { makeInterview } from '../../testing/objects.js';
import { startWorld, type World } from '../../testing/world.js';
import { workerModule } from '../../worker.module.js';

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

  it('invites anew to an interview whose cancellation was taken back (P19)', async () => {
    await world.tell('interview.scheduled', fact);
    await mails(1);
    world.interviews.set(5, makeInterview({ id: 5, status: 'cancelled', sequence: 1 }));
    await world.settled();
    await world.tell('interview.cancelled', { ...fact, reason: 'rejected' });
    await mails(2);
    await world.settled();
    world.interviews.set(5, makeInterview({ id: 5, sequence: 2 }));
    await world.tell('interview.restored', fact);
    const [, cancelled, again] = await mails(3);
    expect(cancelled?.calendar).toMatch(/SEQUENCE:1/);
    expect(again?.subject).toBe('Takes place after all: interview for Haul Truck Operator');
    expect(again?.calendar).toMatch(/METHOD:REQUEST/);
    expect(again?.calendar).toMatch(/UID:interview-5@localhost[\s\S]*SEQUENCE:2/);
  });

  it('tells nothing of a cancellation that was taken back before it left (P19)', async () => {
    await world.tell('interview.scheduled', fact);
    await mails(1);
    await world.settled();
    world.smtp.behave({ kind: 'refuse', code: 451 });
    await world.tell('interview.cancelled', { ...fact, reason: 'rejected' });
    const tried = `kind = 'interview_cancelled' AND state = 'queued' AND attempts > 0`;
    await waitFor(async () => (await world.deliveries(tried)).length === 1, { what: 'the first try' });
    world.smtp.behave({ kind: 'accept' });
    world.interviews.set(5, makeInterview({ id: 5, sequence: 2 }));
    await world.tell('interview.restored', fact);
    expect(await world.deliveries(`state = 'queued' AND kind <> 'interview_reminder'`)).toEqual([]);
    expect(await world.deliveries(`state = 'queued' AND kind = 'interview_reminder'`)).toHaveLength(2);
  });

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
    expect(mail.text).toMatch(/\/api\/interview-answers\/5-7\.[\w-]{43}\?answer=not_coming/);
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
    expect(to('panel@kumul.test').at(-1)).toMatch(/^You are not needed: interview with Meri Kila 7/);
    await world.tell('interview.cancelled', { ...fact, reason: 'withdrawn' });
    await mails(11);
    await world.settled();
    expect(to('ruth@kumul.test').at(-1)).toMatch(/^Meri Kila 7 withdrew the application/);
    expect(to('poster@mail.test').at(-1)).toMatch(/^Meri Kila 7 withdrew the application/);
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

  it('reminds once, though workers come and go and the clock has passed the hour meanwhile', async () => {
    await world.tell('interview.scheduled', fact);
    await mails(1);
    await world.settled();
    const env = world.running.env as Env;
    const another = async () => {
      const worker = await startWorker({ module: workerModule(env), env, service: notificationsService });
      worker.app.get(Clock).now = () => world.clock.now();
      return worker;
    };
    const second = await another();
    world.clock.set(new Date(start - 23 * 3_600_000));
    await mails(2);
    await second.stop();
    const third = await another();
    await world.settled();
    await third.stop();
    expect(to('seeker@mail.test').slice(1)).toEqual(['Reminder: interview for Haul Truck Operator']);
  }, 90_000);

  it.each([
    ['the seeker cannot come', { answer: 'not_coming' as const }, {}],
    ['the application was withdrawn', {}, { withdrawnAt: '2026-10-06T00:00:00.000Z' }],
  ])('reminds nobody when %s', async (_what, interview, application) => {
    await world.tell('interview.scheduled', fact);
    await mails(1);
    await world.settled();
    world.interviews.set(5, makeInterview({ id: 5, ...interview }));
    world.addApplication({ id: 3, ...application });
    world.clock.set(new Date(start - 3_600_000));
    await world.settled();
    expect(world.smtp.received).toHaveLength(1);
  });

  it('says in a reminder that another time was asked for and not given', async () => {
    await world.tell('interview.scheduled', fact);
    await mails(1);
    world.interviews.set(5, makeInterview({ id: 5, answer: 'other_time', answerText: 'No boat' }));
    world.clock.set(new Date(start - 3_600_000));
    const { mail } = await world.smtp.mailTo('seeker@mail.test', (sent) =>
      Boolean(sent.mail.subject?.startsWith('Reminder')),
    );
    expect(mail.text).toContain('You asked Kumul Energy for another time, and it has not been changed.');
  });

  it('keeps of a mail no link that answers for whoever has it', async () => {
    await world.tell('interview.scheduled', fact);
    await mails(1);
    await world.settled();
    const [kept] = await world.deliveries(`kind = 'interview_scheduled'`);
    expect(kept?.body).toContain('[I will come]');
    expect(kept?.body).not.toContain('/api/interview-answers/');
  });

  it('says when and where in a text of one message, both clocks where they differ', async () => {
    await world.seeker(7).saveStatusAlert({ email: 'seeker@mail.test', phone: '7200 0001' });
    await world.confirmPhone(7, '+67572000001');
    const place = 'Sohano Road 3, Buka, beside the post office, first floor, ask for the HR office';
    world.interviews.set(5, makeInterview({ id: 5, type: 'in-person', place }));
    // In the day: nobody is texted at night.
    await world.tell('interview.scheduled', fact);
    await mails(1);
    await world.settled();
    const [text] = await world.deliveries(`channel = 'sms' AND kind = 'interview_scheduled'`);
    const body = text?.body ?? '';
    expect(body.length).toBeLessThanOrEqual(160);
    expect(body).toMatch(/^Interview Fri, 9 Oct 2026, 9:30 am \(10:30 am in Bougainville\), Sohano Road 3, Buka/);
    expect(body).toMatch(/ http:\/\/localhost:3000\/applications$/);
  });

  const asked = () => world.smtp.received.filter(({ mail }) => mail.subject?.startsWith('How did it go?'));
  const plannedAnd = async (changes: object = {}) => {
    withEmployer();
    await world.tell('interview.scheduled', fact);
    await mails(4);
    await world.settled();
    world.interviews.set(5, makeInterview({ id: 5, ...plan, panel: [], ...changes }));
  };

  describe('the morning after (P54)', () => {
    const morning = new Date('2026-10-09T22:00:00.000Z');

    it('asks the contact once how it went, with a link to say so', async () => {
      await plannedAnd();
      world.clock.set(new Date(morning.getTime() - 60_000));
      await world.settled();
      expect(asked()).toEqual([]);
      world.clock.set(morning);
      const { mail } = await world.smtp.mailTo('ruth@kumul.test', (sent) =>
        Boolean(sent.mail.subject?.startsWith('How did it go?')),
      );
      expect(mail.text).toContain('/interviews?ask=5');
      world.clock.set(new Date(morning.getTime() + 48 * 3_600_000));
      await world.settled();
      expect(asked()).toHaveLength(1);
    });

    it.each([
      ['its outcome is noted', { outcome: 'attended' as const, status: 'completed' as const }],
      ['it was cancelled', { status: 'cancelled' as const }],
    ])('asks nothing when %s', async (_what, changes) => {
      await plannedAnd(changes);
      world.clock.set(morning);
      await world.settled();
      expect(asked()).toEqual([]);
    });
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
    expect(mail.replyTo?.text).toContain('seeker@mail.test');
  });
});
