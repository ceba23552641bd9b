import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { type World, startWorld, testPassword } from '../testing/world.js';
import { User } from '../users/user.entity.js';
import { FirstSuperAdminBootstrap } from './first-super-admin.js';

const email = 'first@workboard.test';
const password = 'A-first-password';

describe('the first super admin', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld({ env: { SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: password } });
  });
  afterAll(() => auth.stop());

  it('can sign in after the first start', async () => {
    expect((await auth.signIn({ email, password })).user).toMatchObject({ role: 'super_admin' });
  });

  it('is made once by ten starts at once, and does not come back once deleted', async () => {
    const start = () => auth.app.get(FirstSuperAdminBootstrap).onApplicationBootstrap();
    await auth.manager.query('DELETE FROM first_super_admins');
    await auth.manager.delete(User, { email });
    await Promise.all(Array.from({ length: 10 }, start));
    expect(await auth.manager.countBy(User, { email })).toBe(1);
    await auth.manager.delete(User, { email });
    await start();
    expect(await refusalOf(auth.signIn({ email, password }))).toBe('invalid_credentials');
  });

  it('has the password of the settings, also when the demo data came first', async () => {
    await auth.manager.query('DELETE FROM first_super_admins');
    await auth.manager.delete(User, { email });
    await auth.newUser({ email, role: 'super_admin' });
    await auth.app.get(FirstSuperAdminBootstrap).onApplicationBootstrap();
    expect(await refusalOf(auth.signIn({ email, password: testPassword }))).toBe('invalid_credentials');
    expect((await auth.signIn({ email, password })).user).toMatchObject({ role: 'super_admin' });
    await auth.manager.delete(User, { email });
  });

  it('leaves an account that has the address as it is', async () => {
    await auth.manager.query('DELETE FROM first_super_admins');
    const seeker = await auth.newUser({ email });
    await auth.app.get(FirstSuperAdminBootstrap).onApplicationBootstrap();
    expect(await auth.user(seeker.id)).toEqual(seeker);
  });
});
