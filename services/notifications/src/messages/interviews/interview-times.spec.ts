import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import { makeTimes } from '../../testing/objects.js';
import { startWorld, type World } from '../../testing/world.js';

const hour = 3_600_000;

describe('mails about times to choose from (P53)', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld({ at: '2026-10-05T00:30:00.000Z' });
    world.addContact({ id: 7, email: 'seeker@mail.test' });
    world.addContact({ id: 50, email: 'hr@kumul.test', firstName: 'Ruth', lastName: 'Aisi', companyId: 1 });
    world.addCompany({ id: 1 });
    world.addJob({ id: 1, title: 'Haul Truck Operator' });
    world.addApplication({ id: 3 });
    world.times.set(9, makeTimes({ id: 4, type: 'in-person', place: 'Kieta Wharf', notes: 'Bring your licence' }));
  });
  afterEach(() => world.stop());

  const fact = { id: 9, applicationId: 3, userId: 7 };
  const subjects = async (count: number) => {
    await waitFor(() => world.smtp.received.length === count, { what: `${count} mails` });
    return world.smtp.received.map(({ mail }) => mail.subject);
  };

  it('say which, where and whom to ask, with a link that nobody else is shown', async () => {
    await world.tell('interview.times_offered', fact);
    await world.tell('interview.times_offered', fact);
    expect(await subjects(1)).toEqual(['Choose a time: interview for Haul Truck Operator']);
    const { mail } = await world.smtp.mailTo('seeker@mail.test', () => true);
    expect(mail.text).toContain('Friday 9 October 2026 at 9:30 am (Port Moresby time; 10:30');
    expect(mail.text).toContain('Friday 9 October 2026 at 11:00 am');
    expect(mail.text).toContain('Kieta Wharf');
    expect(mail.text).toContain('Bring your licence');
    expect(mail.text).toMatch(/\/api\/interview-times\/links\/9-7\.[\w-]{43}/);
    expect(mail.replyTo?.value[0]?.address).toBe('hr@kumul.test');
    await world.settled();
    const [sent] = await world.deliveries(`kind = 'interview_times'`);
    const kept = await world.superAdmin.getDelivery({ id: sent?.id ?? '' });
    expect(kept.body).not.toContain('/api/interview-times/');
  });

  it('go out as a text to whoever wants texts', async () => {
    await world.database.query(
      `INSERT INTO application_status_alerts (user_id, email, phone, is_active) VALUES (7, 'seeker@mail.test', '+67571234567', true)`,
    );
    await world.tell('interview.times_offered', fact);
    expect(await world.deliveries(`kind = 'interview_times' AND channel = 'sms'`)).toHaveLength(1);
  });

  it('remind once, a day before the last, whoever has not chosen, of what is free', async () => {
    await world.tell('interview.times_offered', fact);
    await subjects(1);
    world.times.set(9, {
      ...makeTimes({ id: 4 }),
      times: makeTimes({ id: 4 }).times.map((time) => ({ ...time, free: time.id === 22 ? 1 : 0 })),
    });
    world.clock.advance(3 * 24 * hour);
    expect(await subjects(1)).toHaveLength(1);
    world.clock.advance(hour);
    expect((await subjects(2))[1]).toBe('Reminder: choose a time for your interview for Haul Truck Operator');
    const reminder = world.smtp.received[1]?.mail.text ?? '';
    expect(reminder).toContain('at 11:00 am');
    expect(reminder).not.toContain('at 9:30 am');
  });

  it.each([
    ['chosen', { invitees: [{ ...makeTimes({ id: 4 }).invitees[0], state: 'chosen', timeId: 21 }] }],
    ['withdrawn', { state: 'withdrawn' }],
    ['all taken', { times: makeTimes({ id: 4 }).times.map((time) => ({ ...time, free: 0 })), state: 'full' }],
  ] as const)('do not remind when %s', async (_what, changes) => {
    await world.tell('interview.times_offered', fact);
    await subjects(1);
    world.times.set(9, { ...makeTimes({ id: 4 }), ...(changes as object) });
    world.clock.advance(3 * 24 * hour + hour);
    await world.settled();
    expect(await subjects(1)).toHaveLength(1);
  });

  it('say that they are withdrawn to whoever knows of them', async () => {
    await world.tell('interview.times_offered', fact);
    await subjects(1);
    await world.settled();
    world.times.set(9, makeTimes({ id: 4, state: 'withdrawn' }));
    await world.tell('interview.times_withdrawn', fact);
    expect((await subjects(2))[1]).toBe('Times withdrawn: interview for Haul Truck Operator');
    expect(world.smtp.received[1]?.mail.text).toMatch(/Your application\s+stands as before\./);
    expect(await world.deliveries(`state = 'queued'`)).toEqual([]);
  });
});
