import { Injectable } from '@nestjs/common';
import type { Job } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import { intend } from '../deliveries/intents.js';
import { jobClosing } from '../messages/jobs/job-closing.js';
import type { Slot } from './alert-schedule.js';
import { JobCopies } from './job-copies.js';
import { jobSubject } from './jobs.events.js';

/** Employers get one so many days before a job closes. */
const noticeDays = [7, 1] as const;

/** Makes the mails to employers whose jobs close soon. */
@Injectable()
export class ClosingNotices {
  private reconciled: string | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: JobCopies,
  ) {}

  /** Records the mails of a day; repeating it adds nothing. */
  async open({ slot, readOpenJobs }: { slot: Slot; readOpenJobs: () => Promise<Job[]> }): Promise<void> {
    if (this.reconciled === slot.period) {
      return;
    }
    const open = await readOpenJobs();
    await this.dataSource.transaction(async (manager) => {
      await this.copies.reconcile(manager, open);
      const due: { jobId: number; day: string; days: number }[] = await manager.query(
        `SELECT job_id AS "jobId", closing_day::text AS day, closing_day - $1::date AS days FROM job_copies
         WHERE is_public AND NOT deleted AND closing_day = ANY(
           ARRAY(SELECT $1::date + notice FROM unnest($2::int[]) AS notice)) ORDER BY job_id`,
        [slot.period, noticeDays],
      );
      await intend(
        manager,
        due.map(({ jobId, day, days }) =>
          jobClosing.intent({
            dedupeKey: `job_closing.${jobId}.${day}.${days}`,
            subject: jobSubject(jobId),
            data: { jobId, days },
            dueAt: slot.at,
          }),
        ),
      );
    });
    this.reconciled = slot.period;
  }
}
