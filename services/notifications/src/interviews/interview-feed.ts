import { answerWords, formatTime, type ListedInterview, otherClock, referenceOf } from '@workboard/contracts';
import ical, { ICalEventStatus } from 'ical-generator';
import { sayType } from '../layout/wording.js';
import { placeOf } from './interview-lookups.js';

interface Feed {
  role: 'job_seeker' | 'employer';
  interviews: readonly ListedInterview[];
  publicUrl: string;
}

const summaryOf = ({ job, applicant }: ListedInterview, role: Feed['role']): string => {
  const about =
    role === 'employer'
      ? [applicant && `${applicant.firstName} ${applicant.lastName}`, job?.title]
      : [job?.title, job?.companyName];
  return `Interview: ${about.filter(Boolean).join(', ')}`;
};

const descriptionOf = (interview: ListedInterview, { role, publicUrl }: Feed): string => {
  const start = new Date(interview.scheduledAt);
  const { answer } = interview;
  const contact = [interview.contactName, interview.contactPhone, interview.contactEmail].filter(Boolean).join(', ');
  return [
    [`${formatTime(start)} Port Moresby time`, otherClock(start, interview.place)].filter(Boolean).join('; '),
    sayType(interview.type),
    contact && `Contact: ${contact}`,
    answer && (role === 'employer' ? `The applicant ${answerWords[answer].employer}` : answerWords[answer].own),
    interview.notes,
    `${publicUrl}/applications?search=${referenceOf(interview.applicationId)}`,
  ]
    .filter(Boolean)
    .join('\n');
};

/**
 * Interviews as a calendar that programs read again and again (RFC 5545, decision P54): times in UTC, which every program shows
 * in its own zone; the same entries as the mails carry. It says the same until something changes.
 */
export const interviewFeed = (feed: Feed): string => {
  const { host } = new URL(feed.publicUrl);
  const hourSeconds = 3600;
  const calendar = ical({
    name: 'PNG Workboard interviews',
    prodId: { company: 'PNG Workboard', product: 'Interviews' },
    ttl: hourSeconds,
  });
  for (const interview of feed.interviews) {
    const start = new Date(interview.scheduledAt);
    calendar.createEvent({
      id: `interview-${interview.id}@${host.replace(/:\d+$/, '')}`,
      sequence: interview.sequence,
      stamp: new Date(interview.answeredAt ?? interview.createdAt),
      start,
      end: new Date(start.getTime() + interview.duration * 60_000),
      summary: summaryOf(interview, feed.role),
      description: descriptionOf(interview, feed),
      url: interview.meetingLink ?? undefined,
      location: placeOf(interview) ?? undefined,
      status: interview.answer === 'not_coming' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
};
