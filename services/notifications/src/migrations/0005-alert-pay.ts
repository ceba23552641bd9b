import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The range of pay of an alert keeps the rule that a job's keeps. */
export class AlertPay1796000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_alerts ADD CONSTRAINT job_alerts_salary_check
        CHECK (salary_min >= 0 AND salary_max >= 0 AND salary_min <= salary_max)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_alerts DROP CONSTRAINT job_alerts_salary_check`);
  }
}
