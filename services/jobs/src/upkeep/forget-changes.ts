import type { DataSource } from 'typeorm';

/** What a process keeps of a search that nobody asked for so long is read anew. */
const keptMinutes = 10;

/** Forgets old entries of the log of changed search rows, and notes up to where it is forgotten. */
export const forgetChanges = async (source: Pick<DataSource, 'query'>): Promise<void> => {
  await source.query(
    `WITH gone AS (DELETE FROM search_changes WHERE changed_at < now() - ${keptMinutes} * interval '1 minute' RETURNING changed_in),
     latest AS (SELECT changed_in FROM gone ORDER BY changed_in DESC LIMIT 1)
     UPDATE search_state SET forgotten = latest.changed_in FROM latest WHERE latest.changed_in > forgotten`,
  );
};
