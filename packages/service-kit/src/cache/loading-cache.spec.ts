import { describe, expect, it, jest } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { LoadingCache } from './loading-cache.js';

const cacheOf = (
  limits: { maxBytes?: number; maxValueBytes?: number; freshMs?: number; againWithinMs?: number } = {},
) =>
  new LoadingCache<string>({
    name: 'letters',
    maxBytes: 1000,
    maxValueBytes: 500,
    sizeOf: ({ length }) => length,
    ...limits,
  });
const keptIn = async (cache: LoadingCache<string>, key: string): Promise<boolean> =>
  (await cache.get(key, async () => 'worked out again')) !== 'worked out again';

describe('an answer cache', () => {
  it('works once for all who ask meanwhile', async () => {
    const cache = cacheOf();
    const work = jest.fn(async () => 'page');
    expect(await Promise.all([cache.get('a', work), cache.get('a', work)])).toEqual(['page', 'page']);
    expect(await cache.get('a', work)).toBe('page');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not keep a failure', async () => {
    const cache = cacheOf();
    await expect(cache.get('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', async () => 'page')).toBe('page');
  });

  it('never holds more bytes than allowed, and lets go what was not asked for longest', async () => {
    const cache = cacheOf({ maxBytes: 300 });
    for (let number = 0; number < 200; number += 1) {
      await cache.get(`key ${number}`, async () => 'x'.repeat(90));
      expect(cache.bytes).toBeLessThanOrEqual(300);
    }
    expect(await keptIn(cache, 'key 199')).toBe(true);
    expect(await keptIn(cache, 'key 0')).toBe(false);
  });

  it('hands out a huge answer without keeping it', async () => {
    const cache = cacheOf();
    expect(await cache.get('a', async () => 'x'.repeat(600))).toHaveLength(600);
    expect(cache.bytes).toBe(0);
    expect(await keptIn(cache, 'a')).toBe(false);
  });

  it('gives the memory back once an answer is stale, though nobody asks', async () => {
    const cache = cacheOf({ freshMs: 50 });
    await cache.get('a', async () => 'page');
    expect(cache.bytes).toBeGreaterThan(0);
    while (cache.bytes > 0) {
      await setImmediate();
    }
  });

  it('forgets also what is being worked out', async () => {
    const cache = cacheOf();
    const signal = new EventEmitter();
    const slow = cache.get('a', async () => String((await once(signal, 'done'))[0]));
    cache.clear();
    signal.emit('done', 'before the change');
    expect(await slow).toBe('before the change');
    expect(await cache.get('a', async () => 'after it')).toBe('after it');
  });

  it('keeps only what is asked for again, where it is told so', async () => {
    const cache = cacheOf({ againWithinMs: 60_000 });
    const work = jest.fn(async () => 'page');
    for (let nth = 0; nth < 5; nth += 1) {
      expect(await cache.get('a', work)).toBe('page');
    }
    expect(work).toHaveBeenCalledTimes(2);
    await cache.get('b', work);
    expect(cache.bytes).toBe('page'.length + 'a'.length);
  });

  it('and what several ask for at once, such as when a rush begins', async () => {
    const cache = cacheOf({ againWithinMs: 60_000 });
    const work = jest.fn(async () => 'page');
    await Promise.all([cache.get('a', work), cache.get('a', work)]);
    await cache.get('a', work);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
