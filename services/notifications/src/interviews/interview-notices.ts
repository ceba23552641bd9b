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
}

const columns = `interview_id AS "interviewId", address, sequence, scheduled_at AS "scheduledAt", duration,
  job_title AS "jobTitle", company_name AS "companyName", organizer_name AS "organizerName",
  organizer_address AS "organizerAddress"`;

/** Who was told of an interview, and what. */
@Injectable()
export class InterviewNotices {
  constructor(private readonly dataSource: DataSource) {}

  /** @param address empty for the seeker */
  async find(interviewId: number, address = ''): Promise<Notice | null> {
    const rows: Notice[] = await this.dataSource.query(
      `SELECT ${columns} FROM interview_notices WHERE interview_id = $1 AND address = $2`,
      [interviewId, address],
    );
    return rows[0] ?? null;
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
         organizer_address = excluded.organizer_address`,
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

  async remove(manager: EntityManager, interviewId: number, address: string): Promise<void> {
    await manager.query(`DELETE FROM interview_notices WHERE interview_id = $1 AND address = $2`, [
      interviewId,
      address,
    ]);
  }
}
