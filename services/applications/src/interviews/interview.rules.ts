import type { Interview } from './interview.entity.js';

type Times = Pick<Interview, 'status' | 'scheduledAt' | 'duration'>;

const minuteMs = 60_000;

/** Planned and not yet held: scheduled, and not over (decision P16). The same rule stands in `InterviewsQueries` as SQL. */
export const isPlanned = ({ status, scheduledAt, duration }: Times, now: Date): boolean =>
  status === 'scheduled' && scheduledAt.getTime() + duration * minuteMs > now.getTime();
