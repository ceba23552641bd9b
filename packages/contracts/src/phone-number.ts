import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** A number as people type it, taken for one of Papua New Guinea unless it has a country code; E.164, or null. */
export const normalisePhone = (value: string): string | null => {
  const number = parsePhoneNumberFromString(value, 'PG', metadata);
  return number?.isValid() ? number.number : null;
};

/** A number as records keep it: enough to recognise, too little to ring. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 4)}…${phone.slice(-2)}`;
