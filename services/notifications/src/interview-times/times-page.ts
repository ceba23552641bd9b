import type { MailPage } from '@workboard/contracts';
import { html } from '../layout/html.js';
import type { Site } from '../layout/mail.js';
import { mailPage } from '../layout/page.js';

/** No more than whoever holds the link must know to choose. */
interface Asked {
  site: Site;
  where: string;
  minutes: number;
  jobTitle: string;
  companyName: string;
}

const plan = ({ where, minutes, jobTitle, companyName }: Asked) => html`
  <dt>Where</dt>
  <dd>${where}</dd>
  <dt>How long</dt>
  <dd>${minutes} minutes</dd>
  <dt>Job</dt>
  <dd>${jobTitle}, ${companyName}</dd>
`;

/** Asks before anything is chosen: opening a link, as mail scanners do, takes no time from anybody (ADR 11). */
export const timesPage = (
  asked: Asked & { times: readonly { id: number; when: string }[]; chosen: string; problem?: string },
): MailPage =>
  mailPage({
    site: asked.site,
    title: 'Choose a time for your interview',
    body: html`
      ${asked.problem ? html`<p class="error" role="alert">${asked.problem}</p>` : null}
      <dl>${plan(asked)}</dl>
      <form method="post">
        <fieldset>
          <legend>Times that are free</legend>
          ${asked.times.map(
            ({ id, when }) =>
              html`<label class="choice"
                ><input type="radio" name="time" value="${id}" ${asked.chosen === String(id) ? 'checked' : ''} />
                ${when}</label
              >`,
          )}
        </fieldset>
        <button type="submit">Choose this time</button>
      </form>
      <p>None of them suits you? Answer the mail.</p>
    `,
  });

/** After the press, and for whoever opens the link again. */
export const chosenPage = (asked: Asked & { when: string }): MailPage =>
  mailPage({
    site: asked.site,
    title: 'Your interview is planned',
    body: html`
      <dl>
        <dt>When</dt>
        <dd>${asked.when}</dd>
        ${plan(asked)}
      </dl>
      <p>${asked.companyName} knows that you will come. You get a mail with an entry for your calendar.</p>
      <p><a href="${asked.site.publicUrl}/applications">My Applications</a></p>
    `,
  });

/** Others were faster. */
export const allTakenPage = (asked: Asked): MailPage =>
  mailPage({
    site: asked.site,
    title: 'All times are taken',
    body: html`
      <p>Others were faster. Answer the mail, so that ${asked.companyName} offers you another time.</p>
      <dl>${plan(asked)}</dl>
    `,
  });

/** Withdrawn, past, overtaken by something else, or the link was never ours. */
export const noTimesPage = (site: Site): MailPage =>
  mailPage({
    site,
    status: 404,
    title: 'There is nothing to choose here',
    body: html`
      <p>The times are not offered any more, or the link was cut off.</p>
      <p>Sign in to see how your application stands: <a href="${site.publicUrl}/applications">My Applications</a>.</p>
    `,
  });
