import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../local/root.js';
import { Random } from '../seed/random.js';
import { scheduleOf } from './inject/schedule.js';
import { readOptions } from './options.js';
import { defences, removalOf, type Defence } from './system/defences.js';
import { Proxy } from './system/proxy.js';

const processes = ['gateway', 'jobs', 'jobs-worker', 'postgres', 'redis', 'storage'];
const schedule = (seed: string, kills = 40) =>
  scheduleOf(new Random(seed), { kills, processes }).map(({ name, target, kills: count }) => ({ name, target, count }));

describe('the schedule of faults', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(schedule('1')).toEqual(schedule('1'));
    expect(schedule('1')).not.toEqual(schedule('2'));
  });

  it('kills as many processes as were asked for, every one of them, with faults of all other kinds', () => {
    const faults = schedule('1');
    expect(faults.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    const killed = new Set(faults.filter(({ count }) => count > 0).flatMap(({ target }) => target.split(' + ')));
    expect(killed).toEqual(new Set(processes));
    const names = faults.map(({ name }) => name).join('\n');
    expect(names).toMatch(/SIGSTOP/);
    expect(names).toMatch(/line/);
    expect(names).toMatch(/FLUSHALL|disk full|no connections|terminated|locked|451/);
  });
});

describe('a defence that is taken out', () => {
  it.each(Object.keys(defences) as Defence[])('%s: what is patched stands in the code', (name) => {
    for (const { file, from } of removalOf(name).patches ?? []) {
      const [folder = '', ...rest] = file.split('/');
      const home = folder === 'service-kit' ? 'packages' : 'services';
      expect(readFileSync(join(root, home, folder, ...rest), 'utf8')).toContain(from);
    }
  });

  it('is named in the documents', () => {
    const text = readFileSync(join(root, 'docs/faults.md'), 'utf8');
    expect(Object.keys(defences).filter((name) => !text.includes(`| \`${name}\` |`))).toEqual([]);
  });
});

it('options are read, and nonsense is refused', () => {
  expect(readOptions(['--kills', '3', '--without', 'inbox'])).toMatchObject({ kills: 3, minutes: 4, without: 'inbox' });
  expect(() => readOptions(['--kills', 'many'])).toThrow('--kills');
  expect(() => readOptions(['--without', 'luck'])).toThrow('--without takes one of');
});

describe('a bad line', () => {
  const echo = createServer((socket) => socket.pipe(socket));
  let line: Proxy;
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
    line = new Proxy((echo.address() as AddressInfo).port, () => 0);
    port = await line.listen(0);
  });
  afterAll(async () => {
    await line.close();
    echo.close();
  });
  /** How long an echo takes; the error's code when the connection ends before. */
  const ping = () =>
    new Promise<number | string>((resolve) => {
      const since = performance.now();
      const socket = connect(port, '127.0.0.1', () => socket.write('hello'));
      socket.once('data', () => {
        resolve(performance.now() - since);
        socket.destroy();
      });
      socket.once('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? ''));
    });

  it('is late, lossy or dead as long as it is told to be', async () => {
    line.worsen({ delayMs: 100 });
    expect(await ping()).toBeGreaterThanOrEqual(199);
    line.worsen({ loss: 0.5 });
    expect(await ping()).toBe('ECONNRESET');
    line.worsen({ hole: true });
    const waiting = ping();
    expect(await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 150, 'nothing'))])).toBe(
      'nothing',
    );
    line.mend();
    expect(typeof (await waiting)).toBe('number');
  });
});
