import { expect, it } from '@jest/globals';
import { LargeLists } from './large-lists.js';

it('a hundred large lists at once are read two at a time, and keep no small one waiting', async () => {
  const lists = new LargeLists();
  let open = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const read = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise<void>((resolve) => finish.push(resolve));
    open -= 1;
    return 'list';
  };
  const large = Promise.allSettled(Array.from({ length: 100 }, () => lists.pass(1000, read)));
  expect(await lists.pass(20, () => Promise.resolve('small'))).toBe('small');
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
