import { escapeIdentifier, type Client } from 'pg';
import { services, type ServiceName } from '@workboard/local-servers';

/** A table of a service, or one of its sequences. */
export interface Named {
  schema: ServiceName;
  name: string;
}

export const sqlName = ({ schema, name }: Named): string => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/** What TypeORM keeps of migrations that ran; made by them again, and never copied. */
export const migrationsTable = 'migrations';

/** All tables of the services with the columns that can be written, those before others that these refer to. */
export const tablesOf = async (client: Client): Promise<(Named & { columns: string[] })[]> => {
  const { rows: tables } = await client.query<Named & { columns: string[] }>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE n.nspname = ANY($1) AND c.relkind = 'r' AND c.relname <> $2 AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = '' GROUP BY 1, 2 ORDER BY 1, 2`,
    [services, migrationsTable],
  );
  const { rows: references } = await client.query<Named & { target: string }>(
    `SELECT n.nspname AS schema, c.relname AS name, target.relname AS target
     FROM pg_constraint r JOIN pg_class c ON c.oid = r.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_class target ON target.oid = r.confrelid
     WHERE r.contype = 'f' AND n.nspname = ANY($1) AND r.conrelid <> r.confrelid ORDER BY 1, 2, 3`,
    [services],
  );
  const ordered: typeof tables = [];
  const place = (table: (typeof tables)[number]): void => {
    if (ordered.includes(table)) {
      return;
    }
    for (const { target } of references.filter(({ schema, name }) => schema === table.schema && name === table.name)) {
      const before = tables.find(({ schema, name }) => schema === table.schema && name === target);
      if (before) {
        place(before);
      }
    }
    ordered.push(table);
  };
  tables.forEach(place);
  return ordered;
};

/** The sequences of the services, each with its value. */
export const sequencesOf = async (client: Client): Promise<(Named & { value: string; isCalled: boolean })[]> => {
  const { rows } = await client.query<Named>(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences
     WHERE schemaname = ANY($1) AND sequencename NOT LIKE '${migrationsTable}%' ORDER BY 1, 2`,
    [services],
  );
  const all = [];
  for (const sequence of rows) {
    const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${sqlName(sequence)}`,
    );
    all.push(...found.map((state) => ({ ...sequence, ...state })));
  }
  return all;
};

/** The names of the migrations that ran in each schema. */
export const migrationsOf = async (client: Client): Promise<Record<ServiceName, string[]>> => {
  const all: [ServiceName, string[]][] = [];
  for (const schema of services) {
    const { rows: there } = await client.query(`SELECT FROM pg_tables WHERE schemaname = $1 AND tablename = $2`, [
      schema,
      migrationsTable,
    ]);
    const ran = there.length
      ? await client.query<{ name: string }>(
          `SELECT name FROM ${sqlName({ schema, name: migrationsTable })} ORDER BY id`,
        )
      : { rows: [] };
    all.push([schema, ran.rows.map(({ name }) => name)]);
  }
  return Object.fromEntries(all) as Record<ServiceName, string[]>;
};
