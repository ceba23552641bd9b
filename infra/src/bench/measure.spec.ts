import { describe, expect, it } from '@jest/globals';
import { summarise, timed } from './measure.js';

describe('measuring', () => {
  it('takes the middle and the slow end', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(summarise(hundred)).toEqual({ runs: 100, p50: 51, p95: 96, p99: 100 });
    expect(summarise([3])).toEqual({ runs: 1, p50: 3, p95: 3, p99: 3 });
  });

  it('waits for the call and passes its failure on', async () => {
    expect(await timed(() => new Promise((resolve) => setTimeout(resolve, 12)))).toBeGreaterThan(10);
    await expect(timed(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
