import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { addToFile, hole } from './broken-file.js';
import { freePort } from './ports.js';
import { startRedis } from './redis.js';

const ask = async <Answer>(url: string, question: (redis: Redis) => Promise<Answer>): Promise<Answer> => {
  const redis = new Redis(url);
  try {
    return await question(redis);
  } finally {
    redis.disconnect();
  }
};

describe('a durable Redis', () => {
  let folder: string;
  let port: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workboard-redis-'));
    port = await freePort();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const start = () => startRedis({ folder, port, log: join(folder, 'log'), durable: true });
  /** Sets a key, ends Redis, and adds to its file. */
  const leaveBehind = async (rest: string) => {
    const first = await start();
    await ask(first.url, (redis) => redis.set('key', 'kept'));
    await first.stop();
    await addToFile(folder, rest);
  };
  const keyAfterwards = async () => {
    const again = await start();
    try {
      return await ask(again.url, (redis) => redis.get('key'));
    } finally {
      await again.stop();
    }
  };

  it('keeps what it holds, and leaves out a last command that was cut off', async () => {
    await leaveBehind('*3\r\n$3\r\nSET\r\n$3\r\nkey');
    expect(await keyAfterwards()).toBe('kept');
    expect(await readdir(folder)).not.toContain('broken');
  }, 60_000);

  it('begins empty where its file cannot be read, and keeps the file', async () => {
    await leaveBehind(`${hole}*3\r\n$3\r\nSET\r\n$3\r\nkey\r\n$3\r\nnew\r\n`);
    expect(await keyAfterwards()).toBeNull();
    expect(await readdir(join(folder, 'broken'))).toContain('appendonly.aof.manifest');
    expect(await keyAfterwards()).toBeNull();
  }, 60_000);

  it('still says why it does not start when its file is whole', async () => {
    await leaveBehind('');
    const inTheWay = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
    await once(inTheWay, 'listening');
    await expect(start()).rejects.toThrow('Redis did not start');
    inTheWay.close();
    expect(await keyAfterwards()).toBe('kept');
  }, 60_000);
});
