import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startRedis } from '@workboard/local-servers';
import { Redis } from 'ioredis';

/** A Redis of one test alone, which may be emptied and killed. */
export interface OwnRedis {
  url: string;
  /** FLUSHALL. */
  empty(): Promise<void>;
  /** Ends it as a power cut does; resolves when it is gone. */
  kill(): Promise<void>;
  /** Starts it again at the same address, with nothing in it. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Redis besides the shared one; it keeps nothing on disk. */
export const ownRedis = async (): Promise<OwnRedis> => {
  const folder = await mkdtemp(join(tmpdir(), 'workboard-redis-'));
  const port = await freePort();
  const start = () =>
    startRedis({ folder, port, log: join(folder, 'log'), durable: false, tools: join(folder, 'tools') });
  let server = await start();
  return {
    url: server.url,
    async empty() {
      const redis = new Redis(server.url);
      await redis.flushall();
      redis.disconnect();
    },
    async kill() {
      server.process.kill();
      await server.process.exited;
    },
    async restart() {
      server = await start();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
