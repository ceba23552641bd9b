import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** The row without some of its keys: what the demo data knows and no table holds. */
export const omit = <T extends object, K extends keyof T & string>(row: T, ...keys: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !(keys as readonly string[]).includes(key))) as Omit<T, K>;

const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toColumns = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]));

/**
 * Inserts rows in one statement, so that triggers per statement run once. Keys in camelCase become columns; the first
 * row names them for all, and columns that it leaves out take their defaults. `table` is `schema.name`.
 */
export const insertRows = async (client: Client, table: string, rows: readonly Row[]): Promise<void> => {
  const [first] = rows;
  if (!first) {
    return;
  }
  const columns = Object.keys(toColumns(first)).map(escapeIdentifier).join(', ');
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows.map(toColumns))],
  );
};

/** {@link insertRows} for rows that bring their ids; the table's next own id follows the highest. */
export const insertNumbered = async (
  client: Client,
  table: string,
  rows: readonly (Row & { id: number })[],
): Promise<void> => {
  await insertRows(client, table, rows);
  await client.query(
    `SELECT setval(pg_get_serial_sequence($1, 'id'), max(id)) FROM ${table} HAVING max(id) IS NOT NULL`,
    [table],
  );
};
