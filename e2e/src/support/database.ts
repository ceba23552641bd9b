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

/** What a refused call must leave alone, without the counters that lag behind. */
const tables: Record<string, string> = {
  'auth.users': '*',
  'auth.pending_users': '*',
  'companies.companies': '*',
  'jobs.jobs': 'id, title, status, published, company_id, closing_date',
  'jobs.saved_jobs': '*',
  'applications.applications': '*',
  'applications.interviews': '*',
  'notifications.job_alerts': '*',
  'notifications.application_status_alerts': '*',
};

/** One short text that differs when any of the product's records differ. */
export const fingerprint = async (): Promise<string> => {
  const parts = Object.entries(tables).map(
    ([table, columns]) =>
      `(SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t.id), '')) FROM (SELECT ${columns} FROM ${table}) t)`,
  );
  const [row] = await query<{ digest: string }>(`SELECT concat(${parts.join(', ')}) AS digest`);
  return row?.digest ?? '';
};
