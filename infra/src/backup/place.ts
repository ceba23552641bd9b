import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Cluster, type Redis } from 'ioredis';
import { isAlive, services, type ServiceName } from '@workboard/local-servers';
import { openRedis, readEnv, type RedisConnection, Storage, storageEnv, withFiles } from '@workboard/service-kit';
import {
  type Dependency,
  type Installation,
  ownDatabaseUrl,
  ownStorageEnv,
  providePostgres,
  provideStorage,
} from '../local/dependencies.js';
import { holdFolder } from '../local/folder-lock.js';
import { choosePorts } from '../local/ports.js';
import { directUrlNames } from '../local/own-settings.js';
import { serviceDatabaseUrl } from '../local/processes.js';
import { readSettings } from '../local/settings.js';
import { BackupFault } from './fault.js';

/** A system whose data are backed up or restored. */
export interface Place {
  adminUrl: string;
  urls: Record<ServiceName, string>;
  storage: Storage;
  /** Refuses queues that would go on with what another database told them, unless they are to be emptied. */
  checkQueues(options: { replace: boolean }): Promise<void>;
  emptyQueues(): Promise<void>;
  close(): Promise<void>;
}

const stopTimeout = 10_000;

/**
 * The system that the environment names (DATABASE_ADMIN_URL, S3_*, REDIS_URL, each also as NAME_FILE); what it does not name
 * is that of `npm start` in the data folder, whose servers are started when they do not run.
 * @param options `alone` when nothing else may use the folder meanwhile
 */
export const openPlace = async (options: { dataDir: string; alone: boolean }): Promise<Place> => {
  const { dataDir, alone } = options;
  const urlNames = services.flatMap(directUrlNames);
  const names = ['DATABASE_ADMIN_URL', 'REDIS_URL', ...Object.keys(storageEnv.shape), ...urlNames];
  const env = withFiles(process.env, names);
  const isOurs = !env['DATABASE_ADMIN_URL'] || !env['S3_ENDPOINT'];
  if (isOurs && !alone && !existsSync(join(dataDir, 'local.json'))) {
    throw new BackupFault(`There is nothing to back up: ${dataDir} holds no system.`);
  }
  const given = (name: ServiceName) => directUrlNames(name).flatMap((variable) => env[variable] || [])[0];
  // In a container nothing may be written, and nothing is asked of the data folder.
  const settings = isOurs || !services.every(given) ? await readSettings(dataDir) : undefined;
  const servers =
    isOurs && settings ? await serversOf({ dataDir, env, settings, alone }) : { env: {}, stop: async () => undefined };
  const all = { ...env, ...servers.env };
  const adminUrl = all['DATABASE_ADMIN_URL']!;
  const urlOf = (name: ServiceName) =>
    given(name) ?? serviceDatabaseUrl(name, adminUrl, settings?.rolePasswords[name] ?? '');
  const storage = new Storage(readEnv(storageEnv, all));
  return {
    adminUrl,
    urls: Object.fromEntries(services.map((name) => [name, urlOf(name)])) as Record<ServiceName, string>,
    storage,
    ...queuesOf({ dataDir, redisUrl: env['REDIS_URL'] }),
    close: async () => {
      storage.close();
      await servers.stop();
    },
  };
};

type Ours = Pick<Installation, 'dataDir' | 'env' | 'settings'>;

/** How long to look for the nodes of a cluster. */
const clusterPatienceMs = 10_000;

/** Those that take writes, each with a part of the keys; one Redis is all of them. */
const nodesOf = (redis: RedisConnection): Redis[] => (redis instanceof Cluster ? redis.nodes('master') : [redis]);

const keysIn = async (redis: RedisConnection): Promise<number> => {
  const counts = await Promise.all(nodesOf(redis).map((node) => node.dbsize()));
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Redis holds work of the database before, under numbers that the restored one gives to other work. */
const queuesOf = ({ dataDir, redisUrl }: { dataDir: string; redisUrl: string | undefined }) => {
  if (!redisUrl) {
    return {
      checkQueues: async () => undefined,
      emptyQueues: () => rm(join(dataDir, 'redis'), { recursive: true, force: true }),
    };
  }
  const ask = async <T>(question: (redis: RedisConnection) => Promise<T>): Promise<T> => {
    const redis = openRedis(redisUrl, 'client');
    try {
      if (redis instanceof Cluster) {
        await once(redis, 'ready', { signal: AbortSignal.timeout(clusterPatienceMs) });
      }
      return await question(redis);
    } finally {
      redis.disconnect();
    }
  };
  return {
    checkQueues: async ({ replace }: { replace: boolean }) => {
      if (!replace && (await ask(keysIn)) > 0) {
        throw new BackupFault('Redis is not empty. Add --replace to delete what is there.');
      }
    },
    emptyQueues: async () => void (await ask((redis) => Promise.all(nodesOf(redis).map((node) => node.flushdb())))),
  };
};

const runningServers = ({ env, settings }: Ours): Record<string, string> => {
  const { postgres, storage } = settings.ports;
  return {
    ...(env['DATABASE_ADMIN_URL'] || !postgres
      ? {}
      : { DATABASE_ADMIN_URL: ownDatabaseUrl({ settings, port: postgres }) }),
    ...(env['S3_ENDPOINT'] || !storage ? {} : ownStorageEnv(storage)),
  };
};

const isNeeded = (port: string): boolean => port === 'postgres' || port === 'storage';

/** The servers of `npm start`: those that run, else started until `stop`. */
const serversOf = async ({ alone, ...ours }: Ours & { alone: boolean }) => {
  const { dataDir, env, settings } = ours;
  const holder = Number(await readFile(join(dataDir, 'running.pid'), 'utf8').catch(() => ''));
  if (!alone && holder && isAlive(holder)) {
    return { env: runningServers(ours), stop: async () => undefined };
  }
  const release = await holdFolder(dataDir);
  const started: Dependency[] = [];
  const stop = async () => {
    await Promise.all(started.map(async ({ unit }) => unit?.process.stop(stopTimeout)));
    await release();
  };
  try {
    await mkdir(join(dataDir, 'logs'), { recursive: true });
    const ports = await choosePorts({ env, last: settings.ports, needed: isNeeded, strict: false });
    const installation = { ...ours, ports, durable: true, secondWorkers: [] };
    started.push(await providePostgres(installation));
    started.push(await provideStorage(installation));
    return { env: Object.assign({}, ...started.map((dependency) => dependency.env)) as Record<string, string>, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
