import { AppError, say } from '@workboard/contracts';
import type { Interview } from './interview.entity.js';

type Times = Pick<Interview, 'status' | 'scheduledAt' | 'duration'>;

const minuteMs = 60_000;

/** Planned and not yet held: scheduled, and not over (decision P16). The same rule stands in `InterviewsQueries` as SQL. */
export const isPlanned = ({ status, scheduledAt, duration }: Times, now: Date): boolean =>
  status === 'scheduled' && scheduledAt.getTime() + duration * minuteMs > now.getTime();

const refuse = (field: string, message: string): never => {
  throw new AppError('validation_failed', { message, details: [{ field, message }] });
};

/** Throws `validation_failed` for a plan to meet before now. */
export const requireFuture = ({ status, scheduledAt }: Omit<Times, 'duration'>, now: Date): void => {
  if (status === 'scheduled' && scheduledAt <= now) {
    refuse('scheduledAt', say.interviewTimePast);
  }
};

/** Throws `validation_failed` for the outcome of an interview that has not begun. */
export const requireBegun = ({ outcome, scheduledAt }: Pick<Interview, 'outcome' | 'scheduledAt'>, now: Date): void => {
  if (outcome && scheduledAt > now) {
    refuse('outcome', say.interviewNotBegun);
  }
};

/** When and where it is: what an answer was given to. */
export const placeAndTime = ({ scheduledAt, type, place }: Interview): string =>
  JSON.stringify([scheduledAt, type, place]);

/** All that those concerned are told of; a change of anything else is nobody's news. */
export const planOf = (interview: Interview): string => {
  const { duration, meetingLink, phone, contactName, contactPhone, contactEmail, panel, notes, status } = interview;
  const rest = [duration, meetingLink, phone, contactName, contactPhone, contactEmail, panel, notes, status];
  return placeAndTime(interview) + JSON.stringify(rest);
};
