import type { MigrationInterface, QueryRunner } from 'typeorm';

const jobJson = (heldAt: string): string => `
  CREATE OR REPLACE FUNCTION job_json(job jobs, card text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT card || ${heldAt}',"version":' || job.version || ',"views":' || job.views
      || ',"applications":' || greatest(job.applications, 0) || '}'
  $$`;

/**
 * Ads that people reported or rules found, and those that wait for a super admin (decision P40). Cases outlive their jobs:
 * what was deleted in time would hide its traces.
 */
export class Reviews1796000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs ADD COLUMN held_at timestamptz`);
    await runner.query(`ALTER TABLE jobs ADD CONSTRAINT jobs_held_at_check CHECK (held_at IS NULL OR NOT published)`);
    await runner.query(jobJson(`',"heldAt":' || coalesce('"' || iso_instant(job.held_at) || '"', 'null') || `));
    await runner.query(`
      CREATE TABLE review_cases (
        id int GENERATED ALWAYS AS IDENTITY,
        job_id int NOT NULL,
        company_id int NOT NULL,
        snapshot jsonb NOT NULL,
        signals jsonb NOT NULL DEFAULT '[]',
        approved text[] NOT NULL DEFAULT '{}',
        reports int NOT NULL DEFAULT 0,
        opened_at timestamptz NOT NULL,
        decision text,
        decided_at timestamptz,
        CONSTRAINT review_cases_pkey PRIMARY KEY (id),
        CONSTRAINT review_cases_job_id_key UNIQUE (job_id),
        CONSTRAINT review_cases_decision_check CHECK ((decision IS NULL) = (decided_at IS NULL))
      )`);
    await runner.query(`CREATE INDEX review_cases_open ON review_cases (opened_at, id) WHERE decided_at IS NULL`);
    await runner.query(`
      CREATE INDEX review_cases_decided ON review_cases (decided_at DESC, id) WHERE decided_at IS NOT NULL`);
    await runner.query(`
      CREATE TABLE review_steps (
        id int GENERATED ALWAYS AS IDENTITY,
        case_id int NOT NULL,
        decision text NOT NULL,
        reason text,
        user_id int,
        before jsonb,
        at timestamptz NOT NULL,
        CONSTRAINT review_steps_pkey PRIMARY KEY (id),
        CONSTRAINT review_steps_case_id_fkey FOREIGN KEY (case_id) REFERENCES review_cases (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX review_steps_case_id ON review_steps (case_id, id)`);
    await runner.query(`
      CREATE TABLE job_reports (
        id int GENERATED ALWAYS AS IDENTITY,
        job_id int NOT NULL,
        device text NOT NULL,
        reason text NOT NULL,
        text text,
        email text,
        created_at timestamptz NOT NULL,
        CONSTRAINT job_reports_pkey PRIMARY KEY (id),
        CONSTRAINT job_reports_job_id_device_key UNIQUE (job_id, device)
      )`);
    await runner.query(`CREATE INDEX job_reports_email ON job_reports (created_at) WHERE email IS NOT NULL`);
    await runner.query(`
      CREATE TABLE job_sketches (
        job_id int NOT NULL,
        company_id int NOT NULL,
        sketch int[] NOT NULL,
        CONSTRAINT job_sketches_pkey PRIMARY KEY (job_id)
      )`);
    await runner.query(`CREATE INDEX job_sketches_sketch ON job_sketches USING gin (sketch)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['job_sketches', 'job_reports', 'review_steps', 'review_cases']) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query(jobJson(''));
    await runner.query(`ALTER TABLE jobs DROP COLUMN held_at`);
  }
}
