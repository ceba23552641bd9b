import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { processEnv, readEnv } from './env.js';
import { unsafeSettings } from './safe-settings.js';

const one = '0b1c2d3e4f5a69788796a5b4c3d2e1f00b1c2d3e4f5a6978';
const two = '9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a3928';
const local = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000', INTERNAL_SECRET: one };
const site = { ...local, PUBLIC_URL: 'https://jobs.example.pg' };
const namesIn = (faults: string[]) => faults.map((fault) => fault.split(':')[0]);

describe('production', () => {
  it.each<[what: string, settings: Record<string, string>, refused: string[]]>([
    ['a short secret', { INTERNAL_SECRET: one.slice(0, 31) }, ['INTERNAL_SECRET']],
    ['one letter again and again', { INTERNAL_SECRET: 'a'.repeat(48) }, ['INTERNAL_SECRET']],
    ['a secret of well-known words', { SESSION_SECRET: `my-Secret-${one}` }, ['SESSION_SECRET']],
    ['one secret for two purposes', { SESSION_SECRET: one }, ['SESSION_SECRET']],
    ['three equal ones', { SESSION_SECRET: one, TOKEN_SECRET: one }, ['SESSION_SECRET', 'TOKEN_SECRET']],
  ])('refuses %s, also on localhost', (_, settings, refused) => {
    expect(namesIn(unsafeSettings({ ...local, ...settings }))).toEqual(refused);
    expect(namesIn(unsafeSettings({ ...site, ...settings }))).toEqual(refused);
    expect(unsafeSettings({ ...local, ...settings, NODE_ENV: 'development' })).toEqual([]);
  });

  it.each<[name: string, value: string]>([
    ['PUBLIC_URL', 'http://jobs.example.pg'],
    ['RATE_LIMIT_FACTOR', '1000'],
    ['SUPER_ADMIN_PASSWORD', 'Workboard#2026'],
    ['SUPER_ADMIN_EMAIL', 'admin@workboard.test'],
    ['S3_SECRET_ACCESS_KEY', 'S3RVER'],
    ['SEED', 'true'],
    ['WEBHOOK_LOOPBACK', 'true'],
  ])('refuses %s=%s beyond localhost', (name, value) => {
    expect(namesIn(unsafeSettings({ ...site, [name]: value }))).toEqual([name]);
    expect(unsafeSettings({ ...local, ...(name === 'PUBLIC_URL' ? {} : { [name]: value }) })).toEqual([]);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3180', 'http://[::1]:3000'])(
    'takes %s as this machine',
    (url) => {
      expect(unsafeSettings({ ...local, PUBLIC_URL: url, RATE_LIMIT_FACTOR: '1000' })).toEqual([]);
    },
  );

  it.each(['http://localhost.example.pg', 'http://127.0.0.1.example.pg'])('takes %s for what it is', (url) => {
    expect(namesIn(unsafeSettings({ ...local, PUBLIC_URL: url }))).toEqual(['PUBLIC_URL']);
  });

  it('takes different long secrets and https', () => {
    expect(unsafeSettings({ ...site, SESSION_SECRET: two })).toEqual([]);
  });

  it('says every fault at once and does not start', () => {
    const source = { ...site, PUBLIC_URL: 'http://jobs.example.pg', INTERNAL_SECRET: 'aaaaaaaaaaaaaaaa' };
    const rest = { PORT: '0', METRICS_PORT: '0', REDIS_URL: 'redis://127.0.0.1' };
    expect(() => readEnv(processEnv, { ...source, ...rest })).toThrow(/INTERNAL_SECRET[\s\S]*PUBLIC_URL: must begin/);
    expect(() => readEnv(z.object({}), { ...source, ...rest })).toThrow('PUBLIC_URL');
  });
});
