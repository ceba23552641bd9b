import { type ApplicationStatus, statusForSeeker } from '@workboard/contracts';
import { addDays, daysBetween } from '../calendar.js';
import type { Random } from '../random.js';
import type { DemoApplication } from '../types.js';
import type { PastHappening } from './types.js';

const minute = 1 / (24 * 60);

/** The statuses that somebody passed on the way to theirs; not everybody stood in each. */
const wayTo = (status: ApplicationStatus, random: Random): ApplicationStatus[] => {
  const maybe = (step: ApplicationStatus, chance: number) => (random.chance(chance) ? [step] : []);
  switch (status) {
    case 'applied':
      return [];
    case 'reviewed':
      return ['reviewed'];
    case 'interviewing':
      return [...maybe('reviewed', 0.8), 'interviewing'];
    case 'offered':
      return ['reviewed', ...maybe('interviewing', 0.6), 'offered'];
    case 'hired':
      return ['reviewed', ...maybe('interviewing', 0.7), 'offered', 'hired'];
    default:
      return [...maybe('reviewed', 0.6), ...maybe('interviewing', 0.15), 'rejected'];
  }
};

interface Way {
  application: DemoApplication;
  /** Who of the team decides; nobody's company decides nothing. */
  deciders: readonly number[];
  /** Days from one step to the next, as this employer takes them. */
  pace: number;
  now: Date;
  random: Random;
}

/** One step with when it was taken and who took it. */
export interface Step {
  status: ApplicationStatus;
  at: Date;
  by: number;
}

/**
 * The steps of an application, spread over the days since it came as far as they reach; the last one is its present status.
 */
export const stepsOf = ({ application, deciders, pace, now, random }: Way): Step[] => {
  const way = wayTo(application.status, random);
  const days = daysBetween(application.appliedAt, now);
  const waits = way.map(() => 0.3 + pace * (0.3 + random.next() * 1.4));
  const all = waits.reduce((sum, wait) => sum + wait, 0);
  const scale = Math.min(1, (days * 0.9) / Math.max(all, 0.01));
  let at = application.appliedAt;
  return way.map((status, index) => {
    at = addDays(at, (waits[index] ?? 0) * scale);
    return { status, at, by: random.pick(deciders) };
  });
};

/** How an application came to its status: applied, each step, and what the applicant was told of it (decision P45). */
export const happeningsOf = (application: DemoApplication, steps: readonly Step[], now: Date): PastHappening[] => {
  const { id: applicationId, userId, appliedAt } = application;
  const told: PastHappening[] = steps.map(({ status, at }) => {
    // A rejection waits for a day (decision P17).
    const leaves = addDays(at, status === 'rejected' ? 1 : Math.min(minute, daysBetween(at, now)));
    return {
      applicationId,
      at: leaves < now ? leaves : now,
      actor: 'system',
      actorId: null,
      kind: 'told',
      data: { status: statusForSeeker({ status, hadInterview: status === 'offered', offerMadeAt: null }) },
    };
  });
  return [
    { applicationId, at: appliedAt, actor: 'applicant', actorId: userId, kind: 'applied', data: {} },
    ...steps.map(({ status, at, by }, index): PastHappening => ({
      applicationId,
      at,
      actor: 'team',
      actorId: by,
      kind: 'status_changed',
      data: { from: steps[index - 1]?.status ?? 'applied', to: status },
    })),
    ...told,
  ];
};
