import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort, portAnswers, portIsFree, startTied, waitFor, type TiedProcess } from '@workboard/local-servers';
import { Supervisor } from './supervisor.js';

describe('Supervisor', () => {
  let folder: string;
  let port: number;
  let lines: string[];
  let supervisor: Supervisor;
  const start = (): TiedProcess =>
    startTied({
      args: ['-e', `require('node:http').createServer().listen(${port}, '127.0.0.1')`],
      env: process.env,
      log: join(folder, 'log'),
    });
  const listening = () => portAnswers(port);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workboard-supervisor-'));
    port = await freePort();
    lines = [];
    supervisor = new Supervisor((line) => lines.push(line));
  });
  afterEach(async () => {
    await supervisor.stop([{ belongs: () => true, timeout: 2000 }]);
    await rm(folder, { recursive: true, force: true });
  });

  it('starts a killed process again', async () => {
    supervisor.watch({ name: 'jobs', process: start(), start });
    await waitFor(listening);
    const first = supervisor.current('jobs')?.pid;
    supervisor.kill('jobs');
    await waitFor(() => supervisor.current('jobs')?.pid !== first && listening());
    expect(lines).toEqual(['jobs ended (SIGKILL), starting it again']);
  });

  it('starts a process again on request, which is no failure', async () => {
    supervisor.watch({ name: 'jobs', process: start(), start });
    await waitFor(listening);
    const first = supervisor.current('jobs')?.pid;
    await supervisor.restart('jobs', 2000);
    await waitFor(listening);
    expect(supervisor.current('jobs')?.pid).not.toBe(first);
    expect(supervisor.ends('jobs')).toBe(0);
    expect(lines).toEqual([]);
  });

  it('does not let a process that has failed wait when it is asked to start it', async () => {
    let starts = 0;
    const failing = () => {
      starts += 1;
      return startTied({ args: ['-e', 'process.exit(3)'], env: process.env, log: join(folder, 'log') });
    };
    supervisor.watch({ name: 'jobs', process: failing(), start: () => (starts < 4 ? failing() : start()) });
    // The next pause is 1,600 ms.
    await waitFor(() => supervisor.ends('jobs') >= 4);
    const since = Date.now();
    await supervisor.restart('jobs', 2000);
    expect(Date.now() - since).toBeLessThan(1200);
    await waitFor(listening);
  });

  it('leaves nothing running after stop', async () => {
    supervisor.watch({ name: 'jobs', process: start(), start });
    await waitFor(listening);
    await supervisor.stop([{ belongs: () => true, timeout: 2000 }]);
    expect(await portIsFree(port)).toBe(true);
    expect(supervisor.current('jobs')?.running).toBe(false);
    expect(lines).toEqual([]);
  });

  it('names the processes that there are when asked to kill another', () => {
    supervisor.watch({ name: 'jobs', process: start(), start });
    expect(() => supervisor.kill('jops')).toThrow('there are jobs');
  });
});
