import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { Gate } from './gate.js';

const steps = async (count: number): Promise<void> => {
  for (let step = 0; step < count; step += 1) {
    await Promise.resolve();
  }
};

describe('Gate', () => {
  it('lets one in at a time, the most urgent first, and goes on after a failure', async () => {
    const gate = new Gate(1);
    const order: string[] = [];
    let inside = 0;
    const enter = (name: string, priority: number) =>
      gate.pass(async () => {
        inside += 1;
        expect(inside).toBe(1);
        await Promise.resolve();
        order.push(name);
        inside -= 1;
        if (name === 'fails') {
          throw new Error(name);
        }
      }, priority);
    const all = [enter('first', 9), enter('digest', 9), enter('fails', 9), enter('account', 1), enter('status', 3)];
    await Promise.allSettled(all);
    expect(order).toEqual(['first', 'account', 'status', 'digest', 'fails']);
    await enter('again', 1);
  });

  it('refuses whoever comes when enough wait already, and nobody else', async () => {
    const gate = new Gate(2, 3);
    const signal = new EventEmitter();
    const opened = once(signal, 'open');
    const all = Array.from({ length: 7 }, () => gate.pass(() => opened));
    const refused = Promise.all(
      all.slice(5).map((one) =>
        one.then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    expect(await refused).toEqual([
      expect.objectContaining({ code: 'unavailable', retryAfter: 5 }),
      expect.objectContaining({ code: 'unavailable', retryAfter: 5 }),
    ]);
    signal.emit('open');
    await Promise.all(all.slice(0, 5));
    await gate.pass(async () => undefined);
  });

  it.each([1, 3])('lets %i in at a time, whenever others come and however the work ends', async (limit) => {
    const gate = new Gate(limit);
    let inside = 0;
    let most = 0;
    let done = 0;
    const work = async (): Promise<void> => {
      inside += 1;
      most = Math.max(most, inside);
      await steps(1 + (done % 5));
      inside -= 1;
      done += 1;
      if (done % 2 === 0) {
        throw new Error('failed');
      }
    };
    const all: Promise<void>[] = [];
    // One at each step of the others' hand-over.
    for (let step = 0; step < 50; step += 1) {
      all.push(gate.pass(work));
      await Promise.resolve();
    }
    await Promise.allSettled(all);
    expect({ most, done }).toEqual({ most: limit, done: 50 });
  });
});
