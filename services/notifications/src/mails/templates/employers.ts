import { button, facts, type Mail, quiet, type Site, text } from '../mail.js';

/** To the owner, when a super admin authorised the company; waiting jobs went live with it (decision P5). */
export const companyAuthorised = (input: { site: Site; firstName: string; companyName: string }): Mail => ({
  subject: `${input.companyName} is authorised`,
  preheader: 'Your jobs are visible to job seekers now.',
  title: 'Your company is authorised',
  blocks: [
    text(`Hello ${input.firstName},`),
    text(
      `${input.companyName} was checked and authorised. Jobs that were waiting are live, and new ones go live at once.`,
    ),
    button('Post a job', `${input.site.publicUrl}/post-job`),
  ],
  reason: `You get this mail because you own ${input.companyName} at ${input.site.name}.`,
});

interface Closing {
  site: Site;
  firstName: string;
  jobId: number;
  jobTitle: string;
  closes: string;
  closingDay: string;
  applications: number;
  list: NonNullable<Mail['list']>;
}

/** To the employer, 7 days and 1 day before the closing day. */
export const jobClosing = ({
  site,
  firstName,
  jobId,
  jobTitle,
  closes,
  closingDay,
  applications,
  list,
}: Closing): Mail => ({
  subject: `${jobTitle}: ${closes.toLowerCase()}`,
  preheader: `${applications === 1 ? '1 application' : `${applications} applications`} so far. You can extend the closing date.`,
  title: `${closes}: ${jobTitle}`,
  blocks: [
    text(`Hello ${firstName},`),
    text('After the closing date nobody can apply any more. If you need more time, choose a later date.'),
    facts([
      ['Closing date', closingDay],
      ['Applications', String(applications)],
    ]),
    button('Extend the closing date', `${site.publicUrl}/edit-job/${jobId}`),
    quiet(`The job as others see it: ${site.publicUrl}/jobs/${jobId}`),
  ],
  reason: 'You get this mail because you look after this job.',
  list,
});
