import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineService, nothing, read } from '@workboard/contracts';
import {
  createClient,
  createDataSource,
  createMessageServer,
  InternalTokens,
  MessageClient,
  watchTransactions,
} from '@workboard/service-kit';
import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from './database.js';

const parrot = defineService('parrot', { repeat: read<string>()('internal', nothing) });

describe('an open transaction', () => {
  const tokens = new InternalTokens('a-secret-that-only-tests-know');
  let database: TestDatabase;
  let dataSource: DataSource;
  let server: FastifyInstance;
  let messages: MessageClient;

  beforeAll(async () => {
    database = await testDatabase({ schema: 'jobs', migrations: [] });
    dataSource = watchTransactions(
      createDataSource({ schema: 'jobs', url: database.url, entities: [], migrations: [] }),
    );
    await dataSource.initialize();
    server = createMessageServer({ service: 'parrot', tokens, handle: async () => 'said' });
    const addresses = await server.listen({ host: '127.0.0.1', port: 0 });
    messages = new MessageClient({ service: 'parrot', addresses, tokens });
  });
  afterAll(async () => {
    await messages.close();
    await server.close();
    await dataSource.destroy();
    await database.drop();
  });
  const ask = () => createClient(parrot, messages).repeat({});

  it('asks no other service and takes no second connection', async () => {
    await expect(dataSource.transaction(ask)).rejects.toThrow('The message parrot.repeat');
    await expect(dataSource.transaction(() => dataSource.query('SELECT 1'))).rejects.toThrow('second connection');
    await expect(dataSource.transaction(() => dataSource.transaction(async () => 1))).rejects.toThrow('second');
  });

  it('works with its own manager, and leaves all the rest alone', async () => {
    expect(await dataSource.transaction((manager) => manager.query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
    expect(await dataSource.transaction((manager) => manager.transaction(async () => 'inner'))).toBe('inner');
    expect(await ask()).toBe('said');
    expect(await Promise.all([dataSource.query('SELECT 1 AS one'), ask()])).toEqual([[{ one: 1 }], 'said']);
  });

  it('is over for what was begun in it and not waited for', async () => {
    let later: Promise<string> | undefined;
    const door = new EventEmitter();
    const committed = once(door, 'committed');
    await dataSource.transaction(async () => {
      later = committed.then(ask);
    });
    door.emit('committed');
    expect(await later).toBe('said');
  });
});
