import { Injectable } from '@nestjs/common';
import { isUniqueViolation } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Assessment } from '../engine/types.js';
import { linkSharedTexts } from './shared-texts.js';

export interface Run {
  id: string;
  jobId: number;
  companyId: number;
  version: string;
  jobHash: string;
  state: 'open' | 'done';
  claimedAt: Date | null;
  /** The run that has its entries: itself, or an earlier one that it repeats. */
  entriesId: string;
}
/** What its results are read by. */
export type EndedRun = Pick<Run, 'id' | 'version' | 'state' | 'entriesId'>;
export interface NewRun {
  id: string;
  jobId: number;
  companyId: number;
  requestedBy: number;
  version: string;
  jobHash: string;
  /** See pool-stamps.ts. */
  stamp: string;
}
export interface Entry {
  applicationId: number;
  userId: number;
  inputHash: string;
}
export type Engine = 'embedded' | 'openai';
export interface Scored {
  applicationId: number;
  userId: number;
  inputHash: string;
  assessment: Assessment;
  /** See text-prints.ts. */
  prints: Record<string, string>;
  engine: Engine;
  /** Of the engine that judged; scores are kept under it. */
  version: string;
  /** A better engine is still to judge. */
  provisional: boolean;
}

export const runColumns = `id, job_id AS "jobId", company_id AS "companyId", version, job_hash AS "jobHash", state, claimed_at AS "claimedAt",
  coalesce(repeats, id) AS "entriesId"`;

/** Runs and scores in SQL, in sets. */
@Injectable()
export class RunsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Logs a run that has nothing to do: the newest one that is done read the same job and the same of the same people. Resolves
   * to null when something has changed, or when one of them still waits for a better engine.
   */
  async repeat(run: NewRun, entries: Entry[]): Promise<Run | null> {
    const [repeated]: Run[] = await this.dataSource.query(
      `WITH entries AS (SELECT * FROM unnest($7::int[], $8::text[]) AS e (application_id, input_hash)),
       newest AS (
         SELECT coalesce(repeats, id) AS id FROM runs WHERE job_id = $2 AND state = 'done' AND version = $5 AND job_hash = $6
         ORDER BY created_at DESC LIMIT 1),
       known AS (SELECT e.* FROM run_entries e JOIN newest ON newest.id = e.run_id)
       INSERT INTO runs (id, job_id, company_id, requested_by, version, job_hash, stamp, state, finished_at, repeats)
       SELECT $1, $2, $3, $4, $5, $6, $9, 'done', now(), newest.id FROM newest
       WHERE (SELECT count(*) FROM known) = cardinality($7::int[])
         AND NOT EXISTS (SELECT application_id, input_hash FROM entries EXCEPT SELECT application_id, input_hash FROM known)
         AND NOT EXISTS (SELECT FROM known WHERE 'fallback' = ANY (flags))
       RETURNING ${runColumns}`,
      [
        run.id,
        run.jobId,
        run.companyId,
        run.requestedBy,
        run.version,
        run.jobHash,
        entries.map(({ applicationId }) => applicationId),
        entries.map(({ inputHash }) => inputHash),
        run.stamp,
      ],
    );
    return repeated ?? null;
  }

  /**
   * Opens a run with its applicants; known scores of the same content are filled in at once. Resolves to null when another
   * run of the job is open (single flight).
   */
  async open(run: NewRun, entries: Entry[], then: (manager: EntityManager) => Promise<void>): Promise<Run | null> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        const [opened]: [Run] = await manager.query(
          `INSERT INTO runs (id, job_id, company_id, requested_by, version, job_hash, stamp) VALUES ($1, $2, $3, $4, $5, $6, $7)
           RETURNING ${runColumns}`,
          [run.id, run.jobId, run.companyId, run.requestedBy, run.version, run.jobHash, run.stamp],
        );
        await manager.query(
          `INSERT INTO run_entries (run_id, application_id, user_id, input_hash, score, reasons, flags, embedded_score, copied, notes, prints, engine)
           SELECT $1, e."applicationId", e."userId", e."inputHash", s.score, s.reasons, coalesce(s.flags, '{}'),
             s.embedded_score, coalesce(s.copied, '{}'), coalesce(s.notes, '[]'), coalesce(s.prints, '{}'), s.engine
           FROM jsonb_to_recordset($2::jsonb) AS e ("applicationId" int, "userId" int, "inputHash" text)
           LEFT JOIN scores s ON s.job_hash = $3 AND s.version = $4 AND s.input_hash = e."inputHash"`,
          [run.id, JSON.stringify(entries), run.jobHash, run.version],
        );
        await this.finish(run.id, manager);
        await then(manager);
        return opened;
      });
    } catch (error) {
      if (isUniqueViolation(error)) {
        return null;
      }
      throw error;
    }
  }

  async find(id: string): Promise<Run | null> {
    const [run] = await this.findAll([id]);
    return run ?? null;
  }

  async findAll(ids: string[]): Promise<Run[]> {
    return this.dataSource.query(`SELECT ${runColumns} FROM runs WHERE id = ANY($1::uuid[])`, [ids]);
  }

  async findOpen(jobId: number): Promise<Run | null> {
    const [run]: Run[] = await this.dataSource.query(
      `SELECT ${runColumns} FROM runs WHERE job_id = $1 AND state = 'open'`,
      [jobId],
    );
    return run ?? null;
  }

  async findNewest(jobId: number): Promise<Run | null> {
    const [run]: Run[] = await this.dataSource.query(
      `SELECT ${runColumns} FROM runs WHERE job_id = $1 ORDER BY created_at DESC LIMIT 1`,
      [jobId],
    );
    return run ?? null;
  }

  /** Takes a run on, or keeps it; false when somebody else has it and was heard of within the lease. */
  async claim(id: string, { leaseMs }: { leaseMs: number }): Promise<boolean> {
    const [, claimed]: [unknown, number] = await this.dataSource.query(
      `UPDATE runs SET claimed_at = now() WHERE id = $1 AND state = 'open'
       AND (claimed_at IS NULL OR claimed_at < now() - $2 * interval '1 millisecond')`,
      [id, leaseMs],
    );
    return claimed > 0;
  }

  async release(id: string): Promise<void> {
    await this.dataSource.query(`UPDATE runs SET claimed_at = NULL WHERE id = $1 AND state = 'open'`, [id]);
  }

  /** Applicants of a run that have no score yet. */
  async unscored(runId: string, limit: number): Promise<Entry[]> {
    return this.dataSource.query(
      `SELECT application_id AS "applicationId", user_id AS "userId", input_hash AS "inputHash"
       FROM run_entries WHERE run_id = $1 AND score IS NULL ORDER BY application_id LIMIT ${limit}`,
      [runId],
    );
  }

  /** Those whose score is to be replaced by a better engine's, best first. */
  async provisional(runId: string, limit: number): Promise<Entry[]> {
    return this.dataSource.query(
      `SELECT application_id AS "applicationId", user_id AS "userId", input_hash AS "inputHash"
       FROM run_entries WHERE run_id = $1 AND provisional ORDER BY score DESC, application_id LIMIT ${limit}`,
      [runId],
    );
  }

  /** Lets all but the best `most` applicants of a run keep the score they have. */
  async settleBelow(runId: string, most: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE run_entries SET provisional = false WHERE run_id = $1 AND provisional AND application_id NOT IN (
         SELECT application_id FROM run_entries WHERE run_id = $1 AND score IS NOT NULL
         ORDER BY score DESC, application_id LIMIT ${most})`,
      [runId],
    );
  }

  /** Writes scores to the run and to the cache. An applicant who was taken out in the meantime stays out. */
  async record(run: Run, scored: Scored[]): Promise<void> {
    const rows = scored.map(({ assessment, ...row }) => ({ ...row, ...assessment }));
    const source = `jsonb_to_recordset($1::jsonb) AS r ("applicationId" int, "userId" int, "inputHash" text, score real,
      reasons jsonb, flags text[], "embeddedScore" real, copied text[], notes jsonb, prints jsonb, engine text, version text, provisional boolean)`;
    await this.dataSource.query(
      `WITH written AS (
         UPDATE run_entries e SET score = r.score, reasons = r.reasons, flags = r.flags, embedded_score = r."embeddedScore",
           copied = coalesce(r.copied, '{}'), notes = coalesce(r.notes, '[]'), prints = r.prints, engine = r.engine,
           provisional = r.provisional
         FROM ${source} WHERE e.run_id = $2 AND e.application_id = r."applicationId" RETURNING e.application_id)
       INSERT INTO scores (job_hash, input_hash, version, user_id, score, reasons, flags, embedded_score, copied, notes, prints, engine)
       SELECT DISTINCT ON (r."inputHash") $3, r."inputHash", r.version, r."userId", r.score, r.reasons, r.flags,
         r."embeddedScore", coalesce(r.copied, '{}'), coalesce(r.notes, '[]'), r.prints, r.engine
       FROM ${source} JOIN written ON written.application_id = r."applicationId"
       WHERE NOT 'fallback' = ANY (r.flags) AND NOT EXISTS (
         SELECT FROM tombstones WHERE kind = 'user' AND key = r."userId"::text)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows), run.id, run.jobHash],
    );
  }

  async drop(runId: string, applicationIds: number[]): Promise<void> {
    await this.dataSource.query(`DELETE FROM run_entries WHERE run_id = $1 AND application_id = ANY($2::int[])`, [
      runId,
      applicationIds,
    ]);
  }

  /** Closes a run whose applicants all have a score. */
  async finish(runId: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    const [, closed]: [unknown, number] = await manager.query(
      `UPDATE runs SET state = 'done', finished_at = now() WHERE id = $1 AND state = 'open'
       AND NOT EXISTS (SELECT FROM run_entries WHERE run_id = $1 AND (score IS NULL OR provisional))`,
      [runId],
    );
    if (closed > 0) {
      await linkSharedTexts(manager, runId);
    }
  }
}
