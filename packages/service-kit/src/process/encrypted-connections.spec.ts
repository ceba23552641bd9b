import { expect, it } from '@jest/globals';
import { createDataSource } from '../database/database.js';
import { openRedis } from '../redis/connection.js';

it('asks Postgres for TLS when its address says so, and takes nothing less', async () => {
  const url = `${process.env['TEST_DATABASE_URL']}?sslmode=verify-full`;
  const source = createDataSource({ schema: 'public', url, entities: [], migrations: [] });
  await expect(source.initialize()).rejects.toThrow('does not support SSL');
});

it('speaks TLS with Redis when its address says so, and checks the certificate', () => {
  const redis = openRedis('rediss://127.0.0.1:9', 'client');
  redis.disconnect();
  expect(redis.options).toMatchObject({ tls: expect.anything() });
  expect(redis.options).not.toMatchObject({ tls: { rejectUnauthorized: false } });
});
