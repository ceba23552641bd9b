import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@workboard/contracts';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';
import { OneTimeToken } from '../tokens/one-time-token.entity.js';
import { PhoneSignIn } from '../users/phone-sign-in.entity.js';
import { PhoneCode } from './phone-code.entity.js';

const currentPassword = testPassword;
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const userOf = (outcome: SignedIn): number => ('user' in outcome ? outcome.user.id : 0);

describe('a phone that signs in (decision A24)', () => {
  let auth: World;
  let lastNumber = 10;
  beforeAll(async () => {
    auth = await startWorld({ env: { PHONE_SIGN_IN: 'optional' } });
  });
  afterAll(() => auth.stop());

  const newPhone = (): string => `+675720000${(lastNumber += 1)}`;
  const sentTo = async (phone: string): Promise<string> => {
    const { id: codeId } = await auth.manager.findOneOrFail(PhoneCode, {
      where: { phone },
      order: { createdAt: 'DESC' },
    });
    return (await auth.visitor.phoneCodeText({ codeId }))?.code ?? '';
  };
  const codeFor = async (phone: string): Promise<{ phone: string; code: string }> => {
    await auth.visitor.sendPhoneCode({ phone });
    return { phone, code: await sentTo(phone) };
  };
  const linked = async (phone = newPhone()) => {
    const user = await auth.newUser();
    const own = auth.as(await auth.callerFor(user));
    await own.addPhoneSignIn({ ...(await codeFor(phone)), currentPassword });
    return { user, own, phone };
  };
  const news = async (userId: number) =>
    (await auth.published('user.phone_sign_in')).filter((event) => event.userId === userId).map((event) => event.news);

  it('is added with the password and a code, however it is typed, signs in once for each code, and is told', async () => {
    const user = await auth.newUser();
    const own = auth.as(await auth.callerFor(user));
    const phone = newPhone();
    const proof = await codeFor(phone);
    expect(await refusalOf(own.addPhoneSignIn({ ...proof, currentPassword: 'wrong' }))).toBe('wrong_password');
    const typed = phone.replace('+675', '').replace(/(\d{4})/, '$1 ');
    expect(await own.addPhoneSignIn({ ...proof, phone: typed, currentPassword })).toMatchObject({ phone });
    expect(await news(user.id)).toEqual(['on']);

    await auth.visitor.sendPhoneCode({ phone: typed });
    const next = { phone: typed, code: await sentTo(phone) };
    const outcome = await auth.visitor.phoneSignIn(next);
    expect(userOf(outcome)).toBe(user.id);
    expect(await refusalOf(auth.visitor.phoneSignIn(next))).toBe('wrong_code');
    await own.removePhoneSignIn({});
    expect(await refusalOf(auth.visitor.phoneSignIn(await codeFor(phone)))).toBe('phone_unknown');
    expect(await news(user.id)).toEqual(['on', 'off']);
  }, 60_000);

  it('answers alike whether a number has an account, and says so only to who holds the phone', async () => {
    const [{ phone: known }, unknown] = [await linked(), newPhone()];
    const answers = await Promise.all([known, unknown].map((phone) => auth.visitor.sendPhoneCode({ phone })));
    expect(answers.map((answer) => Object.keys(answer))).toEqual([
      ['phone', 'expiresAt'],
      ['phone', 'expiresAt'],
    ]);
    for (const phone of [known, unknown]) {
      const code = wrong(await sentTo(phone));
      expect(await refusalOf(auth.visitor.phoneSignIn({ phone, code }))).toBe('wrong_code');
    }
    expect(await refusalOf(auth.visitor.sendPhoneCode({ phone: '+1 212 555 0199' }))).toBe('sms_not_served');
    expect(await refusalOf(auth.visitor.sendPhoneCode({ phone: 'abc' }))).toBe('validation_failed');
  });

  it('takes five tries, however many come at once, ten minutes, and the newest code alone', async () => {
    const { phone } = await linked();
    const first = await codeFor(phone);
    const tries = Array.from({ length: 12 }, () => auth.visitor.phoneSignIn({ phone, code: wrong(first.code) }));
    expect((await Promise.allSettled(tries)).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await refusalOf(auth.visitor.phoneSignIn(first))).toBe('wrong_code');

    const second = await codeFor(phone);
    const third = await codeFor(phone);
    expect(await refusalOf(auth.visitor.phoneSignIn(second))).toBe('wrong_code');
    await auth.manager.update(PhoneCode, { phone }, { expiresAt: new Date(Date.now() - 1000) });
    expect(await refusalOf(auth.visitor.phoneSignIn(third))).toBe('wrong_code');
    // Those of today: one to add the number, three here, the fifth is the last.
    await auth.visitor.sendPhoneCode({ phone });
    expect(await refusalOf(auth.visitor.sendPhoneCode({ phone }))).toBe('rate_limited');
  });

  it('opens one session for a code that is entered twice at once', async () => {
    const { phone } = await linked();
    const proof = await codeFor(phone);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => auth.visitor.phoneSignIn(proof)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('moves to whoever adds it next, since numbers are given to others, and the one before is told', async () => {
    const { user: before, phone } = await linked();
    const { user: after } = await linked(phone);
    expect(userOf(await auth.visitor.phoneSignIn(await codeFor(phone)))).toBe(after.id);
    expect(await news(before.id)).toEqual(['on', 'moved']);
  });

  it("ends with 'This account is not mine', by code or by text, and the texts with it", async () => {
    const [one, other] = [await linked(), await linked()];
    await auth.visitor.disownPhone(await codeFor(one.phone));
    expect(auth.peers.forgottenPhones).toContain(one.phone);
    await auth.as(null).endPhoneSignIn({ phone: other.phone });
    for (const { user } of [one, other]) {
      expect(await auth.manager.countBy(PhoneSignIn, { userId: user.id })).toBe(0);
      expect(await news(user.id)).toEqual(['on', 'disowned']);
    }
  });

  it('ends with a new password by mail, and with the account', async () => {
    const { user, phone } = await linked();
    await auth.visitor.forgotPassword({ email: user.email });
    const token = await auth.mailedToken('password_reset', user.email);
    await auth.visitor.resetPassword({ token, password: 'a-quite-new-one' });
    expect(await auth.manager.countBy(PhoneSignIn, { phone })).toBe(0);
    expect(await auth.manager.countBy(OneTimeToken, { userId: user.id, purpose: 'password_reset' })).toBe(1);
  });
});

describe('a site that does not offer it', () => {
  it('refuses every call', async () => {
    const auth = await startWorld();
    const own = auth.as(await auth.callerFor(await auth.newUser()));
    const proof = { phone: '7200 0001', code: '123456' };
    const calls = [
      auth.visitor.sendPhoneCode({ phone: proof.phone }),
      auth.visitor.phoneSignIn(proof),
      auth.visitor.disownPhone(proof),
      own.getPhoneSignIn({}),
      own.addPhoneSignIn({ ...proof, currentPassword }),
      own.removePhoneSignIn({}),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'phone_sign_in_off'));
    await auth.stop();
  });
});
