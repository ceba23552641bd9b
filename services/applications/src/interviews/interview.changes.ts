import type { Happening } from '../history/record-history.js';
import type { Interview } from './interview.entity.js';
import { isPlanned, placeAndTime, planOf } from './interview.rules.js';

/** What an interview was before a change. */
export const snapshotOf = (interview: Interview, now: Date) => ({
  status: interview.status,
  scheduledAt: interview.scheduledAt,
  outcome: interview.outcome,
  isPlanned: isPlanned(interview, now),
  placeAndTime: placeAndTime(interview),
  plan: planOf(interview),
});
export type Snapshot = ReturnType<typeof snapshotOf>;

const statusKinds = {
  cancelled: 'interview_cancelled',
  scheduled: 'interview_restored',
  completed: 'interview_outcome',
} as const;

/** What an employer's change of an interview says in the history of its application (decision P45). */
export const changesOf = (before: Snapshot, interview: Interview): Happening[] => {
  const { applicationId, status, outcome } = interview;
  const scheduledAt = interview.scheduledAt.toISOString();
  const happening = (kind: Happening['kind'], data: Happening['data'] = {}): Happening => ({
    applicationId,
    kind,
    data: { scheduledAt, ...data },
  });
  const happenings: Happening[] = [];
  if (status !== before.status) {
    const isCancelled = status === 'cancelled';
    happenings.push(happening(statusKinds[status], isCancelled ? { reason: 'employer' } : { outcome }));
  } else if (outcome !== before.outcome) {
    happenings.push(happening('interview_outcome', { outcome }));
  } else if (planOf(interview) !== before.plan) {
    happenings.push(happening('interview_changed', { from: before.scheduledAt.toISOString() }));
  }
  return happenings;
};

/** The same of one that is deleted. */
export const removalOf = ({ applicationId, scheduledAt }: Interview, wasPlanned: boolean): Happening => {
  const data = { scheduledAt: scheduledAt.toISOString() };
  return wasPlanned
    ? { applicationId, kind: 'interview_cancelled', data: { ...data, reason: 'employer' } }
    : { applicationId, kind: 'interview_removed', data };
};
