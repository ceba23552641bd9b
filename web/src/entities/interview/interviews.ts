import { dayOf } from '@workboard/contracts/dates';
import type { Application, Interview, ListedInterview } from '@workboard/contracts';

type Times = Pick<Interview, 'status' | 'scheduledAt' | 'duration'>;

const endOf = ({ scheduledAt, duration }: Times): number => new Date(scheduledAt).getTime() + duration * 60_000;

/** Scheduled and not over yet. */
export const isPlanned = (interview: Times, now: Date): boolean =>
  interview.status === 'scheduled' && endOf(interview) > now.getTime();

/** Whether it took its time, whatever was made of it; a cancelled one never did. */
export const isPast = (interview: Times, now: Date): boolean =>
  interview.status === 'completed' || (interview.status === 'scheduled' && endOf(interview) <= now.getTime());

/** Cancelled, and somebody could still travel to it. */
export const isCalledOff = ({ status, scheduledAt }: Times, now: Date): boolean =>
  status === 'cancelled' && new Date(scheduledAt) > now;

/** Whether it is on this day in Port Moresby. */
export const isToday = ({ scheduledAt }: Times, now: Date): boolean => dayOf(new Date(scheduledAt)) === dayOf(now);

/** Those still to come, soonest first as they were listed, of jobs that are switched off or of all. */
export const plannedOf = (
  interviews: readonly ListedInterview[],
  { now, closedOnly = false }: { now: Date; closedOnly?: boolean },
): ListedInterview[] =>
  interviews.filter((interview) => isPlanned(interview, now) && (!closedOnly || interview.job?.status === 'inactive'));

/** The planned interviews of some applications, soonest first. */
export const upcomingOf = (
  applications: readonly Application[],
  now: Date,
): { application: Application; interview: Interview }[] =>
  applications
    .flatMap((application) =>
      (application.interviews ?? [])
        .filter((interview) => isPlanned(interview, now))
        .map((interview) => ({ application, interview })),
    )
    .toSorted((a, b) => a.interview.scheduledAt.localeCompare(b.interview.scheduledAt));
