import {
  type Company,
  interviewAnswerPath,
  interviewTimesPath,
  type Job,
  type MailPreview,
  secondFactorNews,
} from '@workboard/contracts';
import type { Mail, Site } from './mail.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';
import { listLinks } from '../unsubscribe/list-links.js';
import type { SubscriptionKind } from '../unsubscribe/unsubscribe-token.js';
import * as account from './templates/account.js';
import * as alerts from './templates/alerts.js';
import * as applications from './templates/applications.js';
import * as decisions from './templates/decisions.js';
import * as employers from './templates/employers.js';
import * as interviewHosts from './templates/interview-hosts.js';
import * as interviews from './templates/interviews.js';
import * as messages from './templates/messages.js';
import { mentioned } from './templates/mentions.js';
import * as interviewTimes from './templates/interview-times.js';
import { secondFactorMail } from './templates/second-factor.js';
import * as reviews from './templates/reviews.js';
import { teamRoleChanged } from './templates/team-roles.js';

const now = new Date('2026-10-05T00:00:00Z');
const when = 'Thursday 8 October 2026 at 9:30 am (Port Moresby time)';

const job = (id: number, changes: Partial<Job>): Job => ({
  id,
  title: 'Community Health Worker',
  description:
    'Run the outpatient clinic of the health centre, keep the medical store in order and lead outreach patrols to the villages along the road. You work with two nursing officers and report to the officer in charge.',
  requirements: [],
  responsibilities: [],
  skills: [],
  benefits: [],
  salaryMin: 42_000,
  salaryMax: 55_000,
  salaryCurrency: 'PGK',
  payPeriod: 'year',
  payMin: null,
  payMax: null,
  location: 'Goroka, Eastern Highlands',
  workType: 'on-site',
  employmentType: 'full-time',
  experienceLevel: null,
  industry: 'healthcare',
  hrEmail: null,
  companyId: 1,
  postedById: null,
  status: 'active',
  published: true,
  publishedAt: now.toISOString(),
  publishedBy: null,
  heldAt: null,
  views: 0,
  applications: 0,
  closingDate: '2026-10-11T13:59:59.999Z',
  expiresAt: null,
  createdAt: now.toISOString(),
  version: 1,
  company: { id: 1, name: 'Highlands Health Trust', logo: null, industry: 'Healthcare', location: 'Goroka' },
  ...changes,
});
const jobs = [
  job(1, {}),
  job(2, { title: 'Nursing Officer', closingDate: null, salaryMax: null }),
  job(3, { title: 'Laboratory Assistant', employmentType: 'contract', closingDate: '2026-10-05T13:59:59.999Z' }),
];

const company: Company = {
  id: 1,
  name: 'Highlands Health Trust',
  description: 'Runs eleven health centres.',
  logo: null,
  website: 'highlandshealth.example',
  industry: 'Healthcare',
  size: '51-200',
  location: 'Goroka',
  postalAddress: null,
  businessLocation: null,
  phone: '+675 7123 4567',
  email: 'office@highlandshealth.example',
  foundedYear: null,
  benefits: [],
  culture: null,
  status: 'unauthorised',
  previousName: null,
  revokedAt: null,
  renamedAt: null,
  ownerId: 1,
  createdAt: now.toISOString(),
  version: 1,
};

/** One example of every mail, with made-up people and jobs. */
const previewMails = (site: Site): Record<string, Mail> => {
  const url = `${site.publicUrl}/application-status-alerts?auth_token=example`;
  const list = (kind: SubscriptionKind) =>
    listLinks({ kind, id: 0 }, { PUBLIC_URL: site.publicUrl, TOKEN_SECRET: 'examples' });
  const seeker = { site, firstName: 'Meri' };
  const employer = { site, firstName: 'Toby' };
  const about = { applicationId: 1042, jobTitle: 'Community Health Worker', companyName: 'Highlands Health Trust' };
  const reason = 'Your ad asks applicants for a processing fee. Nobody may ask applicants for money.';
  const written = {
    words:
      'Hello Meri,\n\nBefore we decide, we need one more thing from you:\n\n- a copy of your certificate\n\nKind regards,\nRuth Aisi',
    replyTo: { name: about.companyName, address: 'jobs@highlandshealth.example' },
  };
  const refused = { ...employer, companyId: 1, companyName: about.companyName, reason };
  const interview = {
    ...seeker,
    ...about,
    when,
    applicationUrl: `${site.publicUrl}/applications?search=WB-001042`,
    answerUrl: `${site.publicUrl}${interviewAnswerPath('7-12.example')}`,
    minutes: 60,
    type: 'in-person' as const,
    meetingLink: null,
    place: 'Highlands Health Trust, Elizabeth Street, Goroka',
    phone: null,
    contactName: 'Ruth Aisi',
    contactWays: '7123 4567\nruth@health.example',
    replyTo: { name: 'Ruth Aisi', address: 'ruth@health.example' },
    notes: 'Please have your certificates at hand. Ask for Ms Aisi at the gate.',
    answer: null,
  };
  const times = {
    ...interview,
    times: [
      when,
      'Thursday 8 October 2026 at 11:00 am (Port Moresby time)',
      'Friday 9 October 2026 at 9:30 am (Port Moresby time)',
    ],
    chooseUrl: `${site.publicUrl}${interviewTimesPath('7-12.example')}`,
  };
  return {
    verification: account.verification({ ...seeker, url }),
    'account-exists': account.accountExists(seeker),
    welcome: account.welcome({ ...seeker, role: 'job_seeker', companyId: null }),
    'welcome-employer': account.welcome({ ...employer, role: 'employer', companyId: null }),
    'password-reset': account.passwordReset({ ...seeker, url }),
    'password-changed': account.passwordChanged({ ...seeker, when }),
    ...Object.fromEntries(
      secondFactorNews.map((news) => [
        `second-factor-${news.replace('_', '-')}`,
        secondFactorMail({ ...seeker, news, codesLeft: 2, when }),
      ]),
    ),
    'email-change': account.emailChange({ ...seeker, url, email: 'meri@mail.example' }),
    'email-changed': account.emailChanged({ ...seeker, url, email: 'meri@old.example', newEmail: 'meri@mail.example' }),
    'new-device': account.newDevice({ ...seeker, url, device: 'Chrome on Android', when }),
    'export-ready': account.exportReady(seeker),
    'account-closed': account.accountClosed(seeker),
    'account-closing': account.accountClosing({ ...seeker, url, until: when }),
    'email-approval': account.emailApproval({ ...employer, url, newEmail: 'toby@mail.example' }),
    'team-invitation': account.teamInvitation({ ...employer, url, companyName: about.companyName }),
    'member-added': account.memberAdded({ ...employer, url, companyName: about.companyName }),
    'team-role-reader': teamRoleChanged({ ...employer, companyName: about.companyName, teamRole: 'reader' }),
    'team-role-member': teamRoleChanged({ ...employer, companyName: about.companyName, teamRole: 'member' }),
    'status-alert-confirmation': account.statusAlertConfirmation({ ...seeker, url }),
    'application-sent': applications.applicationSent({ ...seeker, ...about }),
    'application-received': applications.applicationReceived({
      ...employer,
      ...about,
      seekerName: 'Meri Kila',
      seekerAddress: 'meri@mail.example',
      excerpt:
        'I have worked for six years as a community health worker in Asaro and know the villages of the district…',
      list: list('employer'),
    }),
    'application-withdrawn': applications.applicationWithdrawn({
      ...employer,
      ...about,
      seekerName: 'Meri Kila',
      list: list('employer'),
    }),
    'application-mention': mentioned({
      ...employer,
      ...about,
      jobId: 1,
      authorName: 'Ruth Aisi',
      seekerName: 'Meri Kila',
      excerpt: 'She ran the clinic at Kundiawa for two years. Could you call her before Friday?',
    }),
    'job-withdrawn': applications.jobWithdrawn({ ...seeker, ...about }),
    'applications-digest': applications.applicationsDigest({
      ...employer,
      jobs: [
        { jobId: 1, jobTitle: 'Community Health Worker', applicants: ['Meri Kila', 'John Wari'] },
        { jobId: 2, jobTitle: 'Nursing Officer', applicants: ['Ruth Aisi'] },
      ],
      list: list('employer'),
    }),
    ...Object.fromEntries(
      (['reviewed', 'interviewing', 'offered', 'hired', 'rejected'] as const).map((status) => [
        `status-${status}`,
        applications.statusChanged({ ...seeker, ...about, read: status, list: list('status') }),
      ]),
    ),
    'application-message': messages.applicationMessage({ site, ...about, ...written, subject: null }),
    'status-rejected-own-words': applications.statusChanged({
      ...seeker,
      ...about,
      read: 'rejected',
      own: {
        text: 'Hello Meri,\n\nThank you for your interest. This time we go on with other applicants.\n\nKind regards,\nRuth Aisi',
        replyTo: written.replyTo,
      },
      list: list('status'),
    }),
    'interview-invitation': interviews.interviewInvitation(interview, ''),
    'interview-changed': interviews.interviewChanged(
      { ...interview, type: 'phone', place: null, phone: '7234 5678' },
      '',
    ),
    'interview-cancelled': interviews.interviewCancelled({ ...interview, reason: 'rejected', calendar: '' }),
    'interview-reminder': interviews.interviewReminder({ ...interview, answer: 'coming' }),
    'interview-reminder-other-time': interviews.interviewReminder({ ...interview, answer: 'other_time' }),
    'interview-for-host': interviewHosts.interviewForHost({
      ...interview,
      seekerName: 'Meri Kila',
      isChange: false,
      calendar: '',
    }),
    'interview-off-for-host': interviewHosts.interviewOffForHost({
      ...interview,
      seekerName: 'Meri Kila',
      reason: 'withdrawn',
      hasLeft: false,
      calendar: '',
    }),
    'interview-left-for-host': interviewHosts.interviewOffForHost({
      ...interview,
      seekerName: 'Meri Kila',
      reason: 'employer',
      hasLeft: true,
      calendar: '',
    }),
    'interview-answered': interviewHosts.interviewAnswered({
      ...interview,
      seekerName: 'Meri Kila',
      replyTo: { name: 'Meri Kila', address: 'meri@mail.example' },
      answer: 'other_time',
      message: 'There is no boat on Thursday. Could I come on Friday morning?',
    }),
    'interview-outcome': interviewHosts.interviewOutcome({
      ...interview,
      seekerName: 'Meri Kila',
      askUrl: `${site.publicUrl}/interviews?ask=7`,
    }),
    'interview-times': interviewTimes.interviewTimes(times),
    'interview-times-reminder': interviewTimes.interviewTimesReminder(times),
    'interview-times-withdrawn': interviewTimes.interviewTimesWithdrawn(times),
    'company-authorised': decisions.companyAuthorised({ ...employer, companyName: about.companyName }),
    'company-refused': decisions.companyRefused({ ...refused, wasAuthorised: false }),
    'company-revoked': decisions.companyRefused({ ...refused, wasAuthorised: true }),
    'company-arrived': decisions.companyArrived({ site, firstName: 'Admin', company, owner: null }),
    'job-taken-down': decisions.jobTakenDown({ ...employer, jobId: 1, jobTitle: about.jobTitle, reason }),
    'reviews-waiting': reviews.reviewsWaiting({
      site,
      firstName: 'Admin',
      counts: { waiting: 2, reported: 1, noticed: 0, oldestAt: null },
    }),
    'company-renamed': decisions.companyRenamed({
      site: employer.site,
      firstName: 'Grace',
      companyId: 1,
      from: about.companyName,
      to: `${about.companyName} Holdings`,
      underReview: false,
    }),
    'job-closing': employers.jobClosing({
      ...employer,
      jobId: 1,
      jobTitle: about.jobTitle,
      closingDay: 'Monday 12 October 2026',
      applications: 14,
      fresh: 5,
      extendUrl: url,
      list: list('employer'),
    }),
    'job-alert': alerts.jobAlert({
      ...seeker,
      alertTitle: 'Health jobs',
      list: list('alert'),
      job: job(1, {}),
    }),
    'job-alert-bundle': alerts.jobDigest({
      ...seeker,
      alertTitle: 'Health jobs',
      frequency: 'immediate',
      list: list('alert'),
      jobs: jobs.slice(0, 2),
      found: 2,
      search: '/jobs?search=nurse&sortBy=newest',
    }),
    'job-digest': alerts.jobDigest({
      ...seeker,
      alertTitle: 'Health jobs',
      frequency: 'daily',
      list: list('alert'),
      jobs,
      found: jobs.length,
      search: '/jobs?search=nurse&sortBy=newest',
    }),
  };
};

/** The examples as they would be sent. */
export const renderPreviews = (site: Site): MailPreview[] =>
  Object.entries(previewMails(site)).map(([name, mail]) => ({
    name,
    subject: mail.subject,
    html: renderHtml(mail, site),
    text: renderText(mail, site),
  }));
