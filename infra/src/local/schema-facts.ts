import type { ServiceDataSource } from './service-data-source.js';

/** What a column takes and gives. */
export interface ColumnFacts {
  type: string;
  /** Whether a row may be written without it: it may be empty, or fills itself. */
  optional: boolean;
  /** Whether readers may find nothing in it. */
  nullable: boolean;
}

/** What code can rely on, or stumble over, in one schema; keys are names such as `users.email`. */
export interface SchemaFacts {
  columns: Record<string, ColumnFacts>;
  /** Result types by signature. */
  functions: Record<string, string>;
  /** What every row must keep: checks, keys, unique indexes. */
  rules: Record<string, string>;
}

const byName = <T>(rows: readonly { name: string; fact: T }[]): Record<string, T> =>
  Object.fromEntries(rows.map(({ name, fact }): [string, T] => [name, fact]).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Reads a schema as its migrations left it. */
export const readSchema = async (source: ServiceDataSource, schema: string): Promise<SchemaFacts> => {
  const columns = await source.query<{ name: string; fact: ColumnFacts }[]>(
    `SELECT c.relname || '.' || a.attname AS name, jsonb_build_object('type', format_type(a.atttypid, a.atttypmod),
       'optional', NOT a.attnotnull OR a.atthasdef OR a.attidentity <> '', 'nullable', NOT a.attnotnull) AS fact
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND a.attnum > 0
       AND NOT a.attisdropped AND c.relname NOT LIKE 'migrations%'`,
    [schema],
  );
  const functions = await source.query<{ name: string; fact: string }[]>(
    `SELECT proname || '(' || pg_get_function_identity_arguments(oid) || ')' AS name,
       coalesce(pg_get_function_result(oid), '') AS fact
     FROM pg_proc WHERE pronamespace = $1::regnamespace`,
    [schema],
  );
  const rules = await source.query<{ name: string; fact: string }[]>(
    `SELECT c.relname || ': ' || r.conname AS name, regexp_replace(pg_get_constraintdef(r.oid), ' NOT VALID$', '') AS fact
     FROM pg_constraint r JOIN pg_class c ON c.oid = r.conrelid
     WHERE r.connamespace = $1::regnamespace AND r.contype <> 'n' AND c.relname NOT LIKE 'migrations%'
     UNION ALL
     SELECT c.relname || ': ' || i.relname, regexp_replace(pg_get_indexdef(x.indexrelid), '^.* USING ', 'UNIQUE ')
     FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
     WHERE c.relnamespace = $1::regnamespace AND x.indisunique
       AND NOT EXISTS (SELECT FROM pg_constraint r WHERE r.conindid = x.indexrelid)`,
    [schema],
  );
  return { columns: byName(columns), functions: byName(functions), rules: byName(rules) };
};
