import { type Contact, fullName } from '@workboard/contracts';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { type Block, button, type Mail, type Site, text } from '../../layout/mail.js';
import type { Lookups } from '../../lookups.js';
import { listLinks } from '../../unsubscribe/list-links.js';
import { defineMessage } from '../kit/message.js';
import type { ListLinks } from './about.js';

interface DigestJob {
  jobId: number;
  jobTitle: string;
  applicants: string[];
}

const namedApplicants = 5;
const namesOf = (applicants: string[]): string => {
  const more = applicants.length - namedApplicants;
  const names = applicants.slice(0, namedApplicants).join(', ');
  return more > 0 ? `${names} and ${more} more` : names;
};

/** To the employer, once a day. */
const words = (input: { site: Site; firstName: string; jobs: DigestJob[]; list: ListLinks }): Mail => {
  const { site, firstName, jobs, list } = input;
  const url = `${site.publicUrl}/applications`;
  const count = jobs.reduce((sum, { applicants }) => sum + applicants.length, 0);
  const what = count === 1 ? '1 new application' : `${count} new applications`;
  return {
    subject: `${what} at ${site.name}`,
    preheader: jobs.map(({ jobTitle }) => jobTitle).join(', '),
    title: what,
    blocks: [
      text(`Hello ${firstName},`),
      text('These came in since the last summary.'),
      ...jobs.map(({ jobId, jobTitle, applicants }): Block => ({
        kind: 'job',
        title: jobTitle,
        url: `${url}?job=${jobId}`,
        lines: [namesOf(applicants)],
      })),
      button('Review applications', url),
    ],
    reason: 'You get this mail because you chose one summary a day.',
    list,
  };
};

/** Without jobs whose applicants the employer does not see any more. */
const jobsOf = async (applicationIds: number[], employer: Contact, lookups: Lookups): Promise<DigestJob[]> => {
  const applications = await lookups.applicationsById(applicationIds);
  const [jobs, seekers] = await Promise.all([
    lookups.jobsById([...new Set(applications.map(({ jobId }) => jobId))]),
    lookups.contacts([...new Set(applications.map(({ userId }) => userId))]),
  ]);
  const names = new Map(seekers.map((seeker) => [seeker.id, fullName(seeker)]));
  const sees = await lookups.viewersOf(jobs);
  return jobs
    .filter((job) => sees(employer, job))
    .map((job) => ({
      jobId: job.id,
      jobTitle: job.title,
      applicants: applications
        .filter(({ jobId }) => jobId === job.id)
        .map(({ userId }) => names.get(userId) ?? 'An applicant'),
    }));
};

/** One mail a day to employers who want their new applications summed up. */
export const applicationsDigest = defineMessage({
  kind: 'applications_digest',
  priority: 8,
  data: z.object({ period: z.string() }),
  isTextKept: false,
  mail: async ({ userId, data: { period } }, { choices, dataSource, lookups, env, site }) => {
    const id = userId ?? 0;
    if ((await choices.get(id)) === 'off') {
      throw new Drop('the employer wants no mails about applications');
    }
    const items: { applicationId: number }[] = await dataSource.query(
      `SELECT application_id AS "applicationId" FROM application_digest_items WHERE user_id = $1 AND period = $2`,
      [id, period],
    );
    const employer = await lookups.contact(id);
    const applicationIds = items.map(({ applicationId }) => applicationId);
    const jobs = await jobsOf(applicationIds, employer, lookups);
    if (jobs.length === 0) {
      throw new Drop('all of its applications are gone');
    }
    const list = listLinks({ kind: 'employer', id }, env);
    return { to: recipientOf(employer), mail: words({ site, firstName: employer.firstName, jobs, list }) };
  },
  examples: ({ employer, list }) => ({
    'applications-digest': words({
      ...employer,
      jobs: [
        { jobId: 1, jobTitle: 'Community Health Worker', applicants: ['Meri Kila', 'John Wari'] },
        { jobId: 2, jobTitle: 'Nursing Officer', applicants: ['Ruth Aisi'] },
      ],
      list: list('employer'),
    }),
  }),
});
