import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import type { EventPayload } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ENV, SERVICE_NAME } from '../env/tokens.js';
import { Queues } from '../queues/queues.js';
import { type Messaging, openMessaging } from '../testing/messaging.js';
import { EventConsumer } from './event-consumer.js';
import { eventQueueName } from './event-queue.js';
import { AlsoOnEvent, OnEvent } from './on-event.js';

/** Counts deletions in the database, and fails as often as it is told to. */
@Injectable()
class UsersEvents {
  faults = 0;
  calls = 0;

  @OnEvent('user.deleted')
  async onDeleted({ userId }: EventPayload<'user.deleted'>, manager: EntityManager): Promise<void> {
    this.calls += 1;
    await manager.query(`INSERT INTO effects (user_id) VALUES ($1)`, [userId]);
    if (this.faults > 0) {
      this.faults -= 1;
      throw new Error('not now');
    }
  }
}

@Injectable()
class OtherUsersEvents {
  @OnEvent('user.deleted')
  async onDeleted(): Promise<void> {}
}

/** Follows what happens, for an end of its own. */
@Injectable()
class FollowingUsersEvents {
  @AlsoOnEvent('user.deleted')
  async onDeleted({ userId }: EventPayload<'user.deleted'>, manager: EntityManager): Promise<void> {
    await manager.query(`UPDATE effects SET user_id = -user_id WHERE user_id = $1`, [userId]);
  }
}

describe('the event consumer', () => {
  let messaging: Messaging;
  beforeAll(async () => {
    messaging = await openMessaging('companies');
    await messaging.dataSource.query(`CREATE TABLE effects (user_id int NOT NULL)`);
  });
  afterAll(() => messaging.close());

  const apps: INestApplicationContext[] = [];
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  const start = async (...handlers: (new () => object)[]): Promise<INestApplicationContext> => {
    @Module({})
    class TestModule {}
    const providers = [
      { provide: ENV, useValue: messaging.env },
      { provide: SERVICE_NAME, useValue: 'companies' },
      { provide: DataSource, useValue: messaging.dataSource },
      Queues,
      EventConsumer,
      ...handlers,
    ];
    const module = { module: TestModule, imports: [DiscoveryModule], providers };
    const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
    apps.push(app);
    return app;
  };

  let lastEvent = 0;
  const deliver = async (app: INestApplicationContext, event: { id: string; userId: number }, times = 1) => {
    const queues = app.get(Queues);
    const queue = queues.named(eventQueueName('companies'));
    const { id, userId } = event;
    for (let attempt = 0; attempt < times; attempt += 1) {
      const data = queues.sealed(queue.name, { producer: 'auth', id, type: 'user.deleted', payload: { userId } });
      await queue.add('user.deleted', data, { jobId: `auth.${id}.${(lastEvent += 1)}`, attempts: 5, backoff: 50 });
    }
    await waitFor(async () => (await queue.getJobCountByTypes('wait', 'active', 'delayed')) === 0, {
      what: 'the queue',
    });
  };
  const effects = async (userId: number): Promise<number> =>
    messaging.dataSource
      .query(`SELECT FROM effects WHERE user_id = $1`, [userId])
      .then((rows: unknown[]) => rows.length);

  it('has its effect once, however often an event arrives', async () => {
    const app = await start(UsersEvents);
    await deliver(app, { id: '1', userId: 1 }, 5);
    expect(await effects(1)).toBe(1);
    expect(app.get(UsersEvents).calls).toBe(1);
  });

  it('has no effect of a handler that failed, and tries it again', async () => {
    const app = await start(UsersEvents);
    app.get(UsersEvents).faults = 2;
    await deliver(app, { id: '2', userId: 2 });
    expect(app.get(UsersEvents).calls).toBe(3);
    expect(await effects(2)).toBe(1);
  });

  it("forgets with a user what their calls' keys remember", async () => {
    const app = await start(UsersEvents);
    await messaging.dataSource.query(
      `INSERT INTO idempotency_keys (user_id, pattern, key, input_hash) VALUES (3, 'a', 'b', 'c'), (4, 'a', 'b', 'c')`,
    );
    await deliver(app, { id: '3', userId: 3 });
    expect(await messaging.dataSource.query(`SELECT user_id FROM idempotency_keys`)).toEqual([{ user_id: 4 }]);
  });

  it('lets others follow the handler, in the same transaction', async () => {
    const app = await start(UsersEvents, FollowingUsersEvents);
    await deliver(app, { id: 'followed', userId: 77 });
    await waitFor(
      async () => (await messaging.dataSource.query(`SELECT FROM effects WHERE user_id = -77`)).length === 1,
    );
    await messaging.dataSource.query(`DELETE FROM effects WHERE user_id = -77`);
    await expect(start(FollowingUsersEvents)).rejects.toThrow('No handler in companies for: user.deleted');
  });

  it('refuses to start when a subscribed event has no handler, or two', async () => {
    await expect(start()).rejects.toThrow('No handler in companies for: user.deleted');
    await expect(start(UsersEvents, OtherUsersEvents)).rejects.toThrow('Two handlers in companies for user.deleted');
  });
});
