import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an interview is, whom to ask, what the seeker answered and how it went. */
export class InterviewDetails1796000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE interviews
        ADD COLUMN place text,
        ADD COLUMN phone text,
        ADD COLUMN contact_name text,
        ADD COLUMN contact_phone text,
        ADD COLUMN contact_email text,
        ADD COLUMN panel text[] NOT NULL DEFAULT '{}',
        ADD COLUMN answer text,
        ADD COLUMN answer_text text,
        ADD COLUMN answered_at timestamptz,
        ADD COLUMN outcome text,
        ADD COLUMN outcome_note text,
        ADD COLUMN sequence int NOT NULL DEFAULT 0,
        ADD CONSTRAINT interviews_answer_check CHECK (answer IN ('coming', 'not_coming', 'other_time')),
        ADD CONSTRAINT interviews_outcome_check CHECK (outcome IN ('attended', 'no_show', 'not_held'))`);
    // Mails counted by themselves until now: whatever they sent for these, the next change is newer.
    await runner.query(`UPDATE interviews SET sequence = 100`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const columns = [
      'place',
      'phone',
      'contact_name',
      'contact_phone',
      'contact_email',
      'panel',
      'answer',
      'answer_text',
      'answered_at',
      'outcome',
      'outcome_note',
      'sequence',
    ];
    await runner.query(`ALTER TABLE interviews ${columns.map((column) => `DROP COLUMN ${column}`).join(', ')}`);
  }
}
