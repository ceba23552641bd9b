import { Inject, Injectable } from '@nestjs/common';
import { type Contact, isOpenOn, type Job } from '@workboard/contracts';
import { Clock, ENV } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import {
  type Composer,
  type ComposedMail,
  type ComposedSms,
  type ComposeMail,
  type ComposeSms,
  recipientOf,
} from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import * as template from '../mails/templates/alerts.js';
import { listLinks } from '../unsubscribe/list-links.js';
import { alertSearch } from './alert-search.js';
import { jobsOfBundle } from './alert-bundles.js';
import { severalJobsText } from './alert-text.js';
import { jobsPerDigest } from './digests.js';
import { JobAlert } from './job-alert.entity.js';

interface Found {
  alert: JobAlert;
  isDigest: boolean;
  jobs: Job[];
  /** The path of the alert's search. */
  search: string;
  /** Matches, with those that were counted only. */
  count: number;
}

/** Mails and texts of job alerts. Only jobs that are public and open at this moment are told. */
@Injectable()
export class AlertMessages implements Composer {
  readonly mails = {
    job_alert: (delivery) => this.mail(delivery),
    job_digest: (delivery) => this.mail(delivery),
  } satisfies Record<string, ComposeMail>;
  readonly texts = {
    job_alert: (delivery) => this.text(delivery),
    job_digest: (delivery) => this.text(delivery),
  } satisfies Record<string, ComposeSms>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  private async mail(delivery: Delivery): Promise<ComposedMail> {
    const found = await this.found(delivery);
    const { alert } = found;
    if (!alert.emailNotifications) {
      throw new Drop('the alert sends no mails');
    }
    const contact = await this.lookups.staying(alert.userId);
    return {
      to: recipientOf(contact),
      mail: this.write(found, contact),
    };
  }

  private write({ alert, isDigest, jobs, search, count }: Found, { firstName }: Contact) {
    const base = {
      site: siteOf(this.env),
      firstName,
      alertTitle: alert.title,
      list: listLinks({ kind: 'alert', id: alert.id }, this.env),
    };
    if (isDigest) {
      const frequency = alert.frequency === 'weekly' ? 'weekly' : 'daily';
      return template.jobDigest({ ...base, frequency, jobs, search, found: count });
    }
    const [job, ...others] = jobs;
    return job && others.length === 0
      ? template.jobAlert({ ...base, job })
      : template.jobDigest({ ...base, frequency: 'immediate', jobs, search, found: count });
  }

  private async text(delivery: Delivery): Promise<ComposedSms> {
    const { alert, jobs, search, count } = await this.found(delivery);
    if (!alert.smsNotifications) {
      throw new Drop('the alert sends no texts');
    }
    const { phone } = await this.lookups.staying(alert.userId);
    if (!phone) {
      throw new Drop('the person has no phone number');
    }
    const [job] = jobs;
    const site = siteOf(this.env);
    return {
      phone,
      text:
        count === 1 && job
          ? `${job.title}, ${job.company.name}. ${site.publicUrl}/jobs/${job.id}`
          : severalJobsText({ alertTitle: alert.title, count, search, site }),
    };
  }

  private async found(delivery: Delivery): Promise<Found> {
    const { data } = delivery;
    const alert = await this.dataSource.getRepository(JobAlert).findOneBy({ id: Number(data['alertId']) });
    if (!alert?.isActive) {
      throw new Drop('the alert is off');
    }
    const isDigest = delivery.kind === 'job_digest';
    const ids = isDigest ? await this.idsOf(alert.id, data['period']) : await jobsOfBundle(this.dataSource, delivery);
    const jobs = await this.openJobs(ids);
    if (jobs.length === 0) {
      throw new Drop('none of its jobs is open any more');
    }
    const places = await this.placesAmong(alert.keywords);
    return {
      alert,
      isDigest,
      jobs,
      search: alertSearch(alert, (keyword) => places.has(keyword)),
      count: await this.countOf({ alert, period: data['period'], open: jobs.length }),
    };
  }

  /** The keywords that name nothing but places. */
  private async placesAmong(keywords: readonly string[]): Promise<ReadonlySet<string>> {
    const rows: { keyword: string }[] = await this.dataSource.query(
      `SELECT keyword FROM unnest($1::text[]) AS keyword
       JOIN alert_phrases AS phrase ON phrase.kind = 'words' AND phrase.text = plain_text(keyword) AND phrase.says = 'places'`,
      [keywords],
    );
    return new Set(rows.map(({ keyword }) => keyword));
  }

  /** The digest's jobs, newest first. */
  private async idsOf(alertId: number, period: unknown): Promise<number[]> {
    const rows: { id: number }[] = await this.dataSource.query(
      `SELECT job_id AS id FROM alert_matches JOIN job_copies USING (job_id)
       WHERE alert_id = $1 AND period = $2 ORDER BY seen_at DESC, job_id DESC`,
      [alertId, period],
    );
    return rows.map(({ id }) => id);
  }

  /** Public by what the jobs service said last, and active, published, unexpired and open by what it says now (P4). */
  private async openJobs(ids: number[]): Promise<Job[]> {
    const rows: { id: number }[] = await this.dataSource.query(
      `SELECT job_id AS id FROM job_copies WHERE job_id = ANY($1::int[]) AND is_public AND NOT deleted`,
      [ids],
    );
    const isPublic = new Set(rows.map(({ id }) => id));
    const jobs = await this.lookups.jobsById(ids.filter((id) => isPublic.has(id)));
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const now = this.clock.now();
    return ids.map((id) => byId.get(id)).filter((job): job is Job => job !== undefined && isPublicAndOpen(job, now));
  }

  private async countOf(digest: { alert: JobAlert; period: unknown; open: number }): Promise<number> {
    const { alert, period, open } = digest;
    const rows: { count: number }[] = await this.dataSource.query(
      `SELECT job_count AS count FROM digests WHERE alert_id = $1 AND period = $2`,
      [alert.id, period ?? ''],
    );
    const total = rows[0]?.count ?? open;
    return total > jobsPerDigest ? total : open;
  }
}

const isPublicAndOpen = ({ status, published, expiresAt, closingDate }: Job, now: Date): boolean =>
  status === 'active' &&
  published &&
  (expiresAt === null || new Date(expiresAt) > now) &&
  isOpenOn(closingDate === null ? null : new Date(closingDate), now);
