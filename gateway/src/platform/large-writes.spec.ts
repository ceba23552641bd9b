import { expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { lastValueFrom, Observable, of } from 'rxjs';
import { LargeWrites } from './large-writes.js';

const call = (headers: Record<string, string>): ExecutionContext =>
  ({ switchToHttp: () => ({ getRequest: () => ({ headers }) }) }) as ExecutionContext;
const json = (bytes: number) => call({ 'content-type': 'application/json', 'content-length': String(bytes) });
const file = call({ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9000000' });
const endless = call({ 'content-type': 'application/json; charset=utf-8', 'transfer-encoding': 'chunked' });

it('a hundred large writes at once are done two at a time, and keep no small one waiting', async () => {
  const writes = new LargeWrites();
  let open = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const handle = () =>
    new Observable<string>((seen) => {
      open += 1;
      most = Math.max(most, open);
      finish.push(() => {
        open -= 1;
        seen.next('written');
        seen.complete();
      });
    });
  const contexts = Array.from({ length: 100 }, (_, nth) => (nth % 2 ? json(95_000) : endless));
  const large = Promise.allSettled(contexts.map((context) => lastValueFrom(writes.intercept(context, { handle }))));
  for (const other of [json(900), file, call({})]) {
    expect(await lastValueFrom(writes.intercept(other, { handle: () => of('at once') }))).toBe('at once');
  }
  for (let done = 0; done < 22;) {
    await new Promise(setImmediate);
    done += finish.length;
    finish.splice(0).forEach((end) => end());
  }
  const answers = await large;
  expect(most).toBe(2);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
  const refused = answers.find((answer) => answer.status === 'rejected');
  expect(refused?.reason).toMatchObject({ status: 503, retryAfter: 5 });
});
