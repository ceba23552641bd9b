import { describe, expect, it, jest } from '@jest/globals';
import { FlightCache } from './flight-cache.js';

const cacheOf = (maxEntries = 10) => new FlightCache<string>({ freshMs: 60_000, maxEntries });

describe('a flight cache', () => {
  it('loads once for all who ask meanwhile', async () => {
    const cache = cacheOf();
    const load = jest.fn(async () => 'page');
    expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual(['page', 'page']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not keep a failure', async () => {
    const cache = cacheOf();
    await expect(cache.get('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', async () => 'page')).toBe('page');
  });

  it('makes room by forgetting the oldest', async () => {
    const cache = cacheOf(2);
    for (const key of ['a', 'b', 'c']) {
      await cache.get(key, async () => key);
    }
    const again = jest.fn(async () => 'again');
    await cache.get('c', again);
    await cache.get('b', again);
    expect(again).not.toHaveBeenCalled();
    expect(await cache.get('a', again)).toBe('again');
  });
});
