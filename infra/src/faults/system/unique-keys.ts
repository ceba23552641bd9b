import type { Client } from 'pg';

/** A unique key as a table has it: its columns or expressions, and the rows that it is about. */
export interface UniqueKey {
  table: string;
  columns: string[];
  condition: string | null;
}

/** All unique keys of our schemas; asked before a run begins, because a run may go without one. */
export const uniqueKeys = async (database: Client): Promise<UniqueKey[]> => {
  const { rows } = await database.query<UniqueKey>(
    `SELECT indrelid::regclass::text AS table, pg_get_expr(indpred, indrelid) AS condition,
       ARRAY(SELECT pg_get_indexdef(indexrelid, place, true) FROM generate_series(1, indnkeyatts) place) AS columns
     FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
     WHERE indisunique AND relnamespace::regnamespace::text
       = ANY(ARRAY['auth', 'companies', 'jobs', 'applications', 'notifications', 'ranking'])`,
  );
  return rows;
};

/** How many values of a key stand in more than one row. */
export const doubles = async (database: Client, { table, columns, condition }: UniqueKey): Promise<number> => {
  const known = columns.map((column) => `(${column}) IS NOT NULL`).join(' AND ');
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM ${table} WHERE ${known} AND (${condition ?? 'true'})
       GROUP BY ${columns.join(', ')} HAVING count(*) > 1) AS doubled`,
  );
  return rows[0]?.count ?? 0;
};
