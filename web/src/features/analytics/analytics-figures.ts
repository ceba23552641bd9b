import type { Application, Job } from '@workboard/contracts';
import { fixedFigures } from '@workboard/contracts/constants';
import { dayOf } from '@workboard/contracts/dates';
import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';

const dayMs = 86_400_000;

type StatusCounts = Record<ApplicationStatus, number>;

export const countStatuses = (applications: readonly Pick<Application, 'status'>[]): StatusCounts => {
  const counts = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as StatusCounts;
  for (const { status } of applications) {
    counts[status] += 1;
  }
  return counts;
};

/** A share of a whole in whole percent; 0 of nothing is 0. */
const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

interface Rates {
  success: number;
  response: number;
  interview: number;
  offer: number;
  hire: number;
}

/** The seeker's rates in percent, from status counts alone (spec §9). */
export const ratesOf = (counts: StatusCounts): Rates => {
  const { applied, interviewing, offered, hired } = counts;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    success: percentOf(interviewing + offered + hired, total),
    response: percentOf(total - applied, total),
    interview: percentOf(interviewing + offered + hired, total),
    offer: percentOf(offered + hired, total),
    hire: percentOf(hired, total),
  };
};

export const isAboveAverage = ({ success }: Rates): boolean => success > fixedFigures.successRateAboveAverage;

/** Applications of the last 30 days, one figure per Port Moresby day, the oldest first. */
export const activity = (
  applications: readonly Pick<Application, 'appliedAt'>[],
  now: Date,
): { day: string; count: number }[] => {
  const days = Array.from({ length: fixedFigures.activityWindowDays }, (_, index) =>
    dayOf(new Date(now.getTime() - (fixedFigures.activityWindowDays - 1 - index) * dayMs)),
  );
  const counts = new Map(days.map((day) => [day, 0]));
  for (const { appliedAt } of applications) {
    const day = dayOf(new Date(appliedAt));
    if (counts.has(day)) {
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
  }
  return [...counts].map(([day, count]) => ({ day, count }));
};

/** Applications sent in the present month of Port Moresby. */
export const thisMonth = (applications: readonly Pick<Application, 'appliedAt'>[], now: Date): number => {
  const month = dayOf(now).slice(0, 7);
  return applications.filter(({ appliedAt }) => dayOf(new Date(appliedAt)).startsWith(month)).length;
};

const topCount = 5;

/** The jobs with the most applications (spec §9). */
export const topJobs = (jobs: readonly Job[]): Job[] =>
  jobs.toSorted((a, b) => b.applications - a.applications || a.id - b.id).slice(0, topCount);

/** Applications per job with one decimal. */
export const perJob = (applications: number, jobs: number): number =>
  jobs === 0 ? 0 : Math.round((10 * applications) / jobs) / 10;
