import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import { startWorld, type World } from '../../testing/world.js';

describe('immediate alerts', () => {
  let world: World;
  beforeEach(async () => {
    // 10:00 in Port Moresby, so that texts may go out.
    world = await startWorld({ at: '2026-10-05T00:00:00.000Z', env: { ALERTS_BUNDLE_MS: '5000' } });
    world.addContact({ id: 7, email: 'seeker@mail.test', phone: '7200 0001' });
    await world.confirmPhone(7, '+67572000001');
  });
  afterEach(() => world.stop());

  const subjects = () => world.smtp.received.map(({ mail }) => mail.subject ?? '');
  const pass = async (milliseconds: number) => {
    world.clock.advance(milliseconds);
    await world.settled();
  };

  it('tell of all jobs that came within seconds in one mail, and of later ones in another', async () => {
    await world.seeker(7).createJobAlert({ title: 'Any', frequency: 'immediate', smsNotifications: true });
    const driver = await world.publish({ title: 'Driver' });
    await pass(3000);
    const cook = await world.publish({ title: 'Cook' });
    const nurse = await world.publish({ title: 'Nurse' });
    expect(subjects()).toEqual([]);
    await pass(2000);
    expect(subjects()).toEqual(['3 new jobs for "Any"']);
    for (const { id } of [driver, cook, nurse]) {
      expect(world.smtp.received[0]?.mail.text).toContain(`http://localhost:3000/jobs/${id}?utm_source=mail\n`);
    }
    expect(await world.deliveries(`channel = 'sms' AND state = 'sent'`)).toHaveLength(1);

    await world.publish({ title: 'Welder' });
    await pass(5000);
    expect(subjects()).toEqual(['3 new jobs for "Any"', 'New job: Welder at Kumul Energy']);
    expect(await world.deliveries(`state = 'sent'`)).toHaveLength(4);
  });

  it('say the same when they are tried again', async () => {
    await world.seeker(7).createJobAlert({ title: 'Any', frequency: 'immediate' });
    world.smtp.behave({ kind: 'refuse', code: 451 });
    await world.publish({ title: 'Driver' });
    await world.publish({ title: 'Cook' });
    world.clock.advance(5000);
    await waitFor(async () => (await world.deliveries(`state = 'queued' AND last_error IS NOT NULL`)).length === 1);
    await world.publish({ title: 'Nurse' });
    world.smtp.behave({ kind: 'accept' });
    await pass(60_000);
    expect(subjects().toSorted()).toEqual(['2 new jobs for "Any"', 'New job: Nurse at Kumul Energy']);
  });

  it('go on without the jobs that are gone meanwhile', async () => {
    await world.seeker(7).createJobAlert({ title: 'Any', frequency: 'immediate' });
    const driver = await world.publish({ title: 'Driver' });
    await world.publish({ title: 'Cook' });
    world.jobs.delete(driver.id);
    await world.tell('job.deleted', { id: driver.id, companyId: 1, job: null });
    await pass(5000);
    expect(subjects()).toEqual(['New job: Cook at Kumul Energy']);
  });

  it('are told once per person and job, each alert in its own mail', async () => {
    await world.seeker(7).createJobAlert({ title: 'Drivers', frequency: 'immediate', keywords: ['driver'] });
    await world.seeker(7).createJobAlert({ title: 'Cooks', frequency: 'immediate', keywords: ['driver', 'cook'] });
    await world.publish({ title: 'Driver' });
    await world.publish({ title: 'Cook' });
    await pass(5000);
    expect(subjects().toSorted()).toEqual(['New job: Cook at Kumul Energy', 'New job: Driver at Kumul Energy']);
  });

  it('say nothing once the alert is removed', async () => {
    const alert = await world.seeker(7).createJobAlert({ title: 'Any', frequency: 'immediate' });
    await world.publish({ title: 'Driver' });
    await world.seeker(7).removeJobAlert({ id: alert.id });
    await pass(5000);
    expect(await world.deliveries()).toMatchObject([{ state: 'cancelled', lastError: 'the alert is gone' }]);
  });
});
