import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notice for everybody who was told of an interview, the seeker's without an address, with whom it named as organizer. */
export class InterviewPanels1796000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE interview_notices
        ADD COLUMN address text NOT NULL DEFAULT '',
        ADD COLUMN organizer_name text NOT NULL DEFAULT '',
        ADD COLUMN organizer_address text NOT NULL DEFAULT '',
        DROP CONSTRAINT interview_notices_pkey,
        ADD CONSTRAINT interview_notices_pkey PRIMARY KEY (interview_id, address)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM interview_notices WHERE address <> ''`);
    await runner.query(`
      ALTER TABLE interview_notices
        DROP CONSTRAINT interview_notices_pkey,
        ADD CONSTRAINT interview_notices_pkey PRIMARY KEY (interview_id),
        DROP COLUMN address, DROP COLUMN organizer_name, DROP COLUMN organizer_address`);
  }
}
