import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import mobileMetadata from 'libphonenumber-js/mobile/metadata';

/** A number as people type it, taken for one of Papua New Guinea unless it has a country code; E.164, or null. */
export const normalisePhone = (value: string): string | null => {
  const number = parsePhoneNumberFromString(value, 'PG', metadata);
  return number?.isValid() ? number.number : null;
};

/**
 * Whether texts go to a number: a mobile one (never one that costs its caller extra) of a country whose calling code is on
 * the list.
 * @param phone in E.164
 */
export const isServed = (phone: string, callingCodes: readonly string[]): boolean => {
  const number = parsePhoneNumberFromString(phone, mobileMetadata);
  return number?.isValid() === true && callingCodes.includes(number.countryCallingCode);
};
