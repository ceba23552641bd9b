import { expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { from, lastValueFrom, of } from 'rxjs';
import { newLargeGate } from './large-calls.js';
import { LargeWrites } from './large-writes.js';

const call = (headers: Record<string, string>): ExecutionContext =>
  ({ switchToHttp: () => ({ getRequest: () => ({ headers }) }) }) as ExecutionContext;
const json = (bytes: number) => call({ 'content-type': 'application/json', 'content-length': String(bytes) });
const file = call({ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9000000' });
const endless = call({ 'content-type': 'application/json; charset=utf-8', 'transfer-encoding': 'chunked' });

/** Work that ends when it is told to, and how much of it went on at once. */
const slowWork = () => {
  const state = { open: 0, most: 0 };
  const finish: (() => void)[] = [];
  const run = async (): Promise<string> => {
    state.open += 1;
    state.most = Math.max(state.most, state.open);
    await new Promise<void>((resolve) => finish.push(resolve));
    state.open -= 1;
    return 'done';
  };
  const finishAll = async (count: number): Promise<void> => {
    for (let done = 0; done < count;) {
      await new Promise(setImmediate);
      done += finish.length;
      finish.splice(0).forEach((end) => end());
    }
  };
  return { state, run, finishAll };
};

it('a hundred large calls at once are done two at a time; twenty wait and the others come back later', async () => {
  const gate = newLargeGate();
  const { state, run, finishAll } = slowWork();
  const calls = Promise.allSettled(Array.from({ length: 100 }, () => gate.pass(run)));
  await finishAll(22);
  const answers = await calls;
  expect(state.most).toBe(2);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
  const refused = answers.find((answer) => answer.status === 'rejected');
  expect(refused?.reason).toMatchObject({ status: 503, retryAfter: 5 });
});

it('large writes wait for each other and keep no small one, file or read waiting', async () => {
  const writes = new LargeWrites();
  const { state, run, finishAll } = slowWork();
  const handle = () => from(run());
  const large = Promise.all(
    [json(95_000), endless, json(20_001)].map((context) => lastValueFrom(writes.intercept(context, { handle }))),
  );
  for (const other of [json(900), file, call({})]) {
    expect(await lastValueFrom(writes.intercept(other, { handle: () => of('at once') }))).toBe('at once');
  }
  await finishAll(3);
  expect(await large).toEqual(['done', 'done', 'done']);
  expect(state.most).toBe(2);
});
