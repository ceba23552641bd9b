import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { again, fetchFiles, importFetched, LostFile, LostModule } from './again.js';

const lost = () => Promise.reject(new LostFile('No signal'));

describe('loading code on a bad line', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('tries after 1, 2 and 4 s, and then says that it is lost', async () => {
    const load = jest.fn(lost);
    const loading = again(load);
    const end = expect(loading).rejects.toThrow(LostFile);
    const tries: number[] = [];
    for (const ms of [0, 999, 1, 1999, 1, 3999, 1]) {
      await jest.advanceTimersByTimeAsync(ms);
      tries.push(load.mock.calls.length);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4]);
    await end;
  });

  it('tries at once when the line is back', async () => {
    const load = jest.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('here');
    const loading = again(load);
    await jest.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event('online'));
    await expect(loading).resolves.toBe('here');
  });

  it('does not wait while there is no line at all', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(lost);
    await expect(again(load)).rejects.toThrow(LostFile);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves mistakes in the code to those above', async () => {
    await expect(again(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow(TypeError);
  });
});

describe('fetching the files of a part', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('asks again for what was lost or refused, and for nothing that is here', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => new Response('', { status: 404 })];
    const asked: string[] = [];
    globalThis.fetch = async (input) => {
      const file = input as string;
      asked.push(file);
      return file === '/assets/b.js' ? (answers.shift()?.() ?? new Response('b')) : new Response('a');
    };
    const names = ['assets/a.js', 'assets/b.js'];
    await expect(fetchFiles(names)).rejects.toThrow(LostFile);
    await expect(fetchFiles(names)).rejects.toThrow(LostFile);
    await fetchFiles(names);
    await fetchFiles(names);
    expect(asked).toEqual(['/assets/a.js', '/assets/b.js', '/assets/b.js', '/assets/b.js']);
  });

  it('asks again for the file of a module that the browser lost although it had come', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = async (input) => {
      asked.push(input);
      return new Response('c');
    };
    const load = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/c.js'))
      .mockResolvedValue('here');
    await expect(importFetched(load, ['assets/c.js'])).rejects.toThrow(LostModule);
    await expect(importFetched(load, ['assets/c.js'])).resolves.toBe('here');
    expect(asked).toEqual(['/assets/c.js', '/assets/c.js']);
  });

  it('leaves mistakes in a module to those above', async () => {
    await expect(importFetched(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow('x is not');
  });
});
