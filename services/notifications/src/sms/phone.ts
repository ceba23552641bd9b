import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import mobileMetadata from 'libphonenumber-js/mobile/metadata';

/**
 * Whether texts go to a number: a mobile one (never one that costs its caller extra) of a country whose calling code is on
 * the list.
 * @param phone in E.164
 */
export const isServed = (phone: string, callingCodes: readonly string[]): boolean => {
  const number = parsePhoneNumberFromString(phone, mobileMetadata);
  return number?.isValid() === true && callingCodes.includes(number.countryCallingCode);
};
