import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words of jobs were forgotten after 40 days, open or not; previews of alerts look at all open ones (decision P95). The
 * worker reads these again, a few at a time, as it reads jobs that changed.
 */
export class WordsOfOpenJobs1796300000000 implements MigrationInterface {
  readonly name = 'WordsOfOpenJobs1796300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE job_copies SET read_version = -1 WHERE is_public AND NOT deleted AND words IS NULL AND read_version >= 0`,
    );
  }

  async down(): Promise<void> {
    // What was read again is forgotten again by itself.
  }
}
