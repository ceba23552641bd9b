import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import { Tickers } from './tickers.js';

describe('what a process does again and again', () => {
  it('goes on after a round that failed, never two rounds at once', async () => {
    const tickers = new Tickers();
    let rounds = 0;
    let underWay = 0;
    let most = 0;
    tickers.start({
      name: 'counting',
      everyMs: 1,
      work: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise(setImmediate);
        underWay -= 1;
        rounds += 1;
        if (rounds === 2) {
          throw new Error('this once');
        }
      },
    });
    await waitFor(() => rounds >= 5);
    await tickers.beforeApplicationShutdown();
    expect(most).toBe(1);
  });

  it('finishes the round under way before the process ends, and starts no other', async () => {
    const tickers = new Tickers();
    const gate = new EventEmitter();
    let done = 0;
    tickers.start({ name: 'waiting', everyMs: 1, work: () => once(gate, 'open').then(() => void (done += 1)) });
    const ended = tickers.beforeApplicationShutdown();
    gate.emit('open');
    await ended;
    expect(done).toBe(1);
  });
});
