import { endOfDay, isOpenOn } from '@workboard/contracts';

/** Open until the last second of its closing day in Port Moresby, `YYYY-MM-DD` (decision P6). */
export const isOpen = (closingDate: string | null, now: Date): boolean =>
  isOpenOn(closingDate === null ? null : endOfDay(closingDate), now);
