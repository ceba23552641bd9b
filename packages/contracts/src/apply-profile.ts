import { isPhoneNumber } from '#phone-rule';
import type { ApplyProfileField } from './constants.js';

/** Whether a field of the profile is filled in as applying needs it; a telephone number must be one (spec §5, decision P23). */
export const isFilledIn = (field: ApplyProfileField, value: string | null): boolean => {
  const text = value?.trim() ?? '';
  return field === 'phone' ? isPhoneNumber(text) : text !== '';
};
