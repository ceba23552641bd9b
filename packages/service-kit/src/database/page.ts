import { type PageQuery, wholeListLimit } from '@workboard/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The pattern that finds text anywhere, taken literally; for `ILIKE`. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * The wanted page of a query and how many rows there are in all, which is counted only when asked for. Without a limit the
 * whole list, up to `most` rows (decision W11).
 */
export const readPage = async <T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { limit, offset = 0, includeTotal }: PageQuery,
  most: number = wholeListLimit,
): Promise<[rows: T[], total: number]> => {
  const total = includeTotal ? await query.getCount() : 0;
  const rows = await query
    .limit(Math.min(limit ?? most, most))
    .offset(offset)
    .getMany();
  return [rows, total];
};
