import { type AlertFrequency, type Contact, type Job } from '@workboard/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { type ComposedMail, type ComposedSms, recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { alertSearch } from '../../job-alerts/alert-search.js';
import { JobAlert } from '../../job-alerts/job-alert.entity.js';
import type { Mail } from '../../layout/mail.js';
import { listLinks } from '../../unsubscribe/list-links.js';
import { defineMessage, type Due, id } from '../kit/message.js';
import type { Samples } from '../kit/samples.js';
import type { MessageTools } from '../kit/tools.js';
import { jobsOfBundle } from './alert-bundles.js';
import { severalJobsText } from './alert-text.js';
import { type AlertMail, jobAlertMail, jobDigestMail } from './job-alerts.words.js';
import { openJobs } from './open-jobs.js';

/** Jobs remembered per digest; more than fit into the mail are counted only. */
export const jobsPerDigest = 50;

interface Found {
  alert: JobAlert;
  /** Public and open at this moment; no others are named. */
  jobs: Job[];
  /** The path of the alert's search. */
  search: string;
  /** Matches, with those that were counted only. */
  count: number;
}

/** The keywords that name nothing but places. */
const placesAmong = async (keywords: readonly string[], dataSource: DataSource): Promise<ReadonlySet<string>> => {
  const rows: { keyword: string }[] = await dataSource.query(
    `SELECT keyword FROM unnest($1::text[]) AS keyword
     JOIN alert_phrases AS phrase ON phrase.kind = 'words' AND phrase.text = plain_text(keyword) AND phrase.says = 'places'`,
    [keywords],
  );
  return new Set(rows.map(({ keyword }) => keyword));
};

/** The digest's jobs, newest first. */
const jobsOfDigest = async (alertId: number, period: string, dataSource: DataSource): Promise<number[]> => {
  const rows: { id: number }[] = await dataSource.query(
    `SELECT job_id AS id FROM alert_matches JOIN job_copies USING (job_id)
     WHERE alert_id = $1 AND period = $2 ORDER BY seen_at DESC, job_id DESC`,
    [alertId, period],
  );
  return rows.map(({ id }) => id);
};

/** All that a digest found, as far as they are open or were counted only. */
const countOf = async (
  digest: { alertId: number; period: string; open: number },
  dataSource: DataSource,
): Promise<number> => {
  const { alertId, period, open } = digest;
  const rows: { count: number }[] = await dataSource.query(
    `SELECT job_count AS count FROM digests WHERE alert_id = $1 AND period = $2`,
    [alertId, period],
  );
  const total = rows[0]?.count ?? open;
  return total > jobsPerDigest ? total : open;
};

/** An alert that is on, with those of the jobs that are open. */
const find = async (
  { alertId, readIds }: { alertId: number; readIds: () => Promise<number[]> },
  tools: MessageTools,
): Promise<Found> => {
  const { dataSource } = tools;
  const alert = await dataSource.getRepository(JobAlert).findOneBy({ id: alertId });
  if (!alert?.isActive) {
    throw new Drop('the alert is off');
  }
  const jobs = await openJobs(await readIds(), tools);
  if (jobs.length === 0) {
    throw new Drop('none of its jobs is open any more');
  }
  const places = await placesAmong(alert.keywords, dataSource);
  const search = alertSearch(alert, (keyword) => places.has(keyword));
  return { alert, jobs, search, count: jobs.length };
};

type Write = (found: Found, about: AlertMail) => Mail;

const mailOf = async (found: Found, write: Write, { lookups, env, site }: MessageTools): Promise<ComposedMail> => {
  const { alert } = found;
  if (!alert.emailNotifications) {
    throw new Drop('the alert sends no mails');
  }
  const contact: Contact = await lookups.staying(alert.userId);
  const list = listLinks({ kind: 'alert', id: alert.id }, env);
  return {
    to: recipientOf(contact),
    mail: write(found, { site, firstName: contact.firstName, alertTitle: alert.title, list }),
  };
};

const textOf = async ({ alert, jobs, search, count }: Found, tools: MessageTools): Promise<ComposedSms> => {
  const { lookups, site } = tools;
  if (!alert.smsNotifications) {
    throw new Drop('the alert sends no texts');
  }
  const { phone } = await lookups.staying(alert.userId);
  if (!phone) {
    throw new Drop('the person has no phone number');
  }
  const [job] = jobs;
  return {
    phone,
    text:
      count === 1 && job
        ? `${job.title}, ${job.company.name}. ${site.publicUrl}/jobs/${job.id}`
        : severalJobsText({ alertTitle: alert.title, count, search, site }),
  };
};

const sample = ({ seeker, list }: Samples) => ({ ...seeker, alertTitle: 'Health jobs', list: list('alert') });
const sampleSearch = '/jobs?search=nurse&sortBy=newest';

const alertData = z.object({ alertId: id, jobId: id });
type AlertData = z.output<typeof alertData>;

const findBundle = (due: Due<AlertData>, tools: MessageTools): Promise<Found> =>
  find({ alertId: due.data.alertId, readIds: () => jobsOfBundle(tools.dataSource, due) }, tools);

const writeAlert: Write = ({ jobs, search, count }, about) => {
  const [job, ...others] = jobs;
  return job && others.length === 0
    ? jobAlertMail({ ...about, job })
    : jobDigestMail({ ...about, frequency: 'immediate', jobs, search, found: count });
};

/** New jobs at once; those of one alert that wait together are in one message. */
export const jobAlert = defineMessage({
  kind: 'job_alert',
  priority: 6,
  data: alertData,
  mail: async (due, tools) => mailOf(await findBundle(due, tools), writeAlert, tools),
  text: async (due, tools) => textOf(await findBundle(due, tools), tools),
  examples: (samples) => ({
    'job-alert': jobAlertMail({ ...sample(samples), job: samples.jobs[0] }),
    'job-alert-bundle': jobDigestMail({
      ...sample(samples),
      frequency: 'immediate',
      jobs: samples.jobs.slice(0, 2),
      found: 2,
      search: sampleSearch,
    }),
  }),
});

const digestData = z.object({ alertId: id, period: z.string() });

const findDigest = async ({ data }: Due<z.output<typeof digestData>>, tools: MessageTools): Promise<Found> => {
  const { alertId, period } = data;
  const { dataSource } = tools;
  const found = await find({ alertId, readIds: () => jobsOfDigest(alertId, period, dataSource) }, tools);
  return { ...found, count: await countOf({ alertId, period, open: found.jobs.length }, dataSource) };
};

const writeDigest: Write = ({ alert, jobs, search, count }, about) => {
  const frequency: AlertFrequency = alert.frequency === 'weekly' ? 'weekly' : 'daily';
  return jobDigestMail({ ...about, frequency, jobs, search, found: count });
};

/** The new jobs of a day or a week. */
export const jobDigest = defineMessage({
  kind: 'job_digest',
  priority: 9,
  data: digestData,
  mail: async (due, tools) => mailOf(await findDigest(due, tools), writeDigest, tools),
  text: async (due, tools) => textOf(await findDigest(due, tools), tools),
  examples: (samples) => ({
    'job-digest': jobDigestMail({
      ...sample(samples),
      frequency: 'daily',
      jobs: samples.jobs,
      found: samples.jobs.length,
      search: sampleSearch,
    }),
  }),
});
