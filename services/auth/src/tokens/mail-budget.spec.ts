import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld } from '../testing/world.js';

/** M1: the site is no mail cannon. */
describe('M1: mails with links', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld({ env: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => auth.stop());

  const sent = async () => (await auth.published('token.created')).length;

  it('to one address are ten an hour, and who asks for more learns nothing and ends no link', async () => {
    const { email } = await auth.newUser();
    const before = await sent();
    for (let nth = 0; nth < 15; nth += 1) {
      expect(await auth.visitor.forgotPassword({ email })).toBeNull();
    }
    expect((await sent()) - before).toBe(10);
    const token = await auth.mailedToken('password_reset', email);
    expect(await auth.visitor.resetPassword({ token, password: 'fresh-password-1' })).toBeTruthy();
  });

  it('to strangers are ten an hour for one account; what is refused spends nothing of theirs', async () => {
    const seeker = await auth.newUser();
    const caller = await auth.callerFor(seeker);
    const ask = (email: string) => auth.as(caller).createStatusAlertToken({ userId: seeker.id, email });
    for (let nth = 0; nth < 10; nth += 1) {
      await ask(`stranger${nth}@people.test`);
    }
    const counts = () => auth.manager.query('SELECT key, spent FROM mail_budgets ORDER BY key');
    const before: unknown = await counts();
    expect(await refusalOf(ask('victim@people.test'))).toBe('rate_limited');
    expect(await counts()).toEqual(before);
  });
});
