import { AppError, endOfDay, isOpenOn, say } from '@workboard/contracts';

interface Pay {
  salaryMin?: number | null;
  salaryMax?: number | null;
}

/** Throws `validation_failed` when a change of one bound would put it past the stored other one. */
export const requirePayInOrder = (stored: Pay, changes: Pay): void => {
  const salaryMin = changes.salaryMin === undefined ? stored.salaryMin : changes.salaryMin;
  const salaryMax = changes.salaryMax === undefined ? stored.salaryMax : changes.salaryMax;
  if (salaryMin != null && salaryMax != null && salaryMin > salaryMax) {
    const details = [{ field: 'salaryMin', message: say.salaryOrder }];
    throw new AppError('validation_failed', { message: say.salaryOrder, details });
  }
};

/** Open until the last second of its closing day in Port Moresby, `YYYY-MM-DD` (decision P6). */
export const isOpen = (closingDate: string | null, now: Date): boolean =>
  isOpenOn(closingDate === null ? null : endOfDay(closingDate), now);
