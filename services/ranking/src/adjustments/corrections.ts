import { Injectable } from '@nestjs/common';
import type { RankReason } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import type { ApplicationId } from '../engine/types.js';
import type { Verdict } from './adjust.js';

export interface Correction {
  applicationId: number;
  criterion: string;
  verdict: Verdict;
}

/** What was said of each applicant, by criterion. */
export const correctionsOf = (said: readonly Correction[]): Map<ApplicationId, Map<string, Verdict>> => {
  const found = new Map<ApplicationId, Map<string, Verdict>>();
  for (const { applicationId, criterion, verdict } of said) {
    found.set(applicationId, (found.get(applicationId) ?? new Map<string, Verdict>()).set(criterion, verdict));
  }
  return found;
};

/** What people said of single reasons of the ranking (decision P31). */
@Injectable()
export class Corrections {
  constructor(private readonly dataSource: DataSource) {}

  async ofJob(jobId: number): Promise<Map<ApplicationId, Map<string, Verdict>>> {
    const rows: Correction[] = await this.dataSource.query(
      `SELECT application_id AS "applicationId", criterion, verdict FROM reason_corrections WHERE job_id = $1`,
      [jobId],
    );
    return correctionsOf(rows);
  }

  /** How often reasons about each criterion of a job were called right and wrong. */
  async counts(jobId: number): Promise<Map<string, { right: number; wrong: number }>> {
    const rows: { criterion: string; right: number; wrong: number }[] = await this.dataSource.query(
      `SELECT criterion, count(*) FILTER (WHERE verdict = 'right')::int AS "right",
         count(*) FILTER (WHERE verdict = 'wrong')::int AS wrong
       FROM reason_corrections WHERE job_id = $1 GROUP BY criterion`,
      [jobId],
    );
    return new Map(rows.map(({ criterion, right, wrong }) => [criterion, { right, wrong }]));
  }

  /** Null takes an earlier word back. */
  async keep({
    verdict,
    ...row
  }: {
    applicationId: number;
    jobId: number;
    userId: number;
    criterion: string;
    verdict: Verdict | null;
    said: RankReason['met'];
    correctedBy: number;
  }): Promise<void> {
    if (verdict === null) {
      await this.dataSource.query(`DELETE FROM reason_corrections WHERE application_id = $1 AND criterion = $2`, [
        row.applicationId,
        row.criterion,
      ]);
      return;
    }
    await this.dataSource.query(
      `INSERT INTO reason_corrections (application_id, criterion, job_id, user_id, verdict, said, corrected_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (application_id, criterion) DO UPDATE SET verdict = excluded.verdict, said = excluded.said,
         corrected_by = excluded.corrected_by, corrected_at = now()`,
      [row.applicationId, row.criterion, row.jobId, row.userId, verdict, row.said, row.correctedBy],
    );
  }
}
