import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { newContext } from '../context/request-context.js';
import { withDeadline } from './with-deadline.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Waits for the signal and gives its reason. */
const ended = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason), { once: true });
  });

it('ends work in time, however often garbage is collected meanwhile', async () => {
  const { signal } = newContext();
  const all = Promise.all(Array.from({ length: 20 }, () => withDeadline({ ms: 200, signal }, ended)));
  await delay(20);
  collectGarbage();
  await delay(50);
  collectGarbage();
  expect(await all).toEqual(Array.from({ length: 20 }, () => expect.objectContaining({ name: 'TimeoutError' })));
});

it('ends work when it is told to, at once when it was told before, and keeps nothing of it', async () => {
  const gone = new AbortController();
  const work = withDeadline({ ms: 60_000, signal: gone.signal }, ended);
  gone.abort('gone');
  expect(await work).toBe('gone');
  const told = await withDeadline({ ms: 60_000, signal: gone.signal }, (signal) => Promise.resolve(signal.aborted));
  expect(told).toBe(true);
});
