import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf, testCaller } from '@workboard/test-kit';
import { startWorld, type World } from '../testing/world.js';

describe('mail settings', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ worker: false });
    world.addContact({ id: 7 });
    world.addContact({ id: 50, role: 'employer', companyId: 1 });
  });
  afterAll(() => world.stop());

  const employer = () => world.running.as(testCaller({ userId: 50, role: 'employer', companyId: 1 }));

  it('are what nobody chose otherwise, and change one by one', async () => {
    const first = { applicationMails: 'immediate', savedJobReminders: true, email: 'person7@mail.test', stopped: null };
    expect(await world.seeker(7).getMailSettings({})).toEqual(first);
    const off = { ...first, savedJobReminders: false };
    expect(await world.seeker(7).updateMailSettings({ savedJobReminders: false })).toEqual(off);
    expect(await world.seeker(7).getMailSettings({})).toEqual(off);
    expect(await world.seeker(7).updateMailSettings({ savedJobReminders: true })).toEqual(first);
    expect(await employer().updateMailSettings({ applicationMails: 'daily' })).toMatchObject({
      applicationMails: 'daily',
      savedJobReminders: true,
    });
  });

  it('are chosen by whoever gets such mails', async () => {
    expect(await refusalOf(world.seeker(7).updateMailSettings({ applicationMails: 'off' }))).toBe('forbidden');
    expect(await refusalOf(employer().updateMailSettings({ savedJobReminders: false }))).toBe('forbidden');
    expect(await refusalOf(world.superAdmin.updateMailSettings({ savedJobReminders: false }))).toBe('forbidden');
    expect(await refusalOf(world.seeker(7).updateMailSettings({}))).toBe('validation_failed');
  });
});
