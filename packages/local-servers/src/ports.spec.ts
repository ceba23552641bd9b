import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { freePort } from './ports.js';

const claims = join(tmpdir(), 'workboard-ports');

describe('a port that nobody listens on yet', () => {
  const files: string[] = [];
  afterAll(() => files.forEach((file) => rmSync(file, { force: true })));

  const claim = (port: number, pid: number): void => {
    const file = join(claims, String(port));
    files.push(file);
    mkdirSync(claims, { recursive: true });
    rmSync(file, { force: true });
    writeFileSync(file, String(pid));
  };

  it('is not given to a second start while the first one runs', async () => {
    const wanted = await freePort();
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    await once(other, 'spawn');
    claim(wanted, other.pid ?? 0);
    expect(await freePort(wanted)).not.toBe(wanted);

    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(await freePort(wanted)).toBe(wanted);
  });

  it('is not given twice within one start', async () => {
    // Of 22,000 ports, 400 chosen blindly are all different once in forty times.
    const ports: number[] = [];
    while (ports.length < 400) {
      ports.push(await freePort());
    }
    expect(new Set(ports).size).toBe(ports.length);
  });
});
