import { describe, expect, it } from '@jest/globals';
import { inConstantTime } from './constant-time.js';

/** What a timer may be early by. */
const early = 5;

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await inConstantTime(work).catch(() => undefined);
  return performance.now() - since;
};

describe('inConstantTime', () => {
  it('gives back what the work answers, and its refusal', async () => {
    expect(await inConstantTime(() => Promise.resolve('sent'))).toBe('sent');
    await expect(inConstantTime(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  it('takes its time over little work and over none', async () => {
    expect(await timeOf(() => Promise.resolve())).toBeGreaterThan(200 - early);
    expect(await timeOf(() => Promise.reject(new Error('away')))).toBeGreaterThan(200 - early);
  });
});
