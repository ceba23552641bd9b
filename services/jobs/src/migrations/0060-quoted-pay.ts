import type { MigrationInterface, QueryRunner } from 'typeorm';

const jobJson = (pay: string): string => `
  CREATE OR REPLACE FUNCTION job_json(job jobs, card text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT card || ${pay}',"heldAt":' || coalesce('"' || iso_instant(job.held_at) || '"', 'null') || ',"version":' || job.version
      || ',"views":' || job.views || ',"applications":' || greatest(job.applications, 0) || '}'
  $$`;

/**
 * Pay as it is quoted, from which the year's follows (decision P60), and the company's own name for a job (decision P61). Beside
 * the cards and not in them, so that no card has to be written anew.
 */
export class QuotedPay1796000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE jobs ADD COLUMN pay_period text NOT NULL DEFAULT 'year', ADD COLUMN pay_min numeric(12, 2),
        ADD COLUMN pay_max numeric(12, 2), ADD COLUMN internal_reference text`);
    await runner.query(`
      ALTER TABLE jobs ADD CONSTRAINT jobs_pay_period_check
        CHECK (pay_period IN ('hour', 'day', 'week', 'fortnight', 'month', 'year')) NOT VALID`);
    await runner.query(`
      ALTER TABLE jobs ADD CONSTRAINT jobs_pay_check
        CHECK (pay_min >= 0 AND pay_max >= 0 AND pay_min <= pay_max) NOT VALID`);
    await runner.query(`ALTER TABLE jobs VALIDATE CONSTRAINT jobs_pay_period_check`);
    await runner.query(`ALTER TABLE jobs VALIDATE CONSTRAINT jobs_pay_check`);
    await runner.query(
      jobJson(`',"payPeriod":"' || job.pay_period || '","payMin":' || coalesce(trim_scale(job.pay_min)::text, 'null')
        || ',"payMax":' || coalesce(trim_scale(job.pay_max)::text, 'null') || `),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(jobJson(''));
    await runner.query(`
      ALTER TABLE jobs DROP COLUMN pay_period, DROP COLUMN pay_min, DROP COLUMN pay_max, DROP COLUMN internal_reference`);
  }
}
