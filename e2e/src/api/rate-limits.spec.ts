import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unique } from '../support/people.js';
import { type Replica, startReplica } from '../support/replica.js';

/** Sign-ins allowed in five minutes by address, and in an hour by e-mail. */
const allowed = 25;
const tries = 1000;
const exactly = { 401: allowed, 429: tries - allowed };

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
  }, 60_000);
  afterAll(() => Promise.all([...proxied, direct].map(({ stop }) => stop())));

  it('for one account, from everywhere: as many pass as the limit says, over two gateways together', async () => {
    const name = unique();
    const counts = await signIns(proxied, (at) => ({
      email: at % 2 ? `p${name}@people.test` : ` P${name}@People.test`,
      forwardedFor: newAddress(),
    }));
    expect(counts).toEqual(exactly);
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
    expect(counts).toEqual(exactly);
  }, 60_000);

  it('from one address without a proxy: the header gains nothing at all', async () => {
    const counts = await signIns([direct], () => ({ email: `p${unique()}@people.test`, forwardedFor: newAddress() }));
    expect(counts[401] ?? 0).toBeLessThanOrEqual(allowed);
    expect((counts[401] ?? 0) + (counts[429] ?? 0)).toBe(tries);
  });
});
