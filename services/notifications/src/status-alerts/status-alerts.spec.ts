import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testCaller } from '@workboard/test-kit';
import { startWorld, type World } from '../testing/world.js';

describe('status alerts', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ worker: false });
    world.addContact({ id: 7, email: 'own@mail.test' });
    world.addContact({ id: 8 });
  });
  afterAll(() => world.stop());

  it("take the account's address at once, with the defaults of the spec", async () => {
    const seeker = world.seeker(7);
    expect(await seeker.getStatusAlert({})).toBeNull();
    expect(await seeker.saveStatusAlert({ email: ' Own@Mail.test ' })).toMatchObject({
      userId: 7,
      email: 'own@mail.test',
      phone: null,
      isActive: true,
      emailConfirmed: true,
      emailStopped: false,
    });
    expect(world.statusTokens).toEqual([]);
  });

  it('ask the owner of another address, and forget the old confirmation with the old address', async () => {
    const seeker = world.seeker(7);
    const other = { email: 'other@mail.test', phone: '7200 0001' };
    expect(await seeker.saveStatusAlert(other)).toMatchObject({ emailConfirmed: false, phone: '7200 0001' });
    await world.running.as(null).confirmStatusAlert({ userId: 7, email: 'replaced@mail.test' });
    expect(await seeker.getStatusAlert({})).toMatchObject({ emailConfirmed: false });
    await world.running.as(null).confirmStatusAlert({ userId: 7, email: 'other@mail.test' });
    expect(await seeker.saveStatusAlert(other)).toMatchObject({ emailConfirmed: true });
    expect(world.statusTokens).toHaveLength(1);
    expect(await seeker.saveStatusAlert({ email: 'third@mail.test' })).toMatchObject({
      emailConfirmed: false,
      phone: null,
    });
  });

  it('need an address', async () => {
    const message = 'Please enter an email address for notifications.';
    await expect(world.seeker(7).saveStatusAlert({ email: '' })).rejects.toMatchObject({ status: 400, message });
  });

  it('are one per person, however many calls come at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => world.seeker(8).saveStatusAlert({ email: 'person8@mail.test' })),
    );
    const [{ count }]: [{ count: number }] = await world.database.query(
      `SELECT count(*)::int AS count FROM application_status_alerts WHERE user_id = 8`,
    );
    expect(count).toBe(1);
  });

  it('can be deleted, also twice, and are for job seekers only', async () => {
    await world.seeker(7).removeStatusAlert({});
    await world.seeker(7).removeStatusAlert({});
    expect(await world.seeker(7).getStatusAlert({})).toBeNull();
    const employer = world.running.as(testCaller({ userId: 9, role: 'employer' }));
    await expect(employer.getStatusAlert({})).rejects.toMatchObject({ status: 403 });
    await expect(employer.saveStatusAlert({ email: 'x@mail.test' })).rejects.toMatchObject({ status: 403 });
    await expect(world.running.as(null).getStatusAlert({})).rejects.toMatchObject({ status: 401 });
  });
});
