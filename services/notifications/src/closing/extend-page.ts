import type { MailPage } from '@workboard/contracts';
import { html } from '../layout/html.js';
import type { Site } from '../layout/mail.js';
import { mailPage } from '../layout/page.js';

interface Asked {
  site: Site;
  jobId: number;
  jobTitle: string;
  /** Until when people can apply now, in words; null without a day. */
  closes: string | null;
}

/** Asks before anything changes: opening a link, as mail scanners do, extends nothing. */
export const askPage = ({
  site,
  jobId,
  jobTitle,
  closes,
  days,
  next,
}: Asked & { days: number; next: string }): MailPage =>
  mailPage({
    site,
    title: 'Extend this job?',
    body: html`
      <dl>
        <dt>Job</dt>
        <dd>${jobTitle}</dd>
        <dt>Closing date now</dt>
        <dd>${closes}</dd>
        <dt>New closing date</dt>
        <dd>${next}</dd>
      </dl>
      <form method="post"><button type="submit">Extend by ${days} days</button></form>
      <p><a href="${site.publicUrl}/edit-job/${jobId}">Choose another date</a></p>
    `,
  });

/** After the press, and whenever the job closes on another day than the link stands for: what holds now. */
export const extendedPage = ({ site, jobId, jobTitle, closes, isDone }: Asked & { isDone: boolean }): MailPage =>
  mailPage({
    site,
    title: isDone ? 'The job was extended' : 'The closing date was changed already',
    body: html`
      <p>
        ${closes ? html`<strong>${jobTitle}</strong> closes on ${closes}.` : html`<strong>${jobTitle}</strong> has no closing date.`}
      </p>
      <p>
        <a href="${site.publicUrl}/jobs/${jobId}">See the job</a> or
        <a href="${site.publicUrl}/edit-job/${jobId}">choose another date</a>.
      </p>
    `,
  });

/** The job is closed, filled, taken down or gone, the person is no longer in the team, or the link was never ours. */
export const noExtensionPage = (site: Site): MailPage =>
  mailPage({
    site,
    status: 404,
    title: 'There is nothing to extend here',
    body: html`
      <p>The job is closed or gone, or the link was cut off.</p>
      <p>Sign in to see your jobs: <a href="${site.publicUrl}/dashboard">Dashboard</a>.</p>
    `,
  });
