import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addToFile, freePort, hole, ping, redisProgram, waitFor } from '@workboard/local-servers';
import { Redis } from 'ioredis';
import { root } from './root.js';

/** The container's programs, for this machine's Redis: checking files is what it does under another name. */
const standIns = (redis: string): Record<string, string> => ({
  'docker-entrypoint.sh': 'exec "$@"',
  'valkey-server': `exec ${redis} "$@"`,
  'valkey-check-aof': `exec -a redis-check-aof ${redis} "$@"`,
  chown: 'true',
});

const program = await redisProgram();
/** Where Redis is to be had in a container alone, there is nothing to stand in for its programs. */
const whereItRuns = program ? describe : describe.skip;

whereItRuns('infra/redis/start.sh', () => {
  let folder: string;
  let port: number;
  let env: NodeJS.ProcessEnv;
  let running: ChildProcess;
  let said: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workboard-start-'));
    port = await freePort();
    const bin = join(folder, 'bin');
    await mkdir(bin);
    for (const [name, does] of Object.entries(standIns(program!.command))) {
      await writeFile(join(bin, name), `#!/bin/bash\n${does}\n`);
      await chmod(join(bin, name), 0o755);
    }
    const users = join(folder, 'template.acl');
    await writeFile(users, 'user default on >${REDIS_PASSWORD} ~* &* +@all\n');
    env = {
      ...program!.env,
      PATH: `${bin}:${process.env['PATH']}`,
      TMPDIR: folder,
      REDIS_DATA: folder,
      REDIS_USERS: users,
      REDIS_PASSWORD: 'secret',
    };
  });
  afterEach(async () => {
    running.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  const url = () => `redis://:secret@127.0.0.1:${port}`;
  const start = () => {
    const args = ['--dir', folder, '--port', String(port), '--save', ''];
    running = spawn('/bin/sh', [join(root, 'infra/redis/start.sh'), ...args], { env });
    said = '';
    running.stderr?.on('data', (text: Buffer) => (said += text.toString()));
    return once(running, 'exit') as Promise<[number | null]>;
  };
  const ready = () => waitFor(() => ping(url()).then(() => true), { what: 'Redis' });
  const set = async () => {
    const redis = new Redis(url());
    await redis.set('key', 'kept');
    redis.disconnect();
  };

  it('takes the passwords from the environment, and ends when it is asked to', async () => {
    const ended = start();
    await ready();
    await set();
    running.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(await readFile(join(folder, 'users.acl'), 'utf8')).toContain('>secret');
    const again = start();
    await ready();
    running.kill('SIGTERM');
    await again;
    expect(await readdir(folder)).not.toContain('broken');
  }, 60_000);

  it('puts a file aside that Redis cannot read, and begins empty when it is started again', async () => {
    const ended = start();
    await ready();
    await set();
    running.kill('SIGTERM');
    await ended;
    await addToFile(folder, hole);
    expect((await start())[0]).toBe(1);
    expect(said).toContain('cannot read its append-only file');
    expect(await readdir(join(folder, 'broken'))).toContain('appendonly.aof.manifest');
    const again = start();
    await ready();
    running.kill('SIGTERM');
    expect((await again)[0]).toBe(0);
  }, 60_000);

  it('leaves the file alone when Redis does not start for another reason', async () => {
    const ended = start();
    await ready();
    running.kill('SIGTERM');
    await ended;
    env = { ...env, REDIS_PASSWORD: 'two words' };
    expect((await start())[0]).toBe(1);
    expect(await readdir(folder)).toContain('appendonlydir');
    expect(await readdir(folder)).not.toContain('broken');
  }, 60_000);
});
