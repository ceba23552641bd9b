import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENV, type ServiceEnv } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { type World, startWorld } from '../testing/world.js';
import { DemoAccountsCheck } from './demo-accounts-check.js';

describe('a site that others reach', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());

  const start = (settings: Partial<ServiceEnv>) =>
    new DemoAccountsCheck({ ...auth.app.get(ENV), ...settings }, auth.app.get(DataSource)).onApplicationBootstrap();
  const site = { NODE_ENV: 'production', PUBLIC_URL: 'https://jobs.example.pg' } as const;

  it('starts without demo accounts and not with one', async () => {
    await auth.newUser({ email: 'mere@kila.pg' });
    await start(site);
    await auth.newUser({ email: 'employer@kumul-energy.test' });
    await expect(start(site)).rejects.toThrow('demo accounts');
    await start({ ...site, PUBLIC_URL: 'http://localhost:3000' });
  });
});
