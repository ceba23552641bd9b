import { setTimeout as delay } from 'node:timers/promises';
import type { LineName } from '../system/faulty-system.js';
import type { LineState } from '../system/proxy.js';
import type { FaultMaker } from './fault.js';

/** What a line can suffer, and for how long. */
const sufferings: readonly { name: string; state: Partial<LineState>; ms: number }[] = [
  { name: 'slow line (+200 ms)', state: { delayMs: 200 }, ms: 5000 },
  { name: 'very slow line (+1 s)', state: { delayMs: 1000 }, ms: 4000 },
  { name: 'lossy line (one chunk in 20 resets)', state: { loss: 0.05 }, ms: 5000 },
  { name: 'narrow line (20 kB/s)', state: { bandwidth: 20_000 }, ms: 5000 },
  { name: 'dead line', state: { hole: true }, ms: 4000 },
  { name: 'dead line, then reset', state: { hole: true }, ms: 3000 },
];

/** Makes a line to a dependency or a service slow, lossy, narrow or dead for some seconds. */
export const slowLine: FaultMaker = (random, targets) => {
  const target = targets.line();
  const { name, state, ms } = random.pick(sufferings);
  return {
    name,
    target: `line to ${target}`,
    kills: 0,
    cause: async ({ lines }) => {
      const line = lines[target as LineName];
      line.worsen(state);
      await delay(ms);
      if (name.endsWith('reset')) {
        line.cut();
      }
      line.mend();
    },
  };
};
