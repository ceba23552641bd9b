import { button, facts, link, type Mail, type Site, text } from '../mail.js';

interface Closing {
  site: Site;
  firstName: string;
  jobId: number;
  jobTitle: string;
  closingDay: string;
  applications: number;
  list: NonNullable<Mail['list']>;
}

/** To the employer, 7 days and 1 day before the closing day, which is named: 'tomorrow' is wrong when it is read late. */
export const jobClosing = ({ site, firstName, jobId, jobTitle, closingDay, applications, list }: Closing): Mail => ({
  subject: `${jobTitle} closes on ${closingDay}`,
  preheader: `${applications === 1 ? '1 application' : `${applications} applications`} so far. You can extend the closing date.`,
  title: `${jobTitle} closes on ${closingDay}`,
  blocks: [
    text(`Hello ${firstName},`),
    text('After that day nobody can apply any more. If you need more time, choose a later date.'),
    facts([
      ['Closing date', closingDay],
      ['Applications', String(applications)],
    ]),
    button('Extend the closing date', `${site.publicUrl}/edit-job/${jobId}`),
    link('See the job as others see it', `${site.publicUrl}/jobs/${jobId}`),
  ],
  reason: 'You get this mail because you look after this job.',
  list,
});
