import type { InviteeState, TimesState } from '@workboard/contracts';
import type { InterviewInvitee } from './interview-invitee.entity.js';

type Standing = Pick<InterviewInvitee, 'timeId' | 'closedAt'>;

/** How somebody stands whom times were offered to (decision P53). */
export const inviteeState = ({ timeId, closedAt }: Standing): InviteeState => {
  if (timeId !== null) {
    return 'chosen';
  }
  return closedAt ? 'closed' : 'waiting';
};

interface Offered {
  withdrawnAt: Date | null;
  times: readonly { startsAt: Date; free: number }[];
  invitees: readonly Standing[];
}

/** How the times stand: nobody waits any more, they were withdrawn, the last is past, all are taken, or one may choose. */
export const timesState = ({ withdrawnAt, times, invitees }: Offered, now: Date): TimesState => {
  if (withdrawnAt) {
    return 'withdrawn';
  }
  if (!invitees.some((invitee) => inviteeState(invitee) === 'waiting')) {
    return 'done';
  }
  const toCome = times.filter(({ startsAt }) => startsAt > now);
  if (toCome.length === 0) {
    return 'expired';
  }
  return toCome.some(({ free }) => free > 0) ? 'open' : 'full';
};
