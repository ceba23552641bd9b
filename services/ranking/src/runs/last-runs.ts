import { Injectable } from '@nestjs/common';
import { queryPrepared } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Adjustments } from '../adjustments/adjust.js';
import { type Correction, correctionsOf } from '../adjustments/corrections.js';
import type { Settings } from '../adjustments/criteria-settings.js';
import { resumeStamp } from '../resumes/resume-texts.js';
import { bestSql, type ReadEntries, totalsSql } from './run-results.js';
import { type EndedRun, type NewRun, runColumns } from './runs.queries.js';

/** What ranking itself knows of a job when it is asked for a ranking. */
export interface Known {
  /** The newest run that is done and whose scores are final, with the stamp of what it read (see pool-stamps.ts). */
  last: (EndedRun & { stamp: string }) | null;
  /** Who is in that run. */
  userIds: number[];
  /** What it found: as many as were asked for, or all where the employer has weighed something. */
  entries: ReadEntries;
  /** Of the texts of their resumes as they are now. */
  resumes: string;
  adjustments: Adjustments;
  /** Criteria that the ad does not have. */
  added: string[];
}
interface KnownRow extends ReadEntries {
  run: (EndedRun & { stamp: string | null }) | null;
  userIds: number[] | null;
  hasFallback: boolean | null;
  resumes: string;
  settings: Pick<Settings, 'importances' | 'added'> | null;
  corrections: Correction[];
}

/** The last ranking of a job beside all that may have changed since, in one statement: most rankings are asked for again. */
@Injectable()
export class LastRuns {
  constructor(private readonly dataSource: DataSource) {}

  async find({ jobId, limit }: { jobId: number; limit: number }): Promise<Known> {
    const [row] = await queryPrepared<KnownRow>(
      this.dataSource,
      `WITH last AS (
         SELECT ${runColumns}, stamp FROM runs WHERE job_id = $1 AND state = 'done' ORDER BY created_at DESC LIMIT 1),
       employer AS (
         SELECT (SELECT json_build_object('importances', importances, 'added', added) FROM criteria_settings WHERE job_id = $1) AS settings,
           (SELECT coalesce(json_agg(json_build_object('applicationId', application_id, 'criterion', criterion, 'verdict', verdict)), '[]')
            FROM reason_corrections WHERE job_id = $1) AS corrections,
           EXISTS (SELECT FROM criteria_settings WHERE job_id = $1 AND importances <> '{}')
             OR EXISTS (SELECT FROM reason_corrections WHERE job_id = $1) AS "hasWeighed"),
       people AS (
         SELECT array_agg(DISTINCT user_id) AS ids, bool_or('fallback' = ANY (flags)) AS "hasFallback", ${totalsSql}
         FROM run_entries WHERE run_id = (SELECT "entriesId" FROM last))
       SELECT (SELECT to_json(last) FROM last) AS run, people.ids AS "userIds", people."hasFallback", people.total, people.engines,
         (SELECT ${resumeStamp} FROM resume_texts WHERE user_id = ANY (people.ids)) AS resumes, employer.settings, employer.corrections,
         ${bestSql({ run: '(SELECT "entriesId" FROM last)', limit: 'CASE WHEN employer."hasWeighed" THEN NULL ELSE $2::int END' })} AS best
       FROM people, employer`,
      [jobId, limit],
    );
    const { importances = {}, added = [] } = row?.settings ?? {};
    const { run = null, hasFallback = false, total = 0, engines = [], best = [] } = row ?? {};
    return {
      last: run?.stamp && !hasFallback ? { ...run, stamp: run.stamp } : null,
      userIds: row?.userIds ?? [],
      entries: { total, engines, best },
      resumes: row?.resumes ?? '',
      adjustments: { importances, corrections: correctionsOf(row?.corrections ?? []) },
      added,
    };
  }

  /** Logs that a run was asked for again and has nothing to do. False when that run is gone. */
  async logRepeat(
    { id, requestedBy }: Pick<NewRun, 'id' | 'requestedBy'>,
    { id: last }: Pick<EndedRun, 'id'>,
  ): Promise<boolean> {
    const logged = await queryPrepared(
      this.dataSource,
      `INSERT INTO runs (id, job_id, company_id, requested_by, version, job_hash, stamp, state, finished_at, repeats)
       SELECT $1, job_id, company_id, $2, version, job_hash, stamp, 'done', now(), coalesce(repeats, id) FROM runs WHERE id = $3
       RETURNING id`,
      [id, requestedBy, last],
    );
    return logged.length > 0;
  }
}
