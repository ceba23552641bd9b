import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf, testDatabase, type TestDatabase, waitFor } from '@workboard/test-kit';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { createDataSource } from './database.js';
import { DeletedUser, markUserDeleted, protectUser } from './tombstones.js';

class DeletedUsers1796000000001 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE deleted_users (user_id int CONSTRAINT deleted_users_pkey PRIMARY KEY)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE deleted_users`);
  }
}

describe('the tombstones of users', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    const options = { schema: 'jobs', entities: [DeletedUser], migrations: [DeletedUsers1796000000001] };
    const sourceFor = (url: string) => createDataSource({ ...options, url });
    database = await testDatabase({ schema: 'jobs', dataSource: sourceFor });
    dataSource = await sourceFor(database.url).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const protect = (userId: number, work: (manager: EntityManager) => Promise<void> = async () => {}) =>
    dataSource.transaction(async (manager) => {
      await protectUser(manager, userId, 'user_not_found');
      await work(manager);
    });
  const remove = (userId: number) => dataSource.transaction((manager) => markUserDeleted(manager, userId));
  const waiting = async () => {
    const [{ count }]: [{ count: number }] = await dataSource.query(
      `SELECT count(*)::int AS count FROM pg_locks
       WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return count;
  };

  it('refuse what is written later, with the error that the caller chose', async () => {
    await protect(1);
    await remove(1);
    expect(await refusalOf(protect(1))).toBe('user_not_found');
    await protect(2);
  });

  it('may be written twice', async () => {
    await remove(3);
    await remove(3);
    expect(await dataSource.manager.countBy(DeletedUser, { userId: 3 })).toBe(1);
  });

  it('wait for whoever protects the user, and not for other users', async () => {
    const order: string[] = [];
    await protect(4, async () => {
      void remove(4).then(() => order.push('deleted'));
      await waitFor(async () => (await waiting()) > 0, { what: 'the deletion to wait' });
      await remove(5);
      order.push('written');
    });
    await waitFor(() => Promise.resolve(order.length === 2), { what: 'the deletion' });
    expect(order).toEqual(['written', 'deleted']);
  });

  it('do not keep two writers apart', async () => {
    await protect(6, () => protect(6));
  });
});
