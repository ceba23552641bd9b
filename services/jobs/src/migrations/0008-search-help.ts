import type { MigrationInterface, QueryRunner } from 'typeorm';
import { levelOf } from '../search/sql/level-of.js';
import { listableJobs } from '../search/sql/listable-jobs.js';
import { learnTitles, refreshJobs } from '../search/sql/refresh-jobs.js';
import { listableJobs as formerListableJobs, refreshJobs as formerRefreshJobs } from './0004-search-language.js';

/** What helps people to search: levels to filter by, titles to suggest, and the searches that found nothing. */
export class SearchHelp1796000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(levelOf);
    await runner.query(`ALTER TABLE job_search ADD COLUMN level text NOT NULL DEFAULT ''`);
    await runner.query(`
      CREATE TABLE search_titles (
        title text NOT NULL,
        label text NOT NULL,
        jobs int NOT NULL,
        CONSTRAINT search_titles_pkey PRIMARY KEY (title)
      )`);
    await runner.query(`
      CREATE TABLE lost_searches (
        week date NOT NULL,
        words text NOT NULL,
        times int NOT NULL DEFAULT 1,
        CONSTRAINT lost_searches_pkey PRIMARY KEY (week, words)
      )`);
    await runner.query(learnTitles);
    await runner.query(listableJobs);
    await runner.query(refreshJobs);
    await runner.query(
      `UPDATE job_search SET level = level_of(job.experience_level) FROM jobs AS job WHERE job.id = job_search.job_id`,
    );
    await runner.query(`SELECT learn_titles(ARRAY(SELECT job_id FROM job_search))`);
    await runner.query(`CREATE INDEX job_search_level ON job_search (level, created_at DESC, job_id DESC)`);
    await runner.query(
      `CREATE INDEX search_titles_words ON search_titles USING gin (to_tsvector('jobs.job_words', title))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW listable_jobs`);
    await runner.query(formerListableJobs);
    await runner.query(formerRefreshJobs);
    await runner.query(`DROP FUNCTION learn_titles(int[])`);
    await runner.query(`DROP TABLE lost_searches`);
    await runner.query(`DROP TABLE search_titles`);
    await runner.query(`ALTER TABLE job_search DROP COLUMN level`);
    await runner.query(`DROP FUNCTION level_of(text)`);
  }
}
