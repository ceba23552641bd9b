import { createIdempotencyTable, dropIdempotencyTable } from '@workboard/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const jobJson = (version: string): string => `
  CREATE OR REPLACE FUNCTION job_json(job jobs, card text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT card || ${version}',"views":' || job.views || ',"applications":' || greatest(job.applications, 0) || '}'
  $$`;

/** A creating call that is sent again creates nothing, and a job on the wire says its version (decision W12). */
export class Versions1796000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createIdempotencyTable(runner);
    await runner.query(jobJson(`',"version":' || job.version || `));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(jobJson(''));
    await dropIdempotencyTable(runner);
  }
}
