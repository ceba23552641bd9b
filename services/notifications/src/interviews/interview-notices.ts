import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { InterviewDetails } from './interview-lookups.js';

/** What somebody was told last of an interview. Kept, because a cancellation may come after the job is gone. */
export interface Notice {
  interviewId: number;
  /** Empty for the seeker, whose address is looked up. */
  address: string;
  sequence: number;
  scheduledAt: Date;
  duration: number;
  jobTitle: string;
  companyName: string;
  organizerName: string;
  organizerAddress: string;
  /** They were told that it is off. */
  isCancelled: boolean;
}

const columns = `interview_id AS "interviewId", address, sequence, scheduled_at AS "scheduledAt", duration,
  job_title AS "jobTitle", company_name AS "companyName", organizer_name AS "organizerName",
  organizer_address AS "organizerAddress", cancelled AS "isCancelled"`;

/** Who was told of an interview, and what. */
@Injectable()
export class InterviewNotices {
  constructor(private readonly dataSource: DataSource) {}

  /** @param address empty for the seeker; `manager`: of the transaction that it is asked in */
  async find(
    interviewId: number,
    { address = '', manager = this.dataSource.manager }: { address?: string; manager?: EntityManager } = {},
  ): Promise<Notice | null> {
    const rows: Notice[] = await manager.query(
      `SELECT ${columns} FROM interview_notices WHERE interview_id = $1 AND address = $2`,
      [interviewId, address],
    );
    return rows[0] ?? null;
  }

  /** Whether the seeker was told of one of these interviews. */
  async isSeekerExpecting(manager: EntityManager, interviewIds: readonly number[]): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT FROM interview_notices WHERE interview_id = ANY ($1) AND address = '' LIMIT 1`,
      [interviewIds],
    );
    return rows.length > 0;
  }

  /**
   * Whether somebody on the employer's side is told, by a mail of its own, that one of these interviews is off because the
   * seeker withdrew: it is still to be written, or has been.
   */
  async isHostToldOff({
    interviewIds,
    address,
  }: {
    interviewIds: readonly number[];
    address: string;
  }): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT FROM interview_notices WHERE interview_id = ANY ($1) AND address = $2
       UNION ALL
       SELECT FROM deliveries WHERE subject = ANY ($3) AND kind = 'interview_host_cancelled' AND state <> 'cancelled'
         AND data ->> 'reason' = 'withdrawn' AND data ->> 'host' = $2
       LIMIT 1`,
      [interviewIds, address, interviewIds.map((id) => `interview:${id}`)],
    );
    return rows.length > 0;
  }

  /** The addresses on the employer's side that were told. */
  async hosts(manager: EntityManager, interviewId: number): Promise<string[]> {
    const rows: { address: string }[] = await manager.query(
      `SELECT address FROM interview_notices WHERE interview_id = $1 AND address <> '' ORDER BY address`,
      [interviewId],
    );
    return rows.map(({ address }) => address);
  }

  async save(manager: EntityManager, { interview, job, organizer }: InterviewDetails, address = ''): Promise<void> {
    await manager.query(
      `INSERT INTO interview_notices (interview_id, address, application_id, sequence, scheduled_at, duration,
         job_title, company_name, organizer_name, organizer_address)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (interview_id, address) DO UPDATE SET sequence = excluded.sequence,
         scheduled_at = excluded.scheduled_at, duration = excluded.duration, job_title = excluded.job_title,
         company_name = excluded.company_name, organizer_name = excluded.organizer_name,
         organizer_address = excluded.organizer_address, cancelled = false`,
      [
        interview.id,
        address,
        interview.applicationId,
        interview.sequence,
        interview.scheduledAt,
        interview.duration,
        job.title,
        job.company.name,
        organizer.name,
        organizer.address,
      ],
    );
  }

  /** The seeker was told that it is off. */
  async markCancelled(manager: EntityManager, interviewId: number): Promise<void> {
    await manager.query(`UPDATE interview_notices SET cancelled = true WHERE interview_id = $1 AND address = ''`, [
      interviewId,
    ]);
  }

  async remove(manager: EntityManager, interviewId: number, address: string): Promise<void> {
    await manager.query(`DELETE FROM interview_notices WHERE interview_id = $1 AND address = $2`, [
      interviewId,
      address,
    ]);
  }
}
