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
    world.interviews.set(5, makeInterview({ id: 5, scheduledAt: '2026-10-09T01:00:00.000Z' }));
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
});
