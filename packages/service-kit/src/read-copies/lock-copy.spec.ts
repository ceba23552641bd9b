import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase, untilLocked } from '@workboard/test-kit';
import { Column, type DataSource, Entity, PrimaryColumn, type QueryRunner } from 'typeorm';
import { createDataSource } from '../database/database.js';
import { lockCopy } from './lock-copy.js';

@Entity('copies')
class Copy {
  @PrimaryColumn('int', { primaryKeyConstraintName: 'copies_pkey' })
  id: number;

  @Column('int')
  version: number;
}

class Copies1796000000001 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE copies (id int CONSTRAINT copies_pkey PRIMARY KEY, version int NOT NULL)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE copies`);
  }
}

describe('the lock of a read copy', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    const options = { schema: 'jobs', entities: [Copy], migrations: [Copies1796000000001] };
    const sourceFor = (url: string) => createDataSource({ ...options, url });
    database = await testDatabase({ schema: 'jobs', dataSource: sourceFor });
    dataSource = await sourceFor(database.url).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const locked = (id: number, work: (copy: Copy) => Promise<void> = async () => {}) =>
    dataSource.transaction(async (manager) => {
      const copy = await lockCopy(manager, Copy, { blank: { id, version: 0 }, mode: 'pessimistic_write' });
      await work(copy);
      return copy;
    });

  it('is of the row as it is known, and of a blank one before any event', async () => {
    await dataSource.manager.insert(Copy, { id: 1, version: 7 });
    expect(await locked(1)).toEqual({ id: 1, version: 7 });
    expect(await locked(2)).toEqual({ id: 2, version: 0 });
    expect(await dataSource.manager.countBy(Copy, { id: 2 })).toBe(1);
  });

  it('keeps others waiting until the transaction ends', async () => {
    const order: string[] = [];
    let second: Promise<unknown> = Promise.resolve();
    await locked(1, async () => {
      second = locked(1, async () => void order.push('second'));
      await untilLocked((sql) => dataSource.query(sql), 'the second transaction to wait');
      order.push('first');
    });
    await second;
    expect(order).toEqual(['first', 'second']);
  });
});
