import { AppError, say } from '@workboard/contracts';
import type { Interview } from './interview.entity.js';

type Times = Pick<Interview, 'status' | 'scheduledAt' | 'duration'>;

const minuteMs = 60_000;

/** Planned and not yet held: scheduled, and not over (decision P16). The same rule stands in `InterviewsQueries` as SQL. */
export const isPlanned = ({ status, scheduledAt, duration }: Times, now: Date): boolean =>
  status === 'scheduled' && scheduledAt.getTime() + duration * minuteMs > now.getTime();

/** Throws `validation_failed` for a plan to meet before now. */
export const requireFuture = ({ status, scheduledAt }: Omit<Times, 'duration'>, now: Date): void => {
  if (status === 'scheduled' && scheduledAt <= now) {
    const message = say.interviewTimePast;
    throw new AppError('validation_failed', { message, details: [{ field: 'scheduledAt', message }] });
  }
};
