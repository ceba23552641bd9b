import { type ApplicationStatus, jobWithdrawnLabel, referenceOf, statusNews, statusWords } from '@workboard/contracts';
import { type Block, button, facts, type Mail, quiet, type Site, text } from '../mail.js';
import { answerBlocks } from './messages.js';

type ListLinks = NonNullable<Mail['list']>;
interface About {
  site: Site;
  firstName: string;
  applicationId: number;
  jobTitle: string;
  companyName: string;
}

/** The list of either side, narrowed to the one application. */
const linkTo = ({ site, applicationId }: Pick<About, 'site' | 'applicationId'>): string =>
  `${site.publicUrl}/applications?search=${referenceOf(applicationId)}`;

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
    button('See my application', linkTo({ site, applicationId })),
  ],
  reason: `You get this mail because you applied through ${site.name}.`,
});

/** To the employer, one per application. */
export const applicationReceived = (
  about: About & { seekerName: string; seekerAddress: string; excerpt: string; list: ListLinks },
): Mail => {
  const { firstName, applicationId, jobTitle, seekerName, seekerAddress, excerpt, list } = about;
  return {
    subject: `New application for ${jobTitle}: ${seekerName}`,
    preheader: excerpt,
    title: `${seekerName} applied`,
    blocks: [
      text(`Hello ${firstName},`),
      facts([
        ['Job', jobTitle],
        ['Applicant', seekerName],
        ['Reference', referenceOf(applicationId)],
      ]),
      { kind: 'quote', text: excerpt },
      button('Review the application', linkTo(about)),
      quiet(`Answer this mail to write to ${seekerName}.`),
    ],
    replyTo: { name: seekerName, address: seekerAddress },
    reason: 'You get this mail because you look after this job.',
    list,
  };
};

/** To the employer, once, when a seeker withdrew (decision P18). */
export const applicationWithdrawn = (about: About & { seekerName: string; list: ListLinks }): Mail => {
  const { firstName, applicationId, jobTitle, seekerName, list } = about;
  return {
    subject: `${seekerName} withdrew the application for ${jobTitle}`,
    preheader: `Reference ${referenceOf(applicationId)}`,
    title: 'An application was withdrawn',
    blocks: [
      text(`Hello ${firstName},`),
      text(
        `${seekerName} does not want to be considered for ${jobTitle} any more. The application stays in your list under All, marked as withdrawn. Interviews that were still to come are cancelled.`,
      ),
      facts([
        ['Job', jobTitle],
        ['Applicant', seekerName],
        ['Reference', referenceOf(applicationId)],
      ]),
      button('See the application', linkTo(about)),
    ],
    reason: 'You get this mail because you look after this job.',
    list,
  };
};

/** To the seeker, once, when the job was deleted while their application was under way (decision P19). */
export const jobWithdrawn = ({ site, firstName, applicationId, jobTitle, companyName }: About): Mail => ({
  subject: `${jobTitle} was withdrawn by the employer`,
  preheader: `Your application to ${companyName} is closed.`,
  title: 'The job was withdrawn',
  blocks: [
    text(`Hello ${firstName},`),
    text(
      `${companyName} withdrew the job ${jobTitle}. Your application is closed; this says nothing about you. It stays in your list as “${jobWithdrawnLabel}” until you remove it.`,
    ),
    facts([
      ['Job', jobTitle],
      ['Company', companyName],
      ['Reference', referenceOf(applicationId)],
    ]),
    button('See similar jobs', `${site.publicUrl}/jobs?search=${encodeURIComponent(jobTitle)}`),
    quiet(`All your applications: ${site.publicUrl}/applications`),
  ],
  reason: `You get this mail because you applied for this job through ${site.name}.`,
});

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

/** What the employer wrote in place of the usual words, and who reads an answer to it (decision P44). */
export interface OwnWords {
  text: string;
  replyTo: { name: string; address: string };
}

/** To the seeker. `read` is the status as they read it (`statusForSeeker`). */
export const statusChanged = (
  about: About & { read: ApplicationStatus; own?: OwnWords | null; list: ListLinks },
): Mail => {
  const { site, firstName, applicationId, jobTitle, companyName, read, own, list } = about;
  const news = statusNews(read, jobTitle);
  const action: Block =
    read === 'rejected'
      ? button('Find other jobs', `${site.publicUrl}/jobs`)
      : button('See my application', linkTo({ site, applicationId }));
  return {
    subject: news.subject,
    preheader: own ? `${companyName} wrote to you about your application.` : `${companyName}: ${news.text}`,
    title: 'Your application has a new status',
    blocks: [
      ...(own ? [] : [text(`Hello ${firstName},`)]),
      { kind: 'status', label: statusWords[read].seeker, tone: read },
      ...(own ? [text(`${companyName} writes:`), { kind: 'quote' as const, text: own.text }] : [text(news.text)]),
      facts([
        ['Job', jobTitle],
        ['Company', companyName],
        ['Reference', referenceOf(applicationId)],
      ]),
      action,
      ...(own ? answerBlocks(own.replyTo) : []),
      ...(read === 'hired' ? [quiet('Never pay anybody to get or start a job.')] : []),
    ],
    reason: 'You get this mail because status alerts are on for your applications.',
    ...(own && { replyTo: own.replyTo }),
    list,
  };
};
