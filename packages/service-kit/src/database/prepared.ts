import type { DataSource } from 'typeorm';
import { requireNoTransaction } from './held-transactions.js';

/** What of `pg` is used here; TypeORM types its pool as `any`. */
interface Pool {
  query: (statement: { name?: string; text: string; values: unknown[] }) => Promise<{ rows: unknown[] }>;
}

/** Every connection keeps each of them, with its plan, until it ends. */
const mostNames = 100;
const names = new Map<string, string>();

const nameless = new WeakSet<DataSource>();

/** For a data source behind a pooler: whoever names a statement on one connection may find itself on another at the next. */
export const nameNoStatements = (dataSource: DataSource): void => void nameless.add(dataSource);

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) {
    return known;
  }
  const name = `prepared_${names.size}`;
  names.set(text, name);
  return name;
};

/** A statement for `pg` under its name, if it has one. */
export const statementOf = (
  text: string,
  values: readonly unknown[],
): { name?: string; text: string; values: unknown[] } => {
  const name = nameOf(text);
  return { ...(name !== undefined && { name }), text, values: [...values] };
};

/**
 * Runs a statement that is asked for all the time: each connection parses it once and, where a plan for any values is as good,
 * plans it once. For statements of few different texts; beyond a hundred they run as any other. Outside of transactions.
 */
export const queryPrepared = async <Row>(
  dataSource: DataSource,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> => {
  requireNoTransaction('A second connection was asked for');
  const pool = (dataSource.driver as unknown as { master: Pool }).master;
  const statement = nameless.has(dataSource) ? { text, values: [...values] } : statementOf(text, values);
  const { rows } = await pool.query(statement);
  return rows as Row[];
};
