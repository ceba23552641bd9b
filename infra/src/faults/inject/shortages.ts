import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addToFile, hole, withClient } from '@workboard/local-servers';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { FaultySystem } from '../system/faulty-system.js';
import type { Fault } from './fault.js';

const shortForMs = 4000;
const everyMs = 100;

/** Ends a random backend of ours again and again. */
const endBackends = async ({ databaseUrl }: FaultySystem): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    for (let spent = 0; spent < shortForMs; spent += everyMs) {
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE usename LIKE 'workboard_%' AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1`,
      );
      await delay(everyMs);
    }
  });

/** Takes every connection that Postgres gives to ordinary users, and ends those of the system. */
const takeConnections = async ({ databaseUrl }: FaultySystem): Promise<void> => {
  const taken: Client[] = [];
  const take = async () => {
    const client = new Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    taken.push(client);
  };
  try {
    await withClient(databaseUrl, async (admin) => {
      await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename LIKE 'workboard_%'`);
      const until = Date.now() + shortForMs;
      while (Date.now() < until) {
        const results = await Promise.allSettled(Array.from({ length: 40 }, take));
        if (results.some(({ status }) => status === 'rejected')) {
          await delay(everyMs);
        }
      }
    });
  } finally {
    await Promise.all(taken.map((client) => client.end().catch(() => undefined)));
  }
};

/** A migration that somebody started by hand: nobody reads or writes applications meanwhile. */
const lockTable = ({ databaseUrl }: FaultySystem): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = '5s'`);
    await client.query('LOCK TABLE applications.applications IN ACCESS EXCLUSIVE MODE');
    await delay(shortForMs);
    await client.query('ROLLBACK');
  });

const flush = async ({ redisUrl }: FaultySystem): Promise<void> => {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 3 });
  redis.on('error', () => undefined);
  try {
    await redis.flushall();
  } finally {
    redis.disconnect();
  }
};

/** Redis finds a hole in its file only at its next start. */
const breakFile = async ({ system, dataDir }: FaultySystem): Promise<void> => {
  system.kill('redis');
  // Gone, and not yet started again.
  await delay(everyMs);
  await addToFile(join(dataDir, 'redis'), hole);
};

const fillDisk =
  (which: 'storage' | 'redis') =>
  async ({ disks }: FaultySystem): Promise<void> => {
    const disk = disks?.[which];
    await disk?.fill();
    await delay(shortForMs);
    await disk?.empty();
  };

const refuseMail =
  (code: number) =>
  async ({ smtp }: FaultySystem): Promise<void> => {
    smtp.behave({ kind: 'refuse', code, message: '4.3.0 come back later' });
    await delay(shortForMs);
    smtp.behave({ kind: 'accept' });
  };

const dropMail = async ({ smtp }: FaultySystem): Promise<void> => {
  smtp.behave({ kind: 'drop' });
  await delay(shortForMs);
  smtp.behave({ kind: 'accept' });
};

/** The mail server takes its time over every mail, and while some are under way Redis forgets that they are. */
const forgetWhileMailing = async (faulty: FaultySystem): Promise<void> => {
  faulty.smtp.behave({ kind: 'slow', milliseconds: 7000 });
  await delay(shortForMs);
  await flush(faulty);
  await delay(2 * shortForMs);
  faulty.smtp.behave({ kind: 'accept' });
};

/** Faults of dependencies that run and yet do not do what they should; each comes in turn. */
export const shortages: readonly Fault[] = [
  { name: 'backends terminated', target: 'postgres', kills: 0, cause: endBackends },
  { name: 'FLUSHALL', target: 'redis', kills: 0, cause: flush },
  { name: 'no connections left', target: 'postgres', kills: 0, cause: takeConnections },
  { name: 'slow mail server and FLUSHALL', target: 'smtp + redis', kills: 0, cause: forgetWhileMailing },
  { name: 'disk full', target: 'storage', kills: 0, cause: fillDisk('storage') },
  { name: 'table locked', target: 'applications', kills: 0, cause: lockTable },
  { name: 'disk full', target: 'redis', kills: 0, cause: fillDisk('redis') },
  // Its kill is none of those that a run is asked for.
  { name: 'SIGKILL and a hole in its file', target: 'redis', kills: 0, cause: breakFile },
  { name: '451 for every mail', target: 'smtp', kills: 0, cause: refuseMail(451) },
  { name: 'line cut in every mail', target: 'smtp', kills: 0, cause: dropMail },
];
