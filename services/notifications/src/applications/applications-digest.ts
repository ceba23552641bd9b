import { fullName } from '@workboard/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Contact } from '@workboard/contracts';
import { ENV } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { type Composer, type ComposedMail, type ComposeMail, recipientOf } from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { intend } from '../deliveries/intents.js';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { applicationsDigest } from '../mails/templates/applications.js';
import { listLinks } from '../unsubscribe/list-links.js';
import { EmployerChoices } from './employer-choices.js';

/** One mail a day to employers who want their new applications summed up. */
@Injectable()
export class ApplicationsDigest implements Composer {
  readonly mails = { applications_digest: (delivery) => this.compose(delivery) } satisfies Record<string, ComposeMail>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly lookups: Lookups,
    private readonly choices: EmployerChoices,
  ) {}

  /** Makes the summaries of a day: one per person, over what came in before its slot. Repeating it adds nothing. */
  async open({ period, slot }: { period: string; slot: Date }): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const people: { userId: number }[] = await manager.query(
        `WITH taken AS (
           UPDATE application_digest_items AS item SET period = $1
           WHERE item.period IS NULL AND item.created_at < $2 AND NOT EXISTS (
             SELECT FROM deliveries WHERE dedupe_key = 'applications_digest.' || item.user_id || '.' || $1::text)
           RETURNING user_id)
         SELECT DISTINCT user_id AS "userId" FROM taken ORDER BY user_id`,
        [period, slot],
      );
      await intend(
        manager,
        people.map(({ userId }) => ({
          kind: 'applications_digest',
          dedupeKey: `applications_digest.${userId}.${period}`,
          userId,
          data: { period },
          dueAt: slot,
        })),
      );
    });
  }

  private async compose({ userId, data }: Delivery): Promise<ComposedMail> {
    const id = userId ?? 0;
    if ((await this.choices.get(id)) === 'off') {
      throw new Drop('the employer wants no mails about applications');
    }
    const items: { applicationId: number }[] = await this.dataSource.query(
      `SELECT application_id AS "applicationId" FROM application_digest_items WHERE user_id = $1 AND period = $2`,
      [id, data['period']],
    );
    const employer = await this.lookups.contact(id);
    const jobs = await this.jobsOf(
      items.map(({ applicationId }) => applicationId),
      employer,
    );
    if (jobs.length === 0) {
      throw new Drop('all of its applications are gone');
    }
    return {
      to: recipientOf(employer),
      mail: applicationsDigest({
        site: siteOf(this.env),
        firstName: employer.firstName,
        jobs,
        list: listLinks({ kind: 'employer', id }, this.env),
      }),
    };
  }

  /** Without jobs whose applicants the employer does not see any more. */
  private async jobsOf(
    applicationIds: number[],
    employer: Contact,
  ): Promise<{ jobId: number; jobTitle: string; applicants: string[] }[]> {
    const applications = await this.lookups.applicationsById(applicationIds);
    const [jobs, seekers] = await Promise.all([
      this.lookups.jobsById([...new Set(applications.map(({ jobId }) => jobId))]),
      this.lookups.contacts([...new Set(applications.map(({ userId }) => userId))]),
    ]);
    const names = new Map(seekers.map((seeker) => [seeker.id, fullName(seeker)]));
    const sees = await this.lookups.viewersOf(jobs);
    return jobs
      .filter((job) => sees(employer, job))
      .map((job) => ({
        jobId: job.id,
        jobTitle: job.title,
        applicants: applications
          .filter(({ jobId }) => jobId === job.id)
          .map(({ userId }) => names.get(userId) ?? 'An applicant'),
      }));
  }
}
