import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from './wait-for.js';
import { freePort, portAnswers, portIsFree } from './ports.js';
import { lastLines, startTied } from './tied-process.js';

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
    await waitFor(() => portAnswers(port), { what: 'the server' });
    await tied.stop();
    expect(tied.running).toBe(false);
    expect(await tied.exited).toEqual({ code: null, signal: 'SIGTERM' });
    expect(await portIsFree(port)).toBe(true);
  });

  it('is forced when it will not listen', async () => {
    const deaf = `process.on('SIGTERM', () => undefined); ${listening(port)}`;
    const tied = startTied({ args: ['-e', deaf], env: process.env, log: join(folder, 'log') });
    await waitFor(() => portAnswers(port), { what: 'the server' });
    await tied.stop(200);
    expect(await tied.exited).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('may fork processes that wait for its messages', async () => {
    const child = join(folder, 'child.cjs');
    await writeFile(child, `process.on('message', (text) => process.send('heard ' + text));`);
    const parent = `const child = require('node:child_process').fork(${JSON.stringify(child)});
      setTimeout(() => child.send('me'), 300);
      child.on('message', (text) => { console.log(text); process.exit(0); });
      child.on('exit', () => process.exit(1));`;
    const log = join(folder, 'log');
    const tied = startTied({ args: ['-e', parent], env: process.env, log });
    expect(await tied.exited).toEqual({ code: 0, signal: null });
    expect(lastLines(log, 1)).toBe('heard me');
  });

  it('goes with a starter that is killed', async () => {
    const module = new URL('../dist/tied-process.js', import.meta.url).href;
    const options = `{ args: ['-e', ${JSON.stringify(listening(port))}], env: process.env, log: ${JSON.stringify(join(folder, 'log'))} }`;
    const script = `const { startTied } = await import('${module}'); startTied(${options}); setInterval(() => undefined, 1000);`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    await waitFor(() => portAnswers(port), { what: 'the server' });
    starter.kill('SIGKILL');
    await waitFor(() => portIsFree(port), { what: 'the end of the server' });
  });
});
