import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AlertFrequency, notificationsService } from '@workboard/contracts';
import { Clock, startWorker } from '@workboard/service-kit';
import { waitFor } from '@workboard/test-kit';
import { startWorld, type World } from '../testing/world.js';
import { workerModule } from '../worker.module.js';
import type { Env } from '../env.js';
import { duePeriod } from './alert-schedule.js';
import { hasDueDigests } from './digests.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** 08:00 of a Monday in Port Moresby. */
const mondayAt8 = new Date('2026-10-04T22:00:00.000Z');

describe('duePeriod', () => {
  it.each<['daily' | 'weekly', string, string | null]>([
    ['daily', '2026-10-04T21:59:59.999Z', null],
    ['daily', '2026-10-04T22:00:00.000Z', '2026-10-05'],
    ['daily', '2026-10-05T01:59:59.999Z', '2026-10-05'],
    ['daily', '2026-10-05T02:00:00.000Z', null],
    ['daily', '2026-10-04T14:30:00.000Z', null],
    ['weekly', '2026-10-04T22:00:00.000Z', '2026-10-05'],
    ['weekly', '2026-10-05T22:00:00.000Z', null],
    ['weekly', '2026-10-11T23:00:00.000Z', '2026-10-12'],
  ])('%s at %s is %s', (frequency, now, period) => {
    expect(duePeriod(frequency, new Date(now))?.period ?? null).toBe(period);
  });
});

describe('digests', () => {
  let world: World;
  beforeEach(async () => {
    // Sunday afternoon: that day's digests are done with.
    world = await startWorld({ at: new Date(mondayAt8.getTime() - 18 * hourMs).toISOString() });
  });
  afterEach(() => world.stop());

  const alertFor = async (userId: number, frequency: AlertFrequency, keywords: string[] = []) => {
    world.addContact({ id: userId, email: `p${userId}@mail.test` });
    return world.seeker(userId).createJobAlert({ title: `Alert ${userId}`, frequency, keywords });
  };
  const mailsTo = (userId: number) =>
    world.smtp.received.filter(({ to }) => to.includes(`p${userId}@mail.test`)).map(({ mail }) => mail);
  /** Moves to an instant and waits until the digests of that moment are made and sent. */
  const at = async (instant: Date) => {
    world.clock.set(instant);
    await waitFor(
      async () => {
        for (const frequency of ['daily', 'weekly'] as const) {
          const slot = duePeriod(frequency, instant);
          if (slot && (await hasDueDigests(world.database.manager, { ...slot, frequency }))) {
            return false;
          }
        }
        return true;
      },
      { what: 'digests to be made', timeout: 25_000 },
    );
    await world.settled();
  };

  it('come at 08:00 with all matching jobs, each once, and not at all when there are none', async () => {
    await alertFor(1, 'daily');
    await alertFor(2, 'daily', ['pilot']);
    await alertFor(3, 'weekly');
    const driver = await world.publish({ title: 'Driver' });
    const cook = await world.publish({ title: 'Cook' });
    await at(new Date(mondayAt8.getTime() - 1));
    expect(world.smtp.received).toHaveLength(0);

    await at(mondayAt8);
    expect(mailsTo(1).map(({ subject }) => subject)).toEqual(['2 new jobs for "Alert 1"']);
    expect(mailsTo(1)[0]?.text).toContain(`/jobs/${driver.id}`);
    expect(mailsTo(1)[0]?.text).toContain(`/jobs/${cook.id}`);
    expect(mailsTo(2)).toEqual([]);
    expect(mailsTo(3)).toHaveLength(1);

    const welder = await world.publish({ title: 'Welder' });
    await at(new Date(mondayAt8.getTime() + dayMs));
    expect(mailsTo(1).map(({ subject }) => subject)).toEqual(['2 new jobs for "Alert 1"', '1 new job for "Alert 1"']);
    expect(mailsTo(1)[1]?.text).toContain(`/jobs/${welder.id}`);
    expect(mailsTo(3)).toHaveLength(1);

    await at(new Date(mondayAt8.getTime() + 7 * dayMs));
    expect(mailsTo(1)).toHaveLength(2);
    expect(mailsTo(3).map(({ subject }) => subject)).toEqual(['2 new jobs for "Alert 3"', '1 new job for "Alert 3"']);
  });

  it('fold a morning that was missed into the next one', async () => {
    await alertFor(1, 'daily');
    await world.publish({ title: 'Driver' });
    await at(new Date(mondayAt8.getTime() + 5 * hourMs));
    expect(mailsTo(1)).toEqual([]);
    await world.publish({ title: 'Cook' });
    await at(new Date(mondayAt8.getTime() + dayMs));
    expect(mailsTo(1).map(({ subject }) => subject)).toEqual(['2 new jobs for "Alert 1"']);
  });

  it('leave out what closed or was hidden since, and say nothing when nothing is left', async () => {
    await alertFor(1, 'daily');
    const shown = await world.publish({ title: 'Shown' });
    await world.publish({ title: 'Closed', closingDate: '2026-10-03T13:59:59.999Z' });
    const hidden = await world.publish({ title: 'Hidden' });
    world.addJob({ ...hidden, status: 'inactive' });
    await at(mondayAt8);
    expect(mailsTo(1)[0]?.subject).toBe('1 new job for "Alert 1"');
    expect(mailsTo(1)[0]?.text).toContain(`/jobs/${shown.id}`);
  });

  it('do not cover the time while the alert was paused', async () => {
    const alert = await alertFor(1, 'daily');
    await world.seeker(1).updateJobAlert({ id: alert.id, changes: { isActive: false } });
    await world.publish({ title: 'Driver' });
    await at(mondayAt8);
    world.clock.advance(6 * hourMs);
    await world.seeker(1).updateJobAlert({ id: alert.id, changes: { isActive: true } });
    await world.publish({ title: 'Cook' });
    await at(new Date(mondayAt8.getTime() + dayMs));
    expect(mailsTo(1).map(({ subject }) => subject)).toEqual(['1 new job for "Alert 1"']);
  });

  it('wait for the next morning when the alert is made after 08:00', async () => {
    world.clock.set(new Date(mondayAt8.getTime() + hourMs));
    await alertFor(1, 'daily');
    await world.publish({ title: 'Driver' });
    await at(new Date(mondayAt8.getTime() + 2 * hourMs));
    expect(mailsTo(1)).toEqual([]);
    await at(new Date(mondayAt8.getTime() + dayMs));
    expect(mailsTo(1)).toHaveLength(1);
  });

  it('are made once by two workers', async () => {
    const env = world.running.env as Env;
    const second = await startWorker({ module: workerModule(env), env, service: notificationsService });
    second.app.get(Clock).now = () => world.clock.now();
    try {
      await Promise.all(Array.from({ length: 20 }, (_, index) => alertFor(index + 1, 'daily')));
      await world.publish({ title: 'Driver' });
      await at(mondayAt8);
      expect(world.smtp.received).toHaveLength(20);
      const [{ count }]: [{ count: number }] = await world.database.query(`SELECT count(*)::int AS count FROM digests`);
      expect(count).toBe(20);
    } finally {
      await second.stop();
    }
  }, 90_000);

  it('tell employers 7 days and 1 day before a job closes, with the link to extend it', async () => {
    world.addCompany({ id: 1 });
    world.addContact({ id: 50, email: 'boss@mail.test', role: 'employer', companyId: 1 });
    world.addJob({ id: 900, title: 'Known to nobody', closingDate: '2026-10-12T13:59:59.999Z', applications: 4 });
    world.addJob({ id: 901, title: 'Later', closingDate: '2026-10-20T13:59:59.999Z' });
    await at(mondayAt8);
    const first = await world.smtp.mailTo('boss@mail.test');
    expect(first.mail.subject).toBe('Known to nobody closes on Monday 12 October 2026');
    expect(first.mail.text).toContain('http://localhost:3000/edit-job/900');
    await at(new Date(mondayAt8.getTime() + 6 * dayMs));
    await waitFor(() => world.smtp.received.length === 2);
    expect(world.smtp.received[1]?.mail.subject).toBe('Known to nobody closes on Monday 12 October 2026');
  });
});
