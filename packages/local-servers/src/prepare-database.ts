import { readFile } from 'node:fs/promises';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/** The services that own a schema in Postgres; the schema has the service's name, its role is `workboard_<name>`. */
export const services = ['auth', 'companies', 'jobs', 'applications', 'notifications', 'ranking'] as const;
export type ServiceName = (typeof services)[number];

/** What we need of a TypeORM DataSource. */
export interface MigratableDataSource {
  readonly options: { readonly migrations?: unknown };
  initialize(): Promise<unknown>;
  runMigrations(): Promise<unknown>;
  destroy(): Promise<void>;
}

/** The text of `infra/postgres/init.sql`; found alike from sources and from the build. */
export const initSql = () => readFile(new URL('../../../infra/postgres/init.sql', import.meta.url), 'utf8');

/** The same server and parameters with another database, or another user and password. */
export const changeUrl = (url: string, change: { database?: string; user?: string; password?: string }): string => {
  const changed = new URL(url);
  if (change.database !== undefined) {
    changed.pathname = `/${change.database}`;
  }
  if (change.user !== undefined) {
    changed.username = change.user;
  }
  if (change.password !== undefined) {
    changed.password = encodeURIComponent(change.password);
  }
  return changed.href;
};

/** Opens one connection as administrator, hands it to `work` and always closes it. */
export const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection also ends the query under way, or the next; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * Creates extensions, roles and schemas (`infra/postgres/init.sql`) in the database of `adminUrl` and sets the roles'
 * passwords. Idempotent. Roles belong to the whole server, so callers that share one must not run this at once.
 */
export const prepareDatabase = async (adminUrl: string, passwords: Record<ServiceName, string>): Promise<void> => {
  const sql = await initSql();
  await withClient(adminUrl, async (client) => {
    await client.query(sql);
    for (const service of services) {
      const password = escapeLiteral(passwords[service]);
      await client.query(`ALTER ROLE ${escapeIdentifier(`workboard_${service}`)} PASSWORD ${password}`);
    }
  });
};
