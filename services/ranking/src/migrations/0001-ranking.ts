import { createMessagingTables, dropMessagingTables } from '@workboard/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  /** The log of rankings: who asked, what for, with which engine, and the state of it. */
  `CREATE TABLE runs (
    id uuid NOT NULL,
    job_id int NOT NULL,
    company_id int NOT NULL,
    requested_by int NOT NULL,
    version text NOT NULL,
    job_hash text NOT NULL,
    state text NOT NULL DEFAULT 'open',
    claimed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz,
    CONSTRAINT runs_pkey PRIMARY KEY (id),
    CONSTRAINT runs_state_check CHECK (state IN ('open', 'done'))
  )`,
  `CREATE UNIQUE INDEX runs_one_open_per_job ON runs (job_id) WHERE state = 'open'`,
  `CREATE INDEX runs_of_job ON runs (job_id, created_at DESC)`,
  /** Each applicant of a run: the hash of what was read, and what came of it. */
  `CREATE TABLE run_entries (
    run_id uuid NOT NULL,
    application_id int NOT NULL,
    user_id int NOT NULL,
    input_hash text NOT NULL,
    score real,
    reasons jsonb,
    flags text[] NOT NULL DEFAULT '{}',
    engine text,
    CONSTRAINT run_entries_pkey PRIMARY KEY (run_id, application_id),
    CONSTRAINT run_entries_run_id_fkey FOREIGN KEY (run_id) REFERENCES runs (id) ON DELETE CASCADE,
    CONSTRAINT run_entries_score_check CHECK (score BETWEEN 0 AND 100)
  )`,
  `CREATE INDEX run_entries_application ON run_entries (application_id)`,
  `CREATE INDEX run_entries_user ON run_entries (user_id)`,
  /** Scores by content: the same job, text and engine version are never judged twice. */
  `CREATE TABLE scores (
    job_hash text NOT NULL,
    input_hash text NOT NULL,
    version text NOT NULL,
    score real NOT NULL,
    reasons jsonb NOT NULL,
    flags text[] NOT NULL,
    engine text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT scores_pkey PRIMARY KEY (job_hash, input_hash, version)
  )`,
  `CREATE TABLE resume_texts (
    file_id uuid NOT NULL,
    user_id int NOT NULL,
    text text NOT NULL,
    flags text[] NOT NULL,
    pages int NOT NULL,
    extracted_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT resume_texts_pkey PRIMARY KEY (file_id)
  )`,
  `CREATE INDEX resume_texts_user ON resume_texts (user_id)`,
  /** What is to be done; the queue only carries it. A row goes when its work is done. */
  `CREATE TABLE work (
    kind text NOT NULL,
    key text NOT NULL,
    attempts int NOT NULL DEFAULT 0,
    next_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT work_pkey PRIMARY KEY (kind, key),
    CONSTRAINT work_kind_check CHECK (kind IN ('rank', 'extract', 'recommend'))
  )`,
  `CREATE INDEX work_due ON work (next_at)`,
  /** Port Moresby days whose nightly recommendations were put to work. */
  `CREATE TABLE nights (day date NOT NULL, CONSTRAINT nights_pkey PRIMARY KEY (day))`,
];

/** Ranking runs, their scores, resume texts, and the work that is open. */
export class Ranking1796000000001 implements MigrationInterface {
  readonly name = 'Ranking1796000000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(table);
    }
    await createMessagingTables(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropMessagingTables(runner);
    await runner.query(`DROP TABLE nights, work, resume_texts, scores, run_entries, runs`);
  }
}
