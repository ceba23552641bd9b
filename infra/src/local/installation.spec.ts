import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { holdFolder } from './folder-lock.js';
import { choosePorts, openHost } from './ports.js';
import { readSettings } from './settings.js';

const someInternal = (name: string) => name === 'redis' || name === 'jobs';
const choose = (env: Record<string, string>) =>
  choosePorts({ env, last: {}, strict: true, needed: (name) => name === 'gateway' || name === 'mailUi' });

describe('a local installation', () => {
  let folder: string;
  let server: Server;
  let taken: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workboard-installation-'));
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    taken = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps its secrets between starts, for its owner alone', async () => {
    const first = await readSettings(folder);
    expect(await readSettings(folder)).toEqual(first);
    expect(first.secrets.internal).toHaveLength(48);
    expect((await stat(join(folder, 'local.json'))).mode & 0o777).toBe(0o600);
  });

  it('says which port is taken and what changes it', async () => {
    await expect(choose({ PORT: String(taken) })).rejects.toThrow(
      `Port ${taken} is taken; choose another with PORT=<port>.`,
    );
    await expect(choose({ PORT: '0', MAIL_UI_PORT: String(taken) })).rejects.toThrow('PORT=0 is not a port.');
    await expect(choose({ PORT: 'http' })).rejects.toThrow('PORT=http is not a port.');
  });

  it('listens in the whole network, unless it is kept to this machine', () => {
    expect(openHost({})).toBe('0.0.0.0');
    expect(openHost({ HOST: '127.0.0.1' })).toBe('127.0.0.1');
    // Some shells set it to the machine's name.
    expect(openHost({ HOST: 'laptop' })).toBe('0.0.0.0');
  });

  it('takes any port instead where nobody expects a certain one', async () => {
    const env = { PORT: String(taken) };
    const ports = await choosePorts({ env, last: {}, needed: (name) => name === 'gateway', strict: false });
    expect(ports['gateway']).not.toBe(taken);
  });

  it('goes around taken internal ports and keeps those of the last start', async () => {
    const moved = await choosePorts({ env: {}, last: { redis: taken }, needed: someInternal, strict: true });
    expect(moved['redis']).not.toBe(taken);
    expect(await choosePorts({ env: {}, last: moved, needed: someInternal, strict: true })).toEqual(moved);
  });

  it('is started once at a time', async () => {
    await writeFile(join(folder, 'running.pid'), String(process.ppid));
    await expect(holdFolder(folder)).rejects.toThrow(`already running on ${folder} (process ${process.ppid})`);
    // A process that is gone holds nothing; process numbers end far below this one.
    await writeFile(join(folder, 'running.pid'), '99999999');
    const release = await holdFolder(folder);
    await release();
    await (
      await holdFolder(folder)
    )();
  });
});
