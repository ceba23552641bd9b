import type { ApplicationStatus } from '@workboard/contracts';

interface Change {
  status: ApplicationStatus;
  changedAt: Date;
  now: Date;
  /** The status mail that went out last, or is just going. */
  last: { status: string; at: Date } | null;
}
interface Holds {
  rejectedMs: number;
  offeredMs: number;
  collapseMs: number;
}

/**
 * When a change of status is to be told, or null when the seeker knows it already. The first change goes out at once,
 * further ones within a minute wait for its end; a rejection can be taken back for a day, and an offer waits a moment
 * for the interview that may come with it (decision P16).
 */
export const statusMailDue = ({ status, changedAt, now, last }: Change, holds: Holds): Date | null => {
  if (status === (last?.status ?? 'applied')) {
    return null;
  }
  const hold = status === 'rejected' ? holds.rejectedMs : status === 'offered' ? holds.offeredMs : 0;
  const quietUntil = last ? last.at.getTime() + holds.collapseMs : 0;
  return new Date(Math.max(hold > 0 ? changedAt.getTime() + hold : now.getTime(), quietUntil));
};
