import { Cluster, Redis } from 'ioredis';

const longestPauseMs = 2000;

const behaviours = {
  worker: { maxRetriesPerRequest: null },
  client: { maxRetriesPerRequest: 1, enableOfflineQueue: true, commandTimeout: 3000 },
  cache: { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: 250 },
} as const;

/** A connection to one Redis, or to all nodes of a cluster. */
export type RedisConnection = Redis | Cluster;

const pause = (attempt: number): number => Math.min(attempt * 100, longestPauseMs);

/** Whoever was asked for a cluster by `?cluster`: the address itself, and those of other nodes that follow it. */
const nodesOf = (url: URL): { host: string; port: number }[] =>
  [url.host, ...(url.searchParams.get('cluster') ?? '').split(',')].filter(Boolean).map((node) => {
    const { hostname, port } = new URL(`redis://${node}`);
    return { host: hostname, port: Number(port || 6379) };
  });

const openCluster = (url: URL, kind: keyof typeof behaviours): Cluster => {
  const isEncrypted = url.protocol === 'rediss:';
  return new Cluster(nodesOf(url), {
    clusterRetryStrategy: pause,
    // What waits for the nodes to be found knows no time-out.
    enableOfflineQueue: kind === 'worker',
    // Certificates bear names, which ioredis would else replace by addresses.
    ...(isEncrypted && { dnsLookup: (address, found) => found(null, address) }),
    redisOptions: {
      ...(url.username && { username: decodeURIComponent(url.username) }),
      ...(url.password && { password: decodeURIComponent(url.password) }),
      ...(isEncrypted && { tls: {} }),
      connectTimeout: 2000,
      ...behaviours[kind],
    },
  });
};

const openOne = (url: string, kind: keyof typeof behaviours): Redis =>
  new Redis(url, { lazyConnect: false, retryStrategy: pause, connectTimeout: 2000, ...behaviours[kind] });

/**
 * Opens a Redis connection. `worker` waits for Redis as long as it takes; `client` gives up soon, because somebody is
 * waiting for the answer; `cache` fails at once while Redis is away, because there is another way to the answer.
 * @param url of one Redis; `redis://user:password@a:6379?cluster=b:6379,c:6379` is a cluster, found by whichever of these
 * nodes answers (`?cluster` alone where one name stands for all)
 */
export const openRedis = (url: string, kind: keyof typeof behaviours): RedisConnection => {
  const parsed = new URL(url);
  const redis = parsed.searchParams.has('cluster') ? openCluster(parsed, kind) : openOne(url, kind);
  // Every loss is also seen by the command that fails; without a listener the process would die of it.
  redis.on('error', () => undefined);
  return redis;
};
