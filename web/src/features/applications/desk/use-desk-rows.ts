import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import type { DeskRow } from '@workboard/contracts';
import { deskRowsQuery } from '../../../entities/application/desk-queries.js';
import type { VisibleRows } from './use-visible-rows.js';

/** So many rows come with one call. */
const pieceSize = 40;

/** Every row of the job that was read, whatever order it was read for. */
export const knownRows = (client: QueryClient, jobId: string): ReadonlyMap<number, DeskRow> => {
  const [root, kind] = deskRowsQuery(jobId, []).queryKey;
  const read = client.getQueriesData<DeskRow[]>({ queryKey: [root, kind, jobId] });
  return new Map(read.flatMap(([, rows = []]) => rows.map((row): [number, DeskRow] => [row.id, row])));
};

/**
 * What the list shows of those that are seen, in pieces of the whole order. What is known of somebody stays while the order
 * changes and their piece comes anew.
 */
export const useDeskRows = (jobId: string, ids: readonly number[], { from, to }: VisibleRows) => {
  const client = useQueryClient();
  const first = Math.floor(from / pieceSize);
  const count = Math.max(0, Math.ceil(Math.min(to, ids.length) / pieceSize) - first);
  const pieces = Array.from({ length: count }, (_, at) =>
    ids.slice((first + at) * pieceSize, (first + at + 1) * pieceSize),
  );
  const queries = useQueries({ queries: pieces.map((piece) => deskRowsQuery(jobId, piece)) });
  const failed = queries.find(({ isError, data }) => isError && !data);
  return { rows: knownRows(client, jobId), retry: failed && (() => void failed.refetch()) };
};
