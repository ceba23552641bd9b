import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from './wait-for.js';
import { freePort, portIsFree } from './ports.js';
import { startTied } from './tied-process.js';

const listening = (port: number) => `require('node:http').createServer().listen(${port}, '127.0.0.1')`;

describe('a tied process', () => {
  let folder: string;
  let port: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workboard-tied-'));
    port = await freePort();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('ends when it is asked to', async () => {
    const tied = startTied({ args: ['-e', listening(port)], env: process.env, log: join(folder, 'log') });
    await waitFor(async () => !(await portIsFree(port)), { what: 'the server' });
    await tied.stop();
    expect(tied.running).toBe(false);
    expect(await tied.exited).toEqual({ code: null, signal: 'SIGTERM' });
    expect(await portIsFree(port)).toBe(true);
  });

  it('is forced when it will not listen', async () => {
    const deaf = `process.on('SIGTERM', () => undefined); ${listening(port)}`;
    const tied = startTied({ args: ['-e', deaf], env: process.env, log: join(folder, 'log') });
    await waitFor(async () => !(await portIsFree(port)), { what: 'the server' });
    await tied.stop(200);
    expect(await tied.exited).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('goes with a starter that is killed', async () => {
    const module = new URL('../dist/tied-process.js', import.meta.url).href;
    const options = `{ args: ['-e', ${JSON.stringify(listening(port))}], env: process.env, log: ${JSON.stringify(join(folder, 'log'))} }`;
    const script = `const { startTied } = await import('${module}'); startTied(${options}); setInterval(() => undefined, 1000);`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    await waitFor(async () => !(await portIsFree(port)), { what: 'the server' });
    starter.kill('SIGKILL');
    await waitFor(() => portIsFree(port), { what: 'the end of the server' });
  });
});
