import { createIdempotencyTable, dropIdempotencyTable } from '@workboard/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A creating call that is sent again creates nothing (decision W12). */
export class Idempotency1796000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createIdempotencyTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIdempotencyTable(runner);
  }
}
