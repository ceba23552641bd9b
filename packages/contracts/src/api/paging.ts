import { z } from 'zod';
import * as field from '../fields.js';

/** What a list that is asked for whole holds at most; who has more asks for pages (decision W11). */
export const wholeListLimit = 20_000;
/** The same for lists whose rows carry long texts. */
export const wholeLongListLimit = 5000;

/**
 * What a list weighs at most, in bytes of its rows' JSON; a thousand full ads would be 95 MB (finding S1). A list that ends
 * early goes on at the offset plus what it holds; all but those of jobs say so in a `Link` header.
 */
export const mostListBytes = 8 * 1024 * 1024;
/** The same for lists that stay between our services. */
export const mostInnerBytes = 4 * mostListBytes;

/** Yes or no in a query. */
export const flagOf = (name: string) =>
  z.preprocess(
    (value) => (typeof value === 'boolean' ? String(value) : value),
    z
      .enum(['true', 'false'], { error: `${name} must be true or false` })
      .transform((value) => value === 'true')
      .optional(),
  );

/** Which page of a list is wanted; with `includeTotal` the answer is an object with the page and the total. */
export const pageShape = {
  limit: field.wholeNumber({ name: 'Limit', min: 1, max: wholeListLimit }).optional(),
  offset: field.wholeNumber({ name: 'Offset', min: 0, max: 10_000_000 }).optional(),
  includeTotal: flagOf('includeTotal'),
  /** Words to look for. */
  q: z.string().trim().max(200, 'Must be at most 200 characters').optional(),
};

/** One choice of several, in a sentence when it is none of them. */
export const choice = <const V extends readonly [string, ...string[]]>(name: string, values: V) =>
  z.enum(values, { error: `${name} must be one of ${values.join(', ')}` }).optional();

export interface PageQuery {
  limit?: number;
  offset?: number;
  includeTotal?: boolean;
  q?: string;
}
/** Rows of a page and how many there are in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}
