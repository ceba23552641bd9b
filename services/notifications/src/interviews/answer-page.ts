import { answerWords, type InterviewAnswer, interviewAnswers, type MailPage } from '@workboard/contracts';
import { html, type Html } from '../layout/html.js';
import type { Site } from '../layout/mail.js';
import { mailPage } from '../layout/page.js';

/** No more of an interview than whoever holds the link must know to answer. */
interface Asked {
  site: Site;
  when: string;
  where: string;
  jobTitle: string;
  companyName: string;
}

const plan = ({ when, where, jobTitle, companyName }: Asked): Html => html`
  <dl>
    <dt>When</dt>
    <dd>${when}</dd>
    <dt>Where</dt>
    <dd>${where}</dd>
    <dt>Job</dt>
    <dd>${jobTitle}, ${companyName}</dd>
  </dl>
`;

interface Question extends Asked {
  /** What is ticked at first. */
  chosen: InterviewAnswer;
  message: string;
  /** The plan that is shown; an answer to another one asks again. */
  sequence: number;
  /** What was answered before. */
  given: InterviewAnswer | null;
  problem?: string;
}

/** Asks before anything is answered: opening a link, as mail scanners do, sends nothing to anybody (ADR 11). */
export const questionPage = (question: Question): MailPage => {
  const { site, companyName, chosen, message, sequence, given, problem } = question;
  return mailPage({
    site,
    title: 'Will you come to the interview?',
    body: html`
      ${problem ? html`<p class="error" role="alert">${problem}</p>` : null} ${plan(question)}
      ${given ? html`<p>Your answer so far: ${answerWords[given].own}.</p>` : null}
      <form method="post">
        <input type="hidden" name="sequence" value="${sequence}" />
        <fieldset>
          <legend>Your answer</legend>
          ${interviewAnswers.map(
            (answer) =>
              html`<label class="choice"
                ><input type="radio" name="answer" value="${answer}" ${answer === chosen ? 'checked' : ''} />
                ${answerWords[answer].choice}</label
              >`,
          )}
        </fieldset>
        <label class="label" for="message">Message to ${companyName}</label>
        <textarea id="message" name="message" maxlength="1000">${message}</textarea>
        <button type="submit">Send answer</button>
      </form>
    `,
  });
};

/** After the press. */
export const answeredPage = (asked: Asked & { answer: InterviewAnswer; again: string }): MailPage =>
  mailPage({
    site: asked.site,
    title: 'Your answer was sent',
    body: html`
      <p><strong>${answerWords[asked.answer].own}.</strong> ${asked.companyName} is told by mail.</p>
      ${plan(asked)}
      <p><a href="${asked.again}">Change your answer</a></p>
    `,
  });

/** The interview is cancelled or over, or the link was never ours. */
export const noInterviewPage = (site: Site): MailPage =>
  mailPage({
    site,
    status: 404,
    title: 'There is nothing to answer here',
    body: html`
      <p>The interview was cancelled or is over, or the link was cut off.</p>
      <p>Sign in to see how your application stands: <a href="${site.publicUrl}/applications">My Applications</a>.</p>
    `,
  });
