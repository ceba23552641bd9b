import { dayOf, startOfDay } from '@workboard/contracts';

const hourMs = 3_600_000;
const quietFrom = 21;
const quietUntil = 7;

/** The end of the quiet hours (21:00–07:00 in Port Moresby) an instant lies in, or null when texts may go out. */
export const quietEnd = (now: Date): Date | null => {
  const midnight = startOfDay(dayOf(now)).getTime();
  const hour = (now.getTime() - midnight) / hourMs;
  if (hour < quietUntil) {
    return new Date(midnight + quietUntil * hourMs);
  }
  return hour >= quietFrom ? new Date(midnight + (24 + quietUntil) * hourMs) : null;
};
