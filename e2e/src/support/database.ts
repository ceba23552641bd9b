import { Client, type QueryResultRow } from 'pg';

let client: Promise<Client> | undefined;

const connect = async (): Promise<Client> => {
  const connection = new Client({ connectionString: process.env['E2E_ADMIN_DATABASE_URL'] });
  await connection.connect();
  return connection;
};

/** The system's database as its administrator sees it, for looking behind the answers. */
export const query = async <T extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> => {
  client ??= connect();
  const { rows } = await (await client).query<T>(sql, values);
  return rows;
};

/** Ends the connection; call it when a file's tests are done. */
export const disconnect = async (): Promise<void> => {
  await (await client)?.end();
  client = undefined;
};

/** What a refused call must leave alone. */
const tables = [
  'auth.users',
  'auth.pending_users',
  'companies.companies',
  'jobs.saved_jobs',
  'applications.applications',
  'applications.interviews',
  'applications.interview_offers',
  'applications.interview_invitees',
  'notifications.job_alerts',
  'notifications.application_status_alerts',
];
/** Jobs carry counters that lag behind, so only what their owners write counts. */
const jobColumns = 'id, title, status, published, company_id, closing_date';

/**
 * One short text that differs when any of the product's records were written, even with the same values: which
 * transaction wrote each row, and where it lies, says so without reading what is in it.
 */
export const fingerprint = async (): Promise<string> => {
  const written = tables.map(
    (table) => `(SELECT concat(count(*), ':', sum(hashtext(concat(xmin, ctid)))) FROM ${table})`,
  );
  const jobs = `(SELECT sum(hashtext(t::text)) FROM (SELECT ${jobColumns} FROM jobs.jobs) t)`;
  const [row] = await query<{ digest: string }>(`SELECT concat_ws(' ', ${[...written, jobs].join(', ')}) AS digest`);
  return row?.digest ?? '';
};

/** A column of a service's table, under the name that the wire would use for it. */
export interface Column {
  table: string;
  column: string;
  name: string;
  type: string;
}

const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const schemas = ['auth', 'companies', 'jobs', 'applications', 'notifications', 'ranking'];
const plumbing = ['migrations', 'inbox', 'outbox', 'idempotency_keys', 'processes', 'event_failures'];

/** Every column of every table that keeps the product's records. */
export const productColumns = async (): Promise<Column[]> => {
  const rows = await query<{ table: string; column: string; type: string }>(
    `SELECT c.table_schema || '.' || c.table_name AS table, c.column_name AS column, c.data_type AS type
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE t.table_type = 'BASE TABLE' AND c.table_schema = ANY($1) AND NOT c.table_name = ANY($2)
     ORDER BY 1, c.ordinal_position`,
    [schemas, plumbing],
  );
  return rows.map((row) => ({ ...row, name: camel(row.column) }));
};

/** The tables in which a row holds any of the texts. */
export const findText = async (texts: readonly string[]): Promise<string[]> => {
  const tables = [...new Set((await productColumns()).map(({ table }) => table))];
  const searches = tables.map(
    (table) => `SELECT '${table}' AS table WHERE EXISTS (SELECT FROM ${table} t WHERE t::text LIKE ANY($1))`,
  );
  const rows = await query<{ table: string }>(searches.join(' UNION ALL '), [texts.map((text) => `%${text}%`)]);
  return rows.map(({ table }) => table);
};

/** An event of companies that jobs failed at, put aside; taking it changes nothing. Answers its id. */
export const parkedEvent = async (reason = 'TypeError: not this one'): Promise<string> => {
  const [event] = await query<{ id: string }>(
    `INSERT INTO companies.outbox (type, payload, pending) VALUES ('company.deleted', '{"id": 2000000000}', '{}') RETURNING id`,
  );
  await query(
    `INSERT INTO companies.event_failures (event_id, subscriber, failures, last_attempt, reason, parked_at)
     VALUES ($1, 'jobs', 6, 5, $2, now())`,
    [event?.id, reason],
  );
  return event?.id ?? '';
};
