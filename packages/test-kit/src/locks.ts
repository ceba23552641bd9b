import { waitFor } from '@workboard/local-servers';

/**
 * Waits until some session of a database waits for a lock.
 *
 * @param query asks that database
 * @param what who is to wait, for the error
 */
export const untilLocked = (query: (sql: string) => Promise<unknown>, what: string): Promise<number> =>
  waitFor(
    async () => {
      const rows = await query(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return (rows as { waiting: number }[])[0]?.waiting;
    },
    { what },
  );
