import type { HistoryEntry } from '@workboard/contracts';
import {
  applicationStatuses,
  type ApplicationStatus,
  type InterviewAnswer,
  type InterviewOutcome,
} from '@workboard/contracts/enums';
import { answerWords } from '@workboard/contracts/interview-words';
import { statusWords } from '@workboard/contracts/statuses';
import { formatDayAndTime } from '../../../lib/text/dates.js';

type Data = HistoryEntry['data'];

const statusOf = (value: Data[string] | undefined, side: 'employer' | 'seeker' = 'employer'): string => {
  const status = applicationStatuses.find((known): known is ApplicationStatus => known === value);
  return status ? statusWords[status][side] : 'another status';
};
const timeOf = (value: Data[string] | undefined): string =>
  typeof value === 'string' ? formatDayAndTime(value) : 'a time';
const listOf = (value: Data[string] | undefined): string => (Array.isArray(value) ? value.join(', ') : '');

const outcomes: Record<InterviewOutcome, string> = {
  attended: 'the applicant came',
  no_show: 'the applicant did not come',
  not_held: 'it was not held',
};
const reasons: Record<string, string> = {
  rejected: ' with the rejection',
  hired: ' with the hiring',
  withdrawn: ' as the applicant withdrew',
};

const tagged = (data: Data): string =>
  [
    listOf(data['added']) && `Tagged ${listOf(data['added'])}`,
    listOf(data['removed']) && `Tag taken away: ${listOf(data['removed'])}`,
  ]
    .filter(Boolean)
    .join('. ');

const outcomeOf = ({ outcome }: Data): string => {
  const words = typeof outcome === 'string' ? outcomes[outcome as InterviewOutcome] : undefined;
  return words ? `Interview: ${words}` : 'Interview held';
};

const words: Record<HistoryEntry['kind'], (data: Data) => string> = {
  applied: () => 'Applied',
  status_changed: ({ from, to }) => `Moved from ${statusOf(from)} to ${statusOf(to)}`,
  offered: () => 'Offer made',
  withdrawn: () => 'Application withdrawn',
  told: ({ status }) => `Applicant told: “${statusOf(status, 'seeker')}”`,
  taken_back: ({ from, to }) => `Taken back before it was told: ${statusOf(from)} to ${statusOf(to)}`,
  interview_planned: ({ scheduledAt }) => `Interview arranged for ${timeOf(scheduledAt)}`,
  interview_changed: ({ from, scheduledAt }) =>
    from === scheduledAt
      ? `Interview on ${timeOf(scheduledAt)} changed`
      : `Interview moved from ${timeOf(from)} to ${timeOf(scheduledAt)}`,
  interview_cancelled: ({ scheduledAt, reason }) =>
    `Interview on ${timeOf(scheduledAt)} cancelled${reasons[String(reason)] ?? ''}`,
  interview_restored: ({ scheduledAt }) => `Interview on ${timeOf(scheduledAt)} takes place after all`,
  interview_answered: ({ answer }) => `Applicant ${answerWords[answer as InterviewAnswer]?.employer ?? 'answered'}`,
  interview_outcome: outcomeOf,
  interview_removed: ({ scheduledAt }) => `Interview on ${timeOf(scheduledAt)} deleted`,
  notes_changed: () => 'Team notes changed',
  note_added: () => 'Note added',
  note_deleted: () => 'Note deleted',
  message_sent: () => 'Message sent to the applicant',
  tagged,
  scored: () => 'Scorecard given',
};

/** What happened, in a sentence (decision P45). */
export const sayHappening = ({ kind, data }: Pick<HistoryEntry, 'kind' | 'data'>): string =>
  // A server that is newer than the page may know more.
  words[kind]?.(data) ?? kind.replaceAll('_', ' ');

/** Who did it: a colleague by name, the applicant, or nobody but time. */
export const sayWho = ({ by, name, isYou }: Pick<HistoryEntry, 'by' | 'name' | 'isYou'>): string | null => {
  if (by === 'team') {
    return isYou ? `${name ?? 'You'} (you)` : (name ?? 'Your team');
  }
  return by === 'applicant' ? 'The applicant' : null;
};
