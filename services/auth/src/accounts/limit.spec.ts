import { describe, expect, it } from '@jest/globals';
import { limitTo } from './limit.js';

const steps = async (count: number): Promise<void> => {
  for (let step = 0; step < count; step += 1) {
    await Promise.resolve();
  }
};

describe('a limit', () => {
  it.each([1, 3])('of %i is kept, whenever others come and however the work ends', async (limit) => {
    const inTurn = limitTo(limit);
    let running = 0;
    let most = 0;
    let done = 0;
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await steps(1 + (done % 5));
      running -= 1;
      done += 1;
      if (done % 2 === 0) {
        throw new Error('failed');
      }
    };
    const asked: Promise<void>[] = [];
    // One at each step of the others' hand-over.
    for (let step = 0; step < 50; step += 1) {
      asked.push(inTurn(work));
      await Promise.resolve();
    }
    await Promise.allSettled(asked);
    expect({ most, done }).toEqual({ most: limit, done: 50 });
  });
});
