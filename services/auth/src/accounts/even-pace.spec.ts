import { describe, expect, it } from '@jest/globals';
import { atEvenPace } from './even-pace.js';

/** What a timer may be early by. */
const early = 5;

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await atEvenPace(work).catch(() => undefined);
  return performance.now() - since;
};

describe('atEvenPace', () => {
  it('gives back what the work answers, and its refusal', async () => {
    expect(await atEvenPace(() => Promise.resolve('sent'))).toBe('sent');
    await expect(atEvenPace(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  it('takes its time over little work and over none', async () => {
    expect(await timeOf(() => Promise.resolve())).toBeGreaterThan(200 - early);
    expect(await timeOf(() => Promise.reject(new Error('away')))).toBeGreaterThan(200 - early);
  });
});
