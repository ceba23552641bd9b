import { endOfDay, isOpenOn } from '@workboard/contracts';
import type { Before } from '../screening/review-cases.js';
import type { Job } from './job.entity.js';

/** Open until the last second of its closing day in Port Moresby, `YYYY-MM-DD` (decision P6). */
export const isOpen = (closingDate: string | null, now: Date): boolean =>
  isOpenOn(closingDate === null ? null : endOfDay(closingDate), now);

/** What a decision of a review changes, as it was before. */
export const beforeOf = ({ published, publishedAt, heldAt }: Job): Before => ({
  published,
  publishedAt: publishedAt?.toISOString() ?? null,
  heldAt: heldAt?.toISOString() ?? null,
});
