import { type AlertFrequency, type Job, sayPayAndPeriod, withSource } from '@workboard/contracts';
import { type Block, button, heading, type Mail, type Site, text } from '../../layout/mail.js';
import { excerptOf, sayClosing, sayType } from '../../layout/wording.js';

type ListLinks = NonNullable<Mail['list']>;
/** What every mail of a job alert says. */
export interface AlertMail {
  site: Site;
  firstName: string;
  alertTitle: string;
  list: ListLinks;
}

/** More than this would make the mail long and heavy; the rest is a link away. */
export const digestJobLimit = 20;

/** Views that mails bring are counted as theirs (decision P56). */
export const jobAddress = (site: Site, { id }: Job): string => withSource(`${site.publicUrl}/jobs/${id}`, 'mail');

const jobBlock = (job: Job, { site }: { site: Site }): Block => ({
  kind: 'job',
  title: job.title,
  url: jobAddress(site, job),
  lines: [
    [job.company.name, job.location].filter(Boolean).join(', '),
    `${sayType(job.employmentType)} · ${sayType(job.workType)}`,
    sayPayAndPeriod(job),
  ].filter((line) => line !== null),
  badge: sayClosing(job.closingDate) ?? undefined,
});

/** Jobs that a mail lists, and that there are more. */
export const jobBlocks = (shown: readonly Job[], { site, more }: { site: Site; more: number }): Block[] => [
  ...shown.map((job) => jobBlock(job, { site })),
  ...(more > 0 ? [heading(`And ${more} more`)] : []),
];

const summaryLength = 280;

/** One new job, at once. */
export const jobAlertMail = ({ site, firstName, alertTitle, list, job }: AlertMail & { job: Job }): Mail => ({
  subject: `New job: ${job.title} at ${job.company.name}`,
  preheader: `Your alert "${alertTitle}" found it.`,
  title: 'A new job for you',
  blocks: [
    text(`Hello ${firstName},`),
    text(`Your alert "${alertTitle}" found this job:`),
    jobBlock(job, { site }),
    text(excerptOf(job.description, summaryLength)),
    button('See the job', jobAddress(site, job)),
  ],
  reason: `You get this mail because of your job alert "${alertTitle}".`,
  list,
});

const leads: Record<AlertFrequency, string> = {
  immediate: 'These jobs are new:',
  daily: 'These jobs are new since your last daily mail:',
  weekly: 'These jobs are new since your last weekly mail:',
};

/**
 * The new jobs of a day or a week, or several that came at once. `found` counts those that do not
 * fit in, too; `search` is the path of the alert's search.
 */
export const jobDigestMail = (
  input: AlertMail & { frequency: AlertFrequency; jobs: readonly Job[]; found: number; search: string },
): Mail => {
  const { site, firstName, alertTitle, frequency, jobs, found, search, list } = input;
  const shown = jobs.slice(0, digestJobLimit);
  const what = found === 1 ? '1 new job' : `${found} new jobs`;
  const more = found - shown.length;
  return {
    subject: `${what} for "${alertTitle}"`,
    preheader: shown.map(({ title }) => title).join(', '),
    title: `${what} for "${alertTitle}"`,
    blocks: [
      text(`Hello ${firstName},`),
      text(leads[frequency]),
      ...jobBlocks(shown, { site, more }),
      button(more > 0 ? 'See all jobs' : 'Find more jobs', `${site.publicUrl}${search}`),
    ],
    reason: `You get this mail because of your ${frequency} job alert "${alertTitle}".`,
    list,
  };
};
