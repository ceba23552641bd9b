import { payPeriods, type PayPeriod } from '@workboard/contracts/enums';
import type { JobValues } from './job-values.js';

const key = 'pngwb-pay-period';

/** The period by which the last ad that was sent from this device quoted its pay; the year before the first. */
export const keptPayPeriod = (): PayPeriod => {
  try {
    const kept = localStorage.getItem(key);
    return payPeriods.find((period) => period === kept) ?? 'year';
  } catch {
    return 'year';
  }
};

/** Keeps it for the next ad, where pay was given. */
export const keepPayPeriod = ({ payPeriod, payMin, payMax, salaryMin, salaryMax }: JobValues): void => {
  if (![payMin, payMax, salaryMin, salaryMax].some((amount) => amount !== '')) {
    return;
  }
  try {
    localStorage.setItem(key, payPeriod);
  } catch {
    // A browser that keeps nothing begins with the year again.
  }
};
