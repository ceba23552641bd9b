import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startRedis, waitFor } from '@workboard/local-servers';
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
  const start = () => startRedis({ folder, port, log: join(folder, 'log'), durable: false });
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

const slots = 16_384;

const isWhole = async (client: Redis): Promise<boolean> =>
  /cluster_state:ok[^]*cluster_known_nodes:3/.test(await client.cluster('INFO'));

/** Starts a cluster of three nodes, which share the keys. Its nodes' addresses, and how to end it. */
export const ownRedisCluster = async (): Promise<{ nodes: string[]; stop(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'workboard-redis-'));
  const servers = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      const [port, busPort] = [await freePort(), await freePort()];
      const own = { folder: join(folder, name), log: join(folder, `${name}.log`) };
      return { port, busPort, server: await startRedis({ ...own, port, busPort, durable: false }) };
    }),
  );
  const clients = servers.map(({ server }) => new Redis(server.url));
  for (const [index, client] of clients.entries()) {
    const [from, to] = [index, index + 1].map((part) => Math.floor((slots * part) / clients.length));
    await client.cluster('ADDSLOTSRANGE', from ?? 0, (to ?? slots) - 1);
    for (const { port, busPort } of servers.slice(0, index)) {
      await client.call('CLUSTER', 'MEET', '127.0.0.1', port, busPort);
    }
  }
  await waitFor(async () => (await Promise.all(clients.map(isWhole))).every(Boolean), { what: 'the cluster' });
  clients.forEach((client) => client.disconnect());
  return {
    nodes: servers.map(({ server }) => new URL(server.url).host),
    async stop() {
      await Promise.all(servers.map(({ server }) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
