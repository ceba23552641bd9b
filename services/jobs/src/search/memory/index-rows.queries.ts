import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { versionSql } from '../search-scope.queries.js';
import type { IndexedJob } from './job-index.js';

/** A moment of the database. */
export interface Moment {
  snapshot: string;
  /** The state of the search rows; a greater number is a later one. */
  version: bigint;
}

/** What changed since a moment, as it is at another. */
export interface Changes extends Moment {
  changed: number[];
  /** Those of the changed jobs that are public, and the words that they are written with. */
  jobs: IndexedJob[];
  words: string[];
}

/** Read at once; more changes than this take longer to follow than to read everything anew beside the answers. */
const mostChanges = 2000;
const lastDay = 65_535;

const columns = `job_id AS "jobId", document::text AS document, array_to_string(tsvector_to_array(body), ' ') AS body, title,
  extract(epoch FROM created_at)::float8 AS "createdAt",
  greatest(least(closing_date - date '1970-01-01', ${lastDay}), 1) AS "closingDay", pgk_from AS "paidFrom", pgk_to AS "paidTo",
  json_build_object('location', location, 'industry', industry, 'work_type', work_type, 'employment_type', employment_type,
    'level', level, 'company_id', company_id) AS values`;

/** Rows that changed after a snapshot; nobody sees them before their transaction ends. */
const changesSince = (snapshot: string): string => `
  SELECT DISTINCT job_id FROM search_changes
  WHERE changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot) AND NOT pg_visible_in_snapshot(changed_in, ${snapshot}::pg_snapshot)
  LIMIT ${mostChanges + 1}`;

/** Reads search rows for the index. */
@Injectable()
export class IndexRowQueries {
  constructor(private readonly dataSource: DataSource) {}

  async now(): Promise<Moment> {
    const [row] = await this.dataSource.query<{ snapshot: string; version: string }[]>(
      `SELECT pg_current_snapshot()::text AS snapshot, ${versionSql} AS version`,
    );
    return { snapshot: row?.snapshot ?? '', version: BigInt(row?.version ?? 0) };
  }

  /** Some jobs after one, in the order of their ids. */
  async after(jobId: number, count: number): Promise<IndexedJob[]> {
    return this.dataSource.query(
      `SELECT ${columns} FROM job_search WHERE job_id > $1 ORDER BY job_search.job_id LIMIT $2`,
      [jobId, count],
    );
  }

  async words(): Promise<string[]> {
    const rows: { words: string | null }[] = await this.dataSource.query(
      `SELECT string_agg(word, ' ') AS words FROM search_words`,
    );
    return rows[0]?.words?.split(' ') ?? [];
  }

  /** What happened since a moment; undefined when that is not known any more, or too much. */
  async since({ snapshot }: Moment): Promise<Changes | undefined> {
    const [row] = await this.dataSource.query<(Omit<Changes, 'version'> & { version: string; follows: boolean })[]>(
      `WITH changes AS MATERIALIZED (${changesSince('$1')})
       SELECT pg_current_snapshot()::text AS snapshot, ${versionSql} AS version,
         (SELECT forgotten < pg_snapshot_xmin($1::pg_snapshot) FROM search_state)
           AND (SELECT count(*) FROM changes) <= ${mostChanges} AS follows,
         ARRAY(SELECT job_id FROM changes) AS changed,
         (SELECT coalesce(json_agg(job), '[]') FROM (
           SELECT ${columns} FROM job_search WHERE job_id = ANY (ARRAY(SELECT job_id FROM changes)) ORDER BY job_search.job_id) AS job) AS jobs,
         ARRAY(SELECT DISTINCT word FROM job_search AS row JOIN jobs AS job ON job.id = row.job_id
             JOIN company_copies AS company ON company.id = row.company_id,
             unnest(tsvector_to_array(to_tsvector('job_words', search_text(concat_ws(' ', job.title, company.name, job.location,
               job.industry, array_to_string(job.skills, ' ')))))) AS word
           WHERE row.job_id = ANY (ARRAY(SELECT job_id FROM changes)) AND word ~ '^[[:alpha:]]{3,40}$') AS words`,
      [snapshot],
    );
    return row?.follows ? { ...row, version: BigInt(row.version) } : undefined;
  }
}
