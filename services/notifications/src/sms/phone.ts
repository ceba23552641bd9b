import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as people type it, taken for one of Papua New Guinea unless it has a country code; E.164, or null. */
export const normalisePhone = (value: string): string | null => {
  const number = parsePhoneNumberFromString(value, 'PG');
  return number?.isValid() ? number.number : null;
};
