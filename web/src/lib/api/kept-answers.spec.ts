import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { overLineOrKept } from './kept-answers.js';

const keep = (answers: Record<string, string>): void => {
  const match = (address: string) => Promise.resolve(address in answers ? new Response(answers[address]) : undefined);
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { match } });
};
const read = async (answer: Promise<Response>): Promise<string> => (await answer).text();
const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 9000));

describe('what the line answers, or what is kept', () => {
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'caches');
  });

  it('is the line while there is one, refusals too', async () => {
    keep({ '/api/jobs/7': 'kept' });
    expect(await read(overLineOrKept(() => Promise.resolve(new Response('fresh')), '/api/jobs/7'))).toBe('fresh');
    const refused = overLineOrKept(() => Promise.resolve(new Response('gone', { status: 404 })), '/api/jobs/7');
    expect((await refused).status).toBe(404);
  });

  it('is what is kept after a failure, and the failure where nothing is', async () => {
    keep({ '/api/jobs/7': 'kept' });
    expect(await read(overLineOrKept(lost, '/api/jobs/7'))).toBe('kept');
    await expect(overLineOrKept(lost, '/api/jobs/8')).rejects.toThrow('Failed to fetch');
    Reflect.deleteProperty(globalThis, 'caches');
    await expect(overLineOrKept(lost, '/api/jobs/7')).rejects.toThrow('Failed to fetch');
  });

  it('is what is kept when the line takes longer than four seconds, else the line however long it takes', async () => {
    keep({ '/api/jobs/7': 'kept' });
    jest.useFakeTimers();
    const [kept, waited] = [overLineOrKept(slow, '/api/jobs/7'), overLineOrKept(slow, '/api/jobs/8')];
    await jest.advanceTimersByTimeAsync(4000);
    expect(await read(kept)).toBe('kept');
    await jest.advanceTimersByTimeAsync(5000);
    expect(await read(waited)).toBe('late');
  });
});
