import { Inject, Injectable } from '@nestjs/common';
import { dayOf, daysLeft, extendJobPath, formatDayInFull, type Job } from '@workboard/contracts';
import { Clock, ENV } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { EmployerChoices } from '../applications/employer-choices.js';
import { type Composer, type ComposedMail, type ComposeMail, recipientOf } from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { intend } from '../deliveries/intents.js';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { jobClosing } from '../mails/templates/employers.js';
import { listLinks } from '../unsubscribe/list-links.js';
import { extendToken } from './extend-token.js';
import type { Slot } from '../job-alerts/alert-schedule.js';
import { JobCopies } from '../job-alerts/job-copies.js';
import { jobSubject } from '../job-alerts/job.events.js';

/** Employers hear so many days before a job closes. */
const noticeDays = [7, 1] as const;

/** Mails to employers whose jobs close soon. */
@Injectable()
export class ClosingMails implements Composer {
  readonly mails = { job_closing: (delivery) => this.compose(delivery) } satisfies Record<string, ComposeMail>;
  private reconciled: string | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly copies: JobCopies,
    private readonly lookups: Lookups,
    private readonly choices: EmployerChoices,
    private readonly clock: Clock,
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
        due.map(({ jobId, day, days }) => ({
          kind: 'job_closing',
          dedupeKey: `job_closing.${jobId}.${day}.${days}`,
          subject: jobSubject(jobId),
          data: { jobId, days },
          dueAt: slot.at,
        })),
      );
    });
    this.reconciled = slot.period;
  }

  private async compose({ data }: Delivery): Promise<ComposedMail> {
    const now = this.clock.now();
    const job = await this.lookups.job(Number(data['jobId']));
    const company = await this.lookups.company(job.companyId);
    if (company.status !== 'authorised') {
      throw new Drop('the company is not authorised');
    }
    if (job.status !== 'active' || !job.published || !job.closingDate) {
      throw new Drop('the job is not open any more');
    }
    const closing = new Date(job.closingDate);
    if (daysLeft(closing, now) !== data['days']) {
      throw new Drop('the closing date was changed, or is another day now');
    }
    const employer = await this.lookups.caretaker(job);
    if (employer.isLeaving) {
      throw new Drop('the account is about to be deleted');
    }
    if ((await this.choices.get(employer.id)) === 'off') {
      throw new Drop('the employer wants no mails about jobs');
    }
    const token = extendToken({ jobId: job.id, userId: employer.id, day: dayOf(closing) }, this.env.TOKEN_SECRET);
    return {
      to: recipientOf(employer),
      mail: jobClosing({
        site: siteOf(this.env),
        firstName: employer.firstName,
        jobId: job.id,
        jobTitle: job.title,
        closingDay: formatDayInFull(closing),
        applications: job.applications,
        fresh: await this.lookups.countNew(job.id),
        extendUrl: `${this.env.PUBLIC_URL}${extendJobPath(token)}`,
        list: listLinks({ kind: 'employer', id: employer.id }, this.env),
      }),
    };
  }
}
