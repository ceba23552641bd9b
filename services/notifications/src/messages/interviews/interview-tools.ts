import {
  type CancelReason,
  cancelReasons,
  formatInstantInFull,
  interviewAnswerPath,
  referenceOf,
} from '@workboard/contracts';
import { z } from 'zod';
import { type Recipient, recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { answerToken } from '../../interviews/answer-token.js';
import { interviewCalendar } from '../../interviews/calendar.js';
import type { InterviewDetails, Mailbox } from '../../interviews/interview-lookups.js';
import type { Notice } from '../../interviews/interview-notices.js';
import { id } from '../kit/message.js';
import type { MessageTools } from '../kit/tools.js';
import type { Invited, Planned } from './interviews.words.js';

const hourMs = 3_600_000;
/** A message this close to the interview is texted at night too. */
const urgentMs = 12 * hourMs;

/** By which open messages about an interview are found again. */
export const subjectOf = (interviewId: number): string => `interview:${interviewId}`;

/** What stands in the rows of messages about a plan. */
export const planData = z.object({ interviewId: id, applicationId: id, sequence: z.coerce.number().optional() });
/** Why it was cancelled. */
export const cancelReason = z.enum(cancelReasons).default('employer') satisfies z.ZodType<CancelReason>;

/** The plan that a message was made for, if it still stands and is still to come; throws `Drop` otherwise. */
export const findPlan = async (
  { interviewId, sequence }: { interviewId: number; sequence?: number },
  { interviews, clock }: MessageTools,
): Promise<InterviewDetails> => {
  const details = await interviews.get(interviewId);
  const { interview, application } = details;
  if (interview.status !== 'scheduled' || application.withdrawnAt) {
    throw new Drop('the interview is not planned any more');
  }
  if (interview.sequence !== (sequence ?? interview.sequence)) {
    throw new Drop('changed again');
  }
  if (new Date(interview.scheduledAt) <= clock.now()) {
    throw new Drop('the interview is over');
  }
  return details;
};

/** The application in the app's list, narrowed to the one. */
export const applicationUrl = (applicationId: number, { env }: MessageTools): string =>
  `${env.PUBLIC_URL}/applications?search=${referenceOf(applicationId)}`;

/** The plan as mails say it. */
export const wordsOf = (details: InterviewDetails, tools: MessageTools): Planned => {
  const { interview, application, job, seeker, organizer } = details;
  const closed = job.status === 'active' ? '' : '&closed=on';
  return {
    site: tools.site,
    firstName: seeker.firstName,
    jobTitle: job.title,
    companyName: job.company.name,
    when: formatInstantInFull(new Date(interview.scheduledAt), interview.place),
    applicationUrl: `${applicationUrl(application.id, tools)}${closed}`,
    minutes: interview.duration,
    type: interview.type,
    meetingLink: interview.meetingLink,
    place: interview.place,
    phone: interview.type === 'phone' ? interview.phone : null,
    contactName: interview.contactName ?? organizer.name,
    contactWays: [interview.contactPhone, interview.contactEmail].filter(Boolean).join('\n'),
    notes: interview.notes,
    answer: interview.answer,
    replyTo: organizer,
  };
};

/** The same for the seeker, who may answer by a link (decision P11). */
export const wordsForSeeker = (details: InterviewDetails, tools: MessageTools): Invited => {
  const { env } = tools;
  const token = answerToken({ interviewId: details.interview.id, userId: details.seeker.id }, env.TOKEN_SECRET);
  return { ...wordsOf(details, tools), answerUrl: `${env.PUBLIC_URL}${interviewAnswerPath(token)}` };
};

/** What was said of an interview that is off. */
export const wordsOfEnded = (notice: Notice, { site }: MessageTools) => {
  const { jobTitle, companyName, scheduledAt, organizerName, organizerAddress } = notice;
  const when = formatInstantInFull(scheduledAt);
  const replyTo = organizerAddress ? { name: organizerName, address: organizerAddress } : undefined;
  return { site, jobTitle, companyName, when, replyTo };
};

/** The entry that takes an interview out of a calendar. */
export const cancelEntry = (notice: Notice, attendee: Mailbox, { env, clock }: MessageTools): string => {
  const { interviewId, sequence, scheduledAt, duration, jobTitle, companyName } = notice;
  return interviewCalendar({
    interviewId,
    sequence: sequence + 1,
    method: 'CANCEL',
    start: scheduledAt,
    minutes: duration,
    summary: `Interview: ${jobTitle}, ${companyName}`,
    description: null,
    link: null,
    location: null,
    organizer: {
      name: notice.organizerName || companyName,
      address: notice.organizerAddress || env.SITE_EMAIL,
    },
    attendees: [attendee],
    host: new URL(env.PUBLIC_URL).hostname,
    now: clock.now(),
  });
};

/** Invitations come even with status alerts off: somebody is waiting for the person. */
export const toSeeker = async (
  { seeker }: Pick<InterviewDetails, 'seeker'>,
  { recipients }: MessageTools,
): Promise<Recipient> => recipientOf(seeker, (await recipients.address(seeker)) ?? undefined);

/** The number that a seeker's texts go to; throws `Drop` when there is none. */
export const phoneOf = async (userId: number | null, { recipients }: MessageTools): Promise<string> => {
  const phone = await recipients.phone(userId ?? 0);
  if (!phone) {
    throw new Drop('no phone for status alerts');
  }
  return phone;
};

/** Whether an interview is so close that its texts go out at night too. */
export const isUrgent = (start: Date, { clock }: MessageTools): boolean =>
  start.getTime() - clock.now().getTime() < urgentMs;
