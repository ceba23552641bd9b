import { describe, expect, it } from '@jest/globals';
import { Gate } from './gate.js';

describe('Gate', () => {
  it('lets one in at a time, the most urgent first, and goes on after a failure', async () => {
    const gate = new Gate(1);
    const order: string[] = [];
    let inside = 0;
    const enter = (name: string, priority: number) =>
      gate.pass(priority, async () => {
        inside += 1;
        expect(inside).toBe(1);
        await Promise.resolve();
        order.push(name);
        inside -= 1;
        if (name === 'fails') {
          throw new Error(name);
        }
      });
    const all = [enter('first', 9), enter('digest', 9), enter('fails', 9), enter('account', 1), enter('status', 3)];
    await Promise.allSettled(all);
    expect(order).toEqual(['first', 'account', 'status', 'digest', 'fails']);
    await enter('again', 1);
  });
});
