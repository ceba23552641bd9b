import { type PageQuery, wholeListLimit } from '@workboard/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The pattern that finds text anywhere, taken literally; for `ILIKE`. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A body has 100 KB at most, so fewer rows never weigh much. */
const weighedFrom = 80;

/** How many rows from a page's beginning weigh at most so many bytes as text, one at least. */
const lightRows = async <T extends ObjectLiteral>(page: SelectQueryBuilder<T>, mostBytes: number): Promise<number> => {
  const rows: { bytes: number }[] = await page
    .clone()
    .select(`octet_length(CAST(${page.alias} AS text))`, 'bytes')
    .getRawMany();
  let left = mostBytes;
  const tooHeavy = rows.findIndex(({ bytes }) => {
    left -= bytes;
    return left < 0;
  });
  return Math.max(1, tooHeavy === -1 ? rows.length : tooHeavy);
};

/**
 * The wanted page of a query and how many rows there are in all, which is counted only when asked for. Without a limit the
 * whole list, up to `most` rows (decision W11); with `mostBytes` it ends before its rows weigh more than that.
 */
export const readPage = async <T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { limit, offset = 0, includeTotal }: PageQuery,
  { most = wholeListLimit, mostBytes }: { most?: number; mostBytes?: number } = {},
): Promise<[rows: T[], total: number]> => {
  const total = includeTotal ? await query.getCount() : 0;
  const asked = Math.min(limit ?? most, most);
  const page = query.limit(asked).offset(offset);
  if (mostBytes !== undefined && asked > weighedFrom) {
    page.limit(await lightRows(page, mostBytes));
  }
  return [await page.getMany(), total];
};
