import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { isPhoneNumber as hasShape } from './phone-shape.js';

/**
 * Whether this is a number that can be called: of a length that its country has, Papua New Guinea's unless it begins with a
 * country code. Ranges are not looked at, because new ones are given out before any table knows them (decision P23).
 */
export const isPhoneNumber = (text: string): boolean =>
  hasShape(text) && parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), 'PG', metadata)?.isPossible() === true;
