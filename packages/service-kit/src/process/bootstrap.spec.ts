import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';

/** Runs a program that stops as `stop` says, asks it to end, and gives its exit code with what it printed. */
const ended = async (stop: string): Promise<{ code: number | null; said: string }> => {
  const program = `
    import { stopOnSignal } from ${JSON.stringify(new URL('../../dist/process/bootstrap.js', import.meta.url).href)};
    stopOnSignal(${stop}, 300);
    setInterval(() => undefined, 1000);
    process.stdout.write('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
};

describe('stopOnSignal', () => {
  it('ends once everything has stopped', async () => {
    expect((await ended('async () => undefined')).code).toBe(0);
  }, 30_000);

  it('ends with a complaint where stopping fails', async () => {
    const { code, said } = await ended('async () => { throw new Error("no") }');
    expect({ code, said: said.includes('could not stop cleanly') }).toEqual({ code: 1, said: true });
  }, 30_000);

  it('ends where stopping never comes to an end', async () => {
    const { code, said } = await ended('() => new Promise(() => undefined)');
    expect({ code, said: said.includes('did not stop in time') }).toEqual({ code: 1, said: true });
  }, 30_000);
});
