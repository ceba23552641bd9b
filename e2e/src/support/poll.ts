import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';

const timeoutMs = 20_000;
const intervalMs = 50;

type Check = (...expected: unknown[]) => void;
type Expectation = Record<string, Check> & { not: Expectation };
type Polled<M> = {
  [K in keyof M]: M[K] extends (...expected: infer E) => unknown ? (...expected: E) => Promise<void> : Polled<M[K]>;
};

/**
 * Expects what a screen shows in the end: reads again until the expectation holds, since a screen takes a moment to follow.
 * `await poll(() => cards.count()).toBe(2)`. Throws the last failed expectation after 20 seconds.
 */
export const poll = <T>(read: () => Promise<T>): Polled<ReturnType<typeof expect<T>>> => {
  const expecting = (isNegated: boolean): unknown =>
    new Proxy(
      {},
      {
        get: (_target, matcher: string) =>
          matcher === 'not'
            ? expecting(true)
            : async (...expected: unknown[]) => {
                for (const end = Date.now() + timeoutMs; ;) {
                  const value = await read();
                  try {
                    const expectation = expect(value) as unknown as Expectation;
                    return ((isNegated ? expectation.not : expectation)[matcher] as Check)(...expected);
                  } catch (error) {
                    if (Date.now() >= end) {
                      throw error;
                    }
                  }
                  await delay(intervalMs);
                }
              },
      },
    );
  return expecting(false) as Polled<ReturnType<typeof expect<T>>>;
};
