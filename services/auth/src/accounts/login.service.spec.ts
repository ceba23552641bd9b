import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('signing in', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());

  const login = (email: string, password = testPassword) => auth.signIn({ email, password });
  const answerTo = (email: string, password?: string): Promise<unknown> =>
    login(email, password).catch(({ code, message, status, extra }: Record<string, unknown>) => ({
      code,
      message,
      status,
      extra,
    }));

  it('gives an unknown address and a wrong password the same answer', async () => {
    const known = await auth.newUser();
    const unverified = await auth.newUser({ isVerified: false });
    await auth.visitor.register({
      email: 'waiting@example.test',
      password: testPassword,
      firstName: 'A',
      lastName: 'B',
    });
    const expected = {
      code: 'invalid_credentials',
      message: 'Invalid email or password',
      status: 401,
      extra: undefined,
    };
    for (const email of [known.email, unverified.email, 'waiting@example.test', 'unknown@example.test']) {
      expect(await answerTo(email, 'wrong-password')).toEqual(expected);
    }
  });

  it('tells who knows the password that the address is not verified', async () => {
    const { email } = await auth.newUser({ isVerified: false });
    expect(await answerTo(email)).toMatchObject({
      code: 'verification_required',
      status: 403,
      extra: { verificationRequired: true, email },
    });
  });

  it('takes as long for unknown addresses as for known ones', async () => {
    const { email } = await auth.newUser();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const measure = async (kind: 'known' | 'unknown', address: string) => {
      const began = performance.now();
      await answerTo(address, 'wrong-password');
      times[kind].push(performance.now() - began);
    };
    for (let round = 0; round < 15; round += 1) {
      await measure('known', email);
      await measure('unknown', `unknown${round}@example.test`);
    }
    // Without the hash for nobody it would be a tenth; a ratio also holds on a busy machine.
    const ratio = median(times.unknown) / median(times.known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  it('renews a hash that was made with weaker parameters', async () => {
    const weak = await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const { id, email } = await auth.newUser({ passwordHash: weak });
    await login(email);
    const renewed = (await auth.user(id)).passwordHash;
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await login(email);
    expect((await auth.user(id)).passwordHash).toBe(renewed);
  });

  it('opens 20 sessions at once, each its own', async () => {
    const { email } = await auth.newUser();
    const opened = await Promise.all(Array.from({ length: 20 }, () => login(email)));
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(20);
  });

  it('does not open a session with a password that is being replaced', async () => {
    const { email } = await auth.newUser();
    await auth.visitor.forgotPassword({ email });
    const token = await auth.mailedToken('password_reset', email);
    const [reset, ...logins] = await Promise.allSettled([
      auth.visitor.resetPassword({ token, password: 'another-password' }),
      ...Array.from({ length: 8 }, () => login(email)),
    ]);
    expect(reset.status).toBe('fulfilled');
    for (const one of logins) {
      const sessionId = one.status === 'fulfilled' ? one.value.sessionId : 'none';
      expect(await auth.visitor.findSession({ sessionId })).toBeNull();
    }
    expect(await refusalOf(login(email))).toBe('invalid_credentials');
  });
});
