import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testCaller } from '@workboard/test-kit';
import { Composer } from '../deliveries/composer.js';
import { startWorld, type World } from '../testing/world.js';
import { isServed } from '../sms/phone.js';

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const neighbours = ['675', '677', '678', '679', '687', '61', '62', '64'];

describe('isServed', () => {
  it.each([
    ['+67572000001', true],
    ['+61412345678', true],
    // A land line, a number that costs its caller extra, and one far away.
    ['+6753210000', false],
    ['+61190123456', false],
    ['+19005550199', false],
    ['+447911123456', false],
  ])('S8: texts to %s: %s', (phone, served) => {
    expect(isServed(phone, neighbours)).toBe(served);
  });
});

describe('S8: texts go to confirmed numbers alone', () => {
  let world: World;
  let lastApplication = 10;
  beforeAll(async () => {
    // 10:00 in Port Moresby.
    world = await startWorld({
      at: '2026-10-05T00:00:00.000Z',
      env: { SMS_PER_NUMBER: '4', SMS_PER_ACCOUNT: '6', MAIL_RETRY_MS: '50' },
    });
    world.addJob({ id: 1, title: 'Driver' });
    for (const id of [7, 8, 9]) {
      world.addContact({ id, email: `person${id}@mail.test`, phone: `7200 000${id}` });
    }
  });
  afterAll(() => world.stop());

  const hire = async (userId: number) => {
    lastApplication += 1;
    world.addApplication({ id: lastApplication, userId, status: 'hired' });
    await world.tell('application.status_changed', {
      id: lastApplication,
      jobId: 1,
      userId,
      companyId: 1,
      from: 'applied',
      to: 'hired',
      changedAt: world.clock.now().toISOString(),
    });
    await world.settled();
    const [text] = await world.deliveries(`subject = 'application:${lastApplication}' AND channel = 'sms'`);
    return text;
  };
  /** The digits of the code that was sent last to a person. */
  const lastCode = async (userId: number): Promise<string> => {
    const codes = await world.deliveries(`kind = 'sms_code' AND user_id = ${userId}`);
    const last = codes.at(-1);
    const { text } = await world.running.worker!.get(Composer).sms(last!);
    return /^\d{6}/.exec(text)?.[0] ?? '';
  };
  const refusal = { status: 400, code: 'wrong_code' };

  it('none goes out before the code was entered, and those after it do', async () => {
    const seeker = world.seeker(7);
    const phone = '7200 0007';
    await seeker.saveStatusAlert({ email: 'person7@mail.test', phone });
    expect(await hire(7)).toMatchObject({ state: 'cancelled', lastError: 'the number is not confirmed' });
    expect(await seeker.listSmsNumbers({})).toEqual([{ phone, usedFor: ['status_alerts'], state: 'unconfirmed' }]);

    await seeker.sendSmsCode({ phone });
    await world.settled();
    const [sent] = await world.deliveries(`kind = 'sms_code'`);
    // What the text said is kept nowhere.
    expect(sent).toMatchObject({ state: 'sent', address: '+67572000007', title: null, body: null });
    const code = await lastCode(7);
    const kept: { kept: string }[] = await world.database.query(
      `SELECT sms_numbers::text AS kept FROM sms_numbers UNION ALL SELECT deliveries::text FROM deliveries WHERE kind = 'sms_code'`,
    );
    expect(kept.filter((row) => new RegExp(`\\b${code}\\b`).test(row.kept))).toEqual([]);

    await expect(seeker.confirmSmsNumber({ phone, code: wrong(code) })).rejects.toMatchObject(refusal);
    expect(await seeker.confirmSmsNumber({ phone, code: `${code.slice(0, 3)} ${code.slice(3)}` })).toEqual({
      phone,
      usedFor: ['status_alerts'],
      state: 'confirmed',
    });
    await expect(seeker.confirmSmsNumber({ phone, code })).rejects.toMatchObject(refusal);
    expect(await hire(7)).toMatchObject({ state: 'sent' });
  });

  it('another number needs a code of its own, and nobody makes us text somebody else', async () => {
    const seeker = world.seeker(7);
    await seeker.saveStatusAlert({ email: 'person7@mail.test', phone: '7200 0005' });
    expect(await hire(7)).toMatchObject({ state: 'cancelled', lastError: 'the number is not confirmed' });
    await expect(seeker.sendSmsCode({ phone: '7200 0008' })).rejects.toMatchObject({ code: 'sms_number_unknown' });
    await seeker.saveStatusAlert({ email: 'person7@mail.test', phone: '+1 900 555 0199' });
    await expect(seeker.sendSmsCode({ phone: '+1 900 555 0199' })).rejects.toMatchObject({ code: 'sms_not_served' });
    expect(await seeker.listSmsNumbers({})).toMatchObject([{ state: 'not_served' }]);
    expect(await hire(7)).toMatchObject({ lastError: 'no mobile number of a country on the list' });
    const employer = world.running.as(testCaller({ userId: 9, role: 'employer' }));
    await expect(employer.sendSmsCode({ phone: '7200 0009' })).rejects.toMatchObject({ status: 403 });
  });

  it('five wrong tries end a code, however many come at once, and so do ten minutes', async () => {
    const seeker = world.seeker(8);
    const phone = '7200 0008';
    await seeker.createJobAlert({ title: 'Any', frequency: 'weekly', smsNotifications: true });
    expect(await seeker.listSmsNumbers({})).toEqual([{ phone, usedFor: ['job_alerts'], state: 'unconfirmed' }]);
    await seeker.sendSmsCode({ phone });
    const code = await lastCode(8);
    const tries = Array.from({ length: 12 }, () => seeker.confirmSmsNumber({ phone, code: wrong(code) }));
    expect((await Promise.allSettled(tries)).every(({ status }) => status === 'rejected')).toBe(true);
    await expect(seeker.confirmSmsNumber({ phone, code })).rejects.toMatchObject(refusal);

    await seeker.sendSmsCode({ phone });
    const late = await lastCode(8);
    world.clock.advance(10 * 60_000);
    await expect(seeker.confirmSmsNumber({ phone, code: late })).rejects.toMatchObject(refusal);
  });

  it('five codes a day are all that an account or a number gets', async () => {
    const seeker = world.seeker(9);
    const phone = '7200 0009';
    await seeker.saveStatusAlert({ email: 'person9@mail.test', phone });
    const asked = await Promise.allSettled(Array.from({ length: 9 }, () => seeker.sendSmsCode({ phone })));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await world.seeker(7).saveStatusAlert({ email: 'person7@mail.test', phone });
    await expect(world.seeker(7).sendSmsCode({ phone })).rejects.toMatchObject({ status: 429 });
    world.clock.advance(24 * 3_600_000);
    await expect(world.seeker(7).sendSmsCode({ phone })).resolves.toMatchObject({ phone });
  });

  it('a number gets no more texts in a day than it may, and again the day after', async () => {
    await world.database.query(`UPDATE sms_numbers SET confirmed_at = now() WHERE user_id = 9`);
    world.clock.advance(24 * 3_600_000);
    const states = [];
    for (let nth = 0; nth < 6; nth += 1) {
      states.push((await hire(9))?.state);
    }
    expect(states).toEqual(['sent', 'sent', 'sent', 'sent', 'cancelled', 'cancelled']);
    world.clock.advance(24 * 3_600_000);
    expect(await hire(9)).toMatchObject({ state: 'sent' });
  });

  it('a deleted account takes its numbers along', async () => {
    await world.tell('user.deleted', { userId: 9 });
    const left: unknown[] = await world.database.query(`SELECT FROM sms_numbers WHERE user_id = 9`);
    expect(left).toEqual([]);
  });
});
