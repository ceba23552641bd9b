import type { ApplicationStatus } from '@workboard/contracts';
import { type Block, button, facts, type Mail, quiet, type Site, text } from '../mail.js';
import { referenceOf, seekerLabels } from '../wording.js';

type ListLinks = NonNullable<Mail['list']>;
interface About {
  site: Site;
  firstName: string;
  applicationId: number;
  jobTitle: string;
  companyName: string;
}

/** To the seeker, at once. */
export const applicationSent = ({ site, firstName, applicationId, jobTitle, companyName }: About): Mail => ({
  subject: `Your application for ${jobTitle}`,
  preheader: `${companyName} has it. Reference ${referenceOf(applicationId)}.`,
  title: 'Your application was sent',
  blocks: [
    text(`Hello ${firstName},`),
    text(
      `Your application has reached ${companyName}. Only shortlisted applicants are contacted; you can follow its status any time.`,
    ),
    facts([
      ['Job', jobTitle],
      ['Company', companyName],
      ['Reference', referenceOf(applicationId)],
    ]),
    button('See my applications', `${site.publicUrl}/applications`),
  ],
  reason: `You get this mail because you applied through ${site.name}.`,
});

/** To the employer, one per application. */
export const applicationReceived = (about: About & { seekerName: string; excerpt: string; list: ListLinks }): Mail => {
  const { site, firstName, applicationId, jobTitle, seekerName, excerpt, list } = about;
  return {
    subject: `New application for ${jobTitle}: ${seekerName}`,
    preheader: `Reference ${referenceOf(applicationId)}`,
    title: `${seekerName} applied`,
    blocks: [
      text(`Hello ${firstName},`),
      facts([
        ['Job', jobTitle],
        ['Applicant', seekerName],
        ['Reference', referenceOf(applicationId)],
      ]),
      { kind: 'quote', text: excerpt },
      button('Review the application', `${site.publicUrl}/applications`),
    ],
    reason: 'You get this mail because you look after this job.',
    list,
  };
};

interface DigestJob {
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
export const applicationsDigest = (input: {
  site: Site;
  firstName: string;
  jobs: DigestJob[];
  list: ListLinks;
}): Mail => {
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
      ...jobs.map(({ jobTitle, applicants }): Block => ({
        kind: 'job',
        title: jobTitle,
        url,
        lines: [namesOf(applicants)],
      })),
      button('Review applications', url),
    ],
    reason: 'You get this mail because you chose one summary a day.',
    list,
  };
};

const explanations: Record<ApplicationStatus, string> = {
  applied: 'Your application is with the employer.',
  reviewed: 'The employer is looking at your application.',
  interviewing: 'You are among the candidates the employer wants to know better.',
  offered: 'The employer wants to make you an offer and will contact you.',
  hired: 'Congratulations! The employer marked you as hired.',
  rejected: 'The employer decided to go on with other candidates this time. New jobs come in every day.',
};

/** To the seeker; while an interview is planned an offer is not announced (decision P16). */
export const statusChanged = (
  about: About & { status: ApplicationStatus; interviewAt: string | null; list: ListLinks },
): Mail => {
  const { site, firstName, applicationId, jobTitle, companyName, interviewAt, list } = about;
  const status = about.status === 'offered' && interviewAt ? 'interviewing' : about.status;
  const label = seekerLabels[status];
  const rows = facts([
    ['Job', jobTitle],
    ['Company', companyName],
    ['Interview', interviewAt],
    ['Reference', referenceOf(applicationId)],
  ]);
  const action: Block =
    status === 'rejected'
      ? button('Find other jobs', `${site.publicUrl}/jobs`)
      : button('See my application', `${site.publicUrl}/applications`);
  return {
    subject: `${jobTitle}: ${label}`,
    preheader: `${companyName} updated your application.`,
    title: 'Your application has a new status',
    blocks: [
      text(`Hello ${firstName},`),
      { kind: 'status', label, tone: status },
      text(interviewAt ? `The employer invited you to an interview on ${interviewAt}.` : explanations[status]),
      rows,
      action,
      ...(status === 'hired' ? [quiet('Never pay anybody to get or start a job.')] : []),
    ],
    reason: 'You get this mail because status alerts are on for your applications.',
    list,
  };
};
