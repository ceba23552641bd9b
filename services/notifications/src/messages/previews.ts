import type { MailPreview } from '@workboard/contracts';
import type { Site } from '../layout/mail.js';
import { renderHtml } from '../layout/render-html.js';
import { renderText } from '../layout/render-text.js';
import { messages } from './index.js';
import { samplesOf } from './kit/samples.js';

/** The examples of every mail as they would be sent. */
export const renderPreviews = (site: Site): MailPreview[] => {
  const samples = samplesOf(site);
  return messages
    .flatMap(({ examples }) => Object.entries(examples(samples)))
    .map(([name, mail]) => ({
      name,
      subject: mail.subject,
      html: renderHtml(mail, site),
      text: renderText(mail, site),
    }));
};
