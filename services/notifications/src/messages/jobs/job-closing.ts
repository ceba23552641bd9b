import { dayOf, daysLeft, extendJobPath, formatDayInFull, linkExtensionDays } from '@workboard/contracts';
import { z } from 'zod';
import { extendToken } from '../../closing/extend-token.js';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { button, rows, link, type Mail, type Site, text } from '../../layout/mail.js';
import { listLinks } from '../../unsubscribe/list-links.js';
import { defineMessage, id } from '../kit/message.js';

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
const words = (closing: Closing): Mail => {
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
      rows([
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

export const jobClosing = defineMessage({
  kind: 'job_closing',
  priority: 7,
  data: z.object({ jobId: id, days: z.coerce.number() }),
  mail: async ({ data: { jobId, days } }, { lookups, choices, clock, env, site }) => {
    const now = clock.now();
    const job = await lookups.job(jobId);
    const company = await lookups.company(job.companyId);
    if (company.status !== 'authorised') {
      throw new Drop('the company is not authorised');
    }
    if (job.status !== 'active' || !job.published || !job.closingDate) {
      throw new Drop('the job is not open any more');
    }
    const closing = new Date(job.closingDate);
    if (daysLeft(closing, now) !== days) {
      throw new Drop('the closing date was changed, or is another day now');
    }
    const employer = await lookups.caretaker(job);
    if (employer.isLeaving) {
      throw new Drop('the account is about to be deleted');
    }
    if ((await choices.get(employer.id)) === 'off') {
      throw new Drop('the employer wants no mails about jobs');
    }
    const token = extendToken({ jobId: job.id, userId: employer.id, day: dayOf(closing) }, env.TOKEN_SECRET);
    return {
      to: recipientOf(employer),
      mail: words({
        site,
        firstName: employer.firstName,
        jobId: job.id,
        jobTitle: job.title,
        closingDay: formatDayInFull(closing),
        applications: job.applications,
        fresh: await lookups.countNew(job.id),
        extendUrl: `${env.PUBLIC_URL}${extendJobPath(token)}`,
        list: listLinks({ kind: 'employer', id: employer.id }, env),
      }),
    };
  },
  examples: ({ employer, about: { jobTitle }, url, list }) => ({
    'job-closing': words({
      ...employer,
      jobId: 1,
      jobTitle,
      closingDay: 'Monday 12 October 2026',
      applications: 14,
      fresh: 5,
      extendUrl: url,
      list: list('employer'),
    }),
  }),
});
