import type { SendMailOptions } from 'nodemailer';
import type { Mail, Site } from '../layout/mail.js';
import { renderHtml } from '../layout/render-html.js';
import { renderText } from '../layout/render-text.js';
import { parseMailbox } from '../layout/site.js';

/** A header's value in one line: nothing a person typed can start a header of its own. */
const oneLine = (value: string): string =>
  value
    .replace(/\p{Cc}/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

interface Envelope {
  mail: Mail;
  to: { name: string; address: string };
  from: string;
  site: Site;
  messageId: string;
}

/** The mail as nodemailer takes it: one recipient, every header ours. */
export const composeMessage = ({ mail, to, from, site, messageId }: Envelope): SendMailOptions => {
  const { list, calendar } = mail;
  const host = new URL(site.publicUrl).hostname;
  return {
    from: parseMailbox(from),
    to: { name: oneLine(to.name), address: to.address },
    replyTo: mail.replyTo
      ? { name: oneLine(mail.replyTo.name), address: mail.replyTo.address }
      : { name: site.name, address: site.email },
    subject: oneLine(mail.subject),
    messageId,
    text: renderText(mail, site),
    html: renderHtml(mail, site),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(list ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', Precedence: 'bulk' } : {}),
    },
    ...(list
      ? {
          list: {
            id: { url: `${list.id}.${host}`, comment: `${site.name} ${list.id}` },
            unsubscribe: { url: list.unsubscribeUrl, comment: '' },
          },
        }
      : {}),
    ...(calendar
      ? { icalEvent: { method: calendar.method, filename: 'interview.ics', content: calendar.content } }
      : {}),
  };
};
