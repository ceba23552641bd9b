import type { MailPage } from '@workboard/contracts';
import { html } from '../layout/html.js';
import type { Site } from '../layout/mail.js';
import { mailPage } from '../layout/page.js';

/** Asks before anything happens; opening a link, as mail scanners do, ends nothing. */
export const confirmPage = ({ site, what }: { site: Site; what: string }): MailPage =>
  mailPage({
    site,
    title: 'Stop these mails?',
    body: html`<p>You will get no more ${what}.</p>
      <form method="post"><button type="submit">Yes, stop them</button></form>`,
  });

export const donePage = ({ site, what, settingsUrl }: { site: Site; what: string; settingsUrl: string }): MailPage =>
  mailPage({
    site,
    title: 'Done',
    body: html`<p>
      You will get no more ${what}. Changed your mind? <a href="${settingsUrl}">Switch them on again</a>.
    </p>`,
  });

/** The link is incomplete, or was never ours. */
export const brokenLinkPage = (site: Site): MailPage =>
  mailPage({
    site,
    status: 404,
    title: 'This link does not work',
    body: html`<p>It may have been cut off. Open it from the mail again, or choose what you get after you sign in.</p>`,
  });
