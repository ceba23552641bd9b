import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  /** What an employer made of a job's criteria; without a row they count as the ad has them. */
  `CREATE TABLE criteria_settings (
    job_id int NOT NULL,
    company_id int NOT NULL,
    version int NOT NULL DEFAULT 0,
    importances jsonb NOT NULL DEFAULT '{}',
    added text[] NOT NULL DEFAULT '{}',
    CONSTRAINT criteria_settings_pkey PRIMARY KEY (job_id)
  )`,
  /** Who changed what, never rewritten. */
  `CREATE TABLE criteria_changes (
    job_id int NOT NULL,
    version int NOT NULL,
    changed_by int NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    changes jsonb NOT NULL,
    CONSTRAINT criteria_changes_pkey PRIMARY KEY (job_id, version),
    CONSTRAINT criteria_changes_job_id_fkey FOREIGN KEY (job_id) REFERENCES criteria_settings (job_id) ON DELETE CASCADE
  )`,
  /** What people said of single reasons; \`said\` is what the engine had found. */
  `CREATE TABLE reason_corrections (
    application_id int NOT NULL,
    criterion text NOT NULL,
    job_id int NOT NULL,
    user_id int NOT NULL,
    verdict text NOT NULL,
    said text NOT NULL,
    corrected_by int NOT NULL,
    corrected_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT reason_corrections_pkey PRIMARY KEY (application_id, criterion),
    CONSTRAINT reason_corrections_verdict_check CHECK (verdict IN ('right', 'wrong'))
  )`,
  `CREATE INDEX reason_corrections_job ON reason_corrections (job_id)`,
  `CREATE INDEX reason_corrections_user ON reason_corrections (user_id)`,
];

/** Employers weigh criteria and correct reasons (decision P31). */
export class Criteria1796000000008 implements MigrationInterface {
  readonly name = 'Criteria1796000000008';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(table);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE reason_corrections, criteria_changes, criteria_settings`);
  }
}
