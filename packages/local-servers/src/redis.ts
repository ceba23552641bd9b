import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { putBrokenFileAside } from './broken-file.js';
import type { RunningServer, ServerOptions } from './postgres.js';
import { untilReady } from './postgres.js';
import { StartFault } from './fault.js';
import { missing } from './install-hint.js';
import { dockerAnswers, isExecutable, onPath, unpackDebianPackage, unpackedLibraries } from './programs.js';
import { startProgram } from './tied-process.js';

interface Launch extends RedisProgram {
  /** What comes before Redis' own arguments. */
  prefix: string[];
  /** The data folder and address as the program sees them. */
  folder: string;
  bind: string;
  listen: number;
  /** A program of this machine, not a container's. */
  isOwn: boolean;
}

/** Where a Redis is unpacked when the machine has none, once for this checkout. */
const tools = fileURLToPath(new URL('../../../.data/tools/redis', import.meta.url));

/** Who may connect: the lines of an ACL file, and the password of its `default` user, who may do everything. */
export interface RedisUsers {
  acl: string;
  password: string;
}

/**
 * Starts Redis on 127.0.0.1: nothing is ever evicted, and `durable` keeps an append-only file. Without `users` anybody on
 * this machine may connect. With `busPort` it is ready to become a node of a cluster. A durable one whose file cannot be read
 * begins empty (ADR 54).
 * @returns its address, as the `default` user.
 * @throws StartFault when no Redis is to be had or it does not come up.
 */
export const startRedis = async (
  options: ServerOptions & { users?: RedisUsers; busPort?: number },
): Promise<RunningServer> => {
  const { folder, port, log, durable, users, busPort } = options;
  await mkdir(folder, { recursive: true });
  const launch = await chooseLaunch(options);
  if (users) {
    await writeFile(join(folder, 'users.acl'), users.acl, { mode: 0o600 });
  }
  const settings = {
    bind: launch.bind,
    port: String(launch.listen),
    dir: launch.folder,
    appendonly: durable ? 'yes' : 'no',
    appendfsync: 'everysec',
    save: '',
    'maxmemory-policy': 'noeviction',
    ...(busPort && { 'cluster-enabled': 'yes', 'cluster-port': String(busPort) }),
    ...(users && { aclfile: join(launch.folder, 'users.acl') }),
  };
  const args = [...launch.prefix, ...Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value])];
  const url = `redis://${users ? `:${users.password}@` : ''}127.0.0.1:${port}`;
  const begin = async () => {
    const running = startProgram({ command: launch.command, args, stopSignal: 'SIGTERM' }, { env: launch.env, log });
    await untilReady(running, 'Redis', () => ping(url));
    return running;
  };
  const running = await begin().catch(async (fault: unknown) => {
    const isMended = launch.isOwn && durable && (await putBrokenFileAside(launch, folder));
    if (!isMended) {
      throw fault;
    }
    return begin();
  });
  return { url, source: launch.source, process: running, stop: async () => void (await running.stop()) };
};

/** Asks the server for a sign of life. @throws when it does not answer within two seconds. */
export const ping = async (url: string): Promise<void> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2000,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  // Failing to connect also rejects the call below; without a listener ioredis would print it.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
  } finally {
    redis.disconnect();
  }
};

/** A Redis that runs on this machine itself. */
export interface RedisProgram {
  command: string;
  /** What it needs to find its libraries. */
  env: NodeJS.ProcessEnv;
  source: string;
}

/** The machine's own Redis, fetched from Debian where there is none; null where that cannot be had. */
export const redisProgram = async (): Promise<RedisProgram | null> => {
  const found = onPath('redis-server') ?? onPath('valkey-server');
  if (found) {
    return { command: found, env: process.env, source: 'from PATH' };
  }
  const root = join(tools, 'root');
  const unpacked = join(root, 'usr/bin/redis-server');
  if (!isExecutable(unpacked)) {
    await unpackDebianPackage('redis-server', tools);
  }
  return isExecutable(unpacked)
    ? { command: unpacked, env: { ...process.env, LD_LIBRARY_PATH: unpackedLibraries(root) }, source: 'from Debian' }
    : null;
};

const chooseLaunch = async ({ folder, port }: ServerOptions): Promise<Launch> => {
  const own = await redisProgram();
  if (own) {
    return { ...own, prefix: [], folder, bind: '127.0.0.1', listen: port, isOwn: true };
  }
  if (await dockerAnswers()) {
    const published = ['-p', `127.0.0.1:${port}:6379`, '-v', `${folder}:/data`];
    return {
      command: 'docker',
      env: process.env,
      source: 'in Docker',
      prefix: ['run', '--rm', ...published, 'redis:7.4-alpine', 'redis-server'],
      folder: '/data',
      bind: '0.0.0.0',
      listen: 6379,
      isOwn: false,
    };
  }
  throw new StartFault(missing('redis'));
};
