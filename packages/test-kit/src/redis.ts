import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';

/** A corner of the shared Redis for one test file. */
export interface TestRedis {
  url: string;
  /** Unique per call; give it to BullMQ (`prefix`) or to ioredis (`keyPrefix`). */
  prefix: string;
  /** Removes every key under the prefix. */
  clear(): Promise<void>;
}

/** The Redis of TEST_REDIS_URL, which the Jest set-up provides, and a key prefix that no other test file has. */
export const testRedis = (): TestRedis => {
  const url = process.env['TEST_REDIS_URL'];
  if (!url) {
    throw new Error('TEST_REDIS_URL is not set: run tests with "npm test" or "npm run jest".');
  }
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  return { url, prefix, clear: () => clearKeys(url, prefix) };
};

const clearKeys = async (url: string, prefix: string): Promise<void> => {
  const redis = new Redis(url, { maxRetriesPerRequest: 2 });
  try {
    for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1000 })) {
      const found = keys as string[];
      if (found.length > 0) {
        await redis.unlink(...found);
      }
    }
  } finally {
    redis.disconnect();
  }
};
