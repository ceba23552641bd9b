import { linkExtensionDays } from '@workboard/contracts';
import { button, facts, link, type Mail, type Site, text } from '../mail.js';

interface Closing {
  site: Site;
  firstName: string;
  jobId: number;
  jobTitle: string;
  closingDay: string;
  applications: number;
  /** Those that nobody has looked at yet. */
  fresh: number;
  /** Works for whoever has it. */
  extendUrl: string;
  list: NonNullable<Mail['list']>;
}

const count = (applications: number): string => (applications === 1 ? '1 application' : `${applications} applications`);

/** To the employer, 7 days and 1 day before the closing day, which is named: 'tomorrow' is wrong when it is read late. */
export const jobClosing = (closing: Closing): Mail => {
  const { site, firstName, jobId, jobTitle, closingDay, applications, fresh, extendUrl, list } = closing;
  return {
    subject: `${jobTitle} closes on ${closingDay}`,
    preheader: `${count(applications)} so far, ${fresh} of them new. You can extend it with one press.`,
    title: `${jobTitle} closes on ${closingDay}`,
    blocks: [
      text(`Hello ${firstName},`),
      text(
        'After that day nobody can apply any more. If you need more time, extend it; if you found somebody, say so.',
      ),
      facts([
        ['Closing date', closingDay],
        ['Applications', String(applications)],
        ['New, not looked at yet', String(fresh)],
      ]),
      button(`Extend by ${linkExtensionDays} days`, extendUrl, { isSecret: true }),
      button('Mark as filled', `${site.publicUrl}/jobs/${jobId}?fill=on`, { isSecond: true }),
      link('See the applications', `${site.publicUrl}/jobs/${jobId}/applications`),
      link('Choose another closing date', `${site.publicUrl}/edit-job/${jobId}`),
    ],
    reason: 'You get this mail because you look after this job.',
    list,
  };
};
