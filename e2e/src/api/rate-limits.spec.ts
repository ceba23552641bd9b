import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newPerson, password, superAdmin, unique } from '../support/people.js';
import { type Replica, startReplica } from '../support/replica.js';

/** Wrong guesses allowed in five minutes by address, and in an hour by e-mail, from however many networks. */
const allowed = 25;
const allowedInAll = 50;
/** And for one account from one network. */
const allowedNearby = 15;
const tries = 1000;
const exactly = { 401: allowed, 429: tries - allowed };
const exactlyInAll = { 401: allowedInAll, 429: tries - allowedInAll };

interface Try {
  email: string;
  forwardedFor: string;
}

const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Sends all at once, turn about to each gateway, and counts the answers by status. */
const signIns = async (gateways: readonly Replica[], next: (at: number) => Try): Promise<Record<number, number>> => {
  const counts: Record<number, number> = {};
  const one = async (at: number) => {
    const { email, forwardedFor } = next(at);
    const { status, headers } = await fetch(`${gateways[at % gateways.length]?.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({ email, password: 'a guess' }),
    });
    counts[status] = (counts[status] ?? 0) + 1;
    if (status === 429) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  };
  await Promise.all(Array.from({ length: tries }, (_, at) => one(at)));
  return counts;
};

describe('a thousand sign-ins at once', () => {
  let proxied: Replica[];
  let direct: Replica;
  beforeAll(async () => {
    const settings = { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' };
    proxied = [await startReplica(settings), await startReplica(settings)];
    direct = await startReplica({ ...settings, TRUSTED_PROXIES: '0' });
  }, 240_000);
  afterAll(() => Promise.all([...proxied, direct].map(({ stop }) => stop())));

  it('for one account, from everywhere: as many pass as the limit says, over two gateways together', async () => {
    const name = unique();
    const counts = await signIns(proxied, (at) => ({
      email: at % 2 ? `p${name}@people.test` : ` P${name}@People.test`,
      forwardedFor: newAddress(),
    }));
    expect(counts).toEqual(exactlyInAll);
  });

  it('from one address, for many accounts: addresses invented before the proxy gain nothing', async () => {
    const address = newAddress();
    const counts = await signIns(proxied, () => ({
      email: `p${unique()}@people.test`,
      forwardedFor: `${newAddress()}, ${address}`,
    }));
    expect(counts).toEqual(exactly);
  });

  it('while Redis is away: each gateway counts by itself', async () => {
    const alone = await startReplica({ RATE_LIMIT_FACTOR: '1', REDIS_URL: 'redis://127.0.0.1:9' });
    const name = unique();
    const counts = await signIns([alone], () => ({ email: `p${name}@people.test`, forwardedFor: newAddress() }));
    await alone.stop();
    expect(counts).toEqual({ 401: allowedNearby, 429: tries - allowedNearby });
  }, 240_000);

  it('from one address without a proxy: the header gains nothing at all', async () => {
    const counts = await signIns([direct], () => ({ email: `p${unique()}@people.test`, forwardedFor: newAddress() }));
    expect(counts[401] ?? 0).toBeLessThanOrEqual(allowed);
    expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBe(tries);
  });
});

/** The different statuses of calls that are sent one after another. */
const statuses = async (count: number, send: () => Promise<Response>): Promise<number[]> => {
  const seen = new Set<number>();
  for (let at = 0; at < count; at += 1) {
    seen.add((await send()).status);
  }
  return [...seen];
};

describe('an account under attack', () => {
  let gateway: Replica;
  let email: string;
  beforeAll(async () => {
    gateway = await startReplica({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.0/8' });
    const person = await newPerson(await superAdmin(), { role: 'job_seeker' });
    email = person.user?.email ?? '';
  }, 240_000);
  afterAll(() => gateway.stop());

  const post = (path: string, body: object, { from, cookie }: { from: string; cookie?: string }) =>
    fetch(`${gateway.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify(body),
    });
  const signIn = (guess: string, where: { from: string; cookie?: string }) =>
    post('/api/auth/login', { email, password: guess }, where);
  it('stays open to its owner, who is somewhere else', async () => {
    expect(await statuses(25, () => signIn('a guess', { from: '198.51.100.7' }))).toEqual([401, 429]);
    expect((await signIn(password, { from: '198.51.100.200' })).status).toBe(429);
    expect((await signIn(password, { from: '203.0.113.9' })).status).toBe(200);
  });

  it('stays open to a browser that signed in before, wherever the guesses come from', async () => {
    const first = await signIn(password, { from: '192.0.2.10' });
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .filter((pair) => pair?.startsWith('device='));
    await statuses(20, () => signIn('a guess', { from: '192.0.2.10' }));
    expect((await signIn(password, { from: '192.0.2.10' })).status).toBe(429);
    expect((await signIn(password, { from: '192.0.2.10', cookie: cookie[0] })).status).toBe(200);
  });

  it('counts wrong guesses alone', async () => {
    expect(await statuses(30, () => signIn(password, { from: '100.64.7.7' }))).toEqual([200]);
  });

  it('loses nothing to calls that are refused', async () => {
    const strangers = () =>
      post('/api/auth/forgot-password', { email: `p${unique()}@people.test` }, { from: '198.18.0.1' });
    expect(await statuses(51, strangers)).toEqual([200, 429]);
    const attack = () => post('/api/auth/forgot-password', { email }, { from: '198.18.0.1' });
    expect(await statuses(6, attack)).toEqual([429]);
    expect((await post('/api/auth/forgot-password', { email }, { from: '198.18.0.2' })).status).toBe(200);
  });
});
