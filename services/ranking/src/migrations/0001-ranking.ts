import { firstMigration } from '@workboard/service-kit';

/**
 * Ranking runs, their scores, resume texts, criteria, and the work that is open.
 */
export const Ranking = firstMigration('Stamps1796000000010', [
  // A run that found nothing changed has no entries: `repeats` names the run whose entries still hold, `stamp` what
  // was asked.
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
    repeats uuid,
    stamp text,
    CONSTRAINT runs_pkey PRIMARY KEY (id),
    CONSTRAINT runs_state_check CHECK (state IN ('open', 'done')),
    CONSTRAINT runs_repeats_fkey FOREIGN KEY (repeats) REFERENCES runs (id) ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX runs_one_open_per_job ON runs (job_id) WHERE state = 'open'`,
  `CREATE INDEX runs_of_job ON runs (job_id, created_at DESC)`,
  `CREATE INDEX runs_repeats ON runs (repeats) WHERE repeats IS NOT NULL`,
  // Each applicant of a run: the hash of what was read, and what came of it. `embedded_score` stands beside a model's
  // score that is far above it.
  `CREATE TABLE run_entries (
    run_id uuid NOT NULL,
    application_id int NOT NULL,
    user_id int NOT NULL,
    input_hash text NOT NULL,
    score real,
    reasons jsonb,
    flags text[] NOT NULL DEFAULT '{}',
    engine text,
    provisional boolean NOT NULL DEFAULT false,
    embedded_score real,
    copied text[] NOT NULL DEFAULT '{}',
    notes jsonb NOT NULL DEFAULT '[]',
    prints jsonb NOT NULL DEFAULT '{}',
    shared jsonb NOT NULL DEFAULT '[]',
    CONSTRAINT run_entries_pkey PRIMARY KEY (run_id, application_id),
    CONSTRAINT run_entries_run_id_fkey FOREIGN KEY (run_id) REFERENCES runs (id) ON DELETE CASCADE,
    CONSTRAINT run_entries_score_check CHECK (score BETWEEN 0 AND 100)
  )`,
  `CREATE INDEX run_entries_application ON run_entries (application_id)`,
  `CREATE INDEX run_entries_user ON run_entries (user_id)`,
  // Scores by content: the same job, text and engine version are never judged twice.
  `CREATE TABLE scores (
    job_hash text NOT NULL,
    input_hash text NOT NULL,
    version text NOT NULL,
    score real NOT NULL,
    reasons jsonb NOT NULL,
    flags text[] NOT NULL,
    engine text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    user_id int NOT NULL,
    embedded_score real,
    copied text[] NOT NULL DEFAULT '{}',
    notes jsonb NOT NULL DEFAULT '[]',
    prints jsonb NOT NULL DEFAULT '{}',
    CONSTRAINT scores_pkey PRIMARY KEY (job_hash, input_hash, version)
  )`,
  `CREATE INDEX scores_user ON scores (user_id)`,
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
  // What is to be done; the queue only carries it. A row goes when its work is done.
  `CREATE TABLE work (
    kind text NOT NULL,
    key text NOT NULL,
    attempts int NOT NULL DEFAULT 0,
    next_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT work_pkey PRIMARY KEY (kind, key),
    CONSTRAINT work_kind_check CHECK (kind IN ('rank', 'extract', 'recommend'))
  )`,
  `CREATE INDEX work_due ON work (next_at)`,
  // Port Moresby days whose nightly recommendations were put to work.
  `CREATE TABLE nights (
    day date NOT NULL,
    CONSTRAINT nights_pkey PRIMARY KEY (day)
  )`,
  // What the model costs each company in a day.
  `CREATE TABLE model_usage (
    company_id int NOT NULL,
    day date NOT NULL,
    tokens bigint NOT NULL,
    CONSTRAINT model_usage_pkey PRIMARY KEY (company_id, day)
  )`,
  // Whom and what work that is under way must not write about any more.
  `CREATE TABLE tombstones (
    kind text NOT NULL,
    key text NOT NULL,
    CONSTRAINT tombstones_pkey PRIMARY KEY (kind, key),
    CONSTRAINT tombstones_kind_check CHECK (kind IN ('user', 'file'))
  )`,
  // What an employer made of a job's criteria; without a row they count as the ad has them (decision P31).
  `CREATE TABLE criteria_settings (
    job_id int NOT NULL,
    company_id int NOT NULL,
    version int NOT NULL DEFAULT 0,
    importances jsonb NOT NULL DEFAULT '{}',
    added text[] NOT NULL DEFAULT '{}',
    CONSTRAINT criteria_settings_pkey PRIMARY KEY (job_id)
  )`,
  // Who changed what, never rewritten.
  `CREATE TABLE criteria_changes (
    job_id int NOT NULL,
    version int NOT NULL,
    changed_by int NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    changes jsonb NOT NULL,
    CONSTRAINT criteria_changes_pkey PRIMARY KEY (job_id, version),
    CONSTRAINT criteria_changes_job_id_fkey
      FOREIGN KEY (job_id) REFERENCES criteria_settings (job_id) ON DELETE CASCADE
  )`,
  // What people said of single reasons; `said` is what the engine had found.
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
]);
